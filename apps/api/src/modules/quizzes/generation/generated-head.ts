import { formatCount } from '@aw/contracts/duration-text';
import { type Difficulty, difficulties } from '@aw/contracts/quizzes/public';
import type { GeneratedQuizRow } from '@aw/db/quizzes';

/** Minimum time limit of a quiz, in minutes; longer quizzes have one minute per question. */
const minMinutes = 30;

/** How a quiz was made. */
type Origin = Pick<
  GeneratedQuizRow,
  'model' | 'question_count' | 'difficulty' | 'wanted_difficulty' | 'is_machine_made'
> & {
  /** Number of questions that its owner left out. */
  leftOut: number;
};

/**
 * Columns of a generated quiz that follow from its questions, of which the difficulty of each is given. The quiz keeps its
 * difficulty, and its description says nothing about it, when that of a question is not known.
 */
export function headOf(questions: readonly (Difficulty | null)[], origin: Origin) {
  const { difficulty, wanted_difficulty: wanted } = origin;
  const known = questions.filter((one) => one !== null);
  const head = {
    description: descriptionOf(questions.length, origin),
    difficulty,
    time_limit: Math.max(minMinutes, questions.length),
  };
  if (known.length < questions.length) return head;
  const most = difficultyOf(known, wanted);
  const description = most === wanted ? head.description : `${head.description} ${otherText(most, wanted)}`;
  return { ...head, description, difficulty: most ?? ('medium' as const) };
}

/** Returns the difficulty of at least half of the questions, first the wanted one; undefined if they are mixed. */
function difficultyOf(questions: readonly Difficulty[], wanted: Difficulty): Difficulty | undefined {
  return [wanted, ...difficulties].find(
    (difficulty) => 2 * questions.filter((one) => one === difficulty).length >= questions.length,
  );
}

function descriptionOf(
  questions: number,
  { model, question_count: wanted, is_machine_made, leftOut }: Origin,
): string {
  const from = is_machine_made
    ? `${model === null ? 'An AI model' : `The AI model ${model}`} wrote them, and solved them again without the answers to check them`
    : 'They come from the quiz bank and its question templates';
  return `${countText(questions, wanted, leftOut)}. ${from}.`;
}

/** Says that a quiz is not of the difficulty that was wanted. */
function otherText(most: Difficulty | undefined, wanted: Difficulty): string {
  const what = most ? `Most of them are ${difficultyNames[most]}` : 'Their difficulty is mixed';
  return `${what}, although you asked for ${difficultyNames[wanted]} questions.`;
}

function countText(questions: number, wanted: number, leftOut: number): string {
  if (leftOut > 0) return `${formatCount(questions, 'question')}, without ${leftOut} that you left out`;
  return questions < wanted
    ? `${questions} of the ${formatCount(wanted, 'question')} you asked for`
    : formatCount(questions, 'question');
}

const difficultyNames = { easy: 'easy', medium: 'medium-difficulty', hard: 'hard' } as const;
