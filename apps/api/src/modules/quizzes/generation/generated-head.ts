import { formatCount } from '@aw/contracts/duration-text';
import { type Difficulty, difficulties } from '@aw/contracts/quizzes/public';
import type { GeneratedQuizRow } from '@aw/db/quizzes';

/** Minimum time limit of a quiz, in minutes; longer quizzes have one minute per question. */
const minMinutes = 30;

/** A generation and the quiz that it made. */
type Origin = Pick<
  GeneratedQuizRow,
  'model' | 'question_count' | 'difficulty' | 'wanted_difficulty' | 'is_machine_made'
> & {
  /** Number of questions that its owner left out. */
  leftOut: number;
};

/**
 * Returns the columns of a generated quiz that follow from its questions, given the difficulty of each. If one of them has no
 * known difficulty, the quiz keeps its own, and its description does not mention it.
 */
export function headOf(questions: readonly (Difficulty | null)[], origin: Origin) {
  const { difficulty, wanted_difficulty: wanted } = origin;
  const rated = questions.filter((one) => one !== null);
  const head = {
    description: descriptionOf(questions.length, origin),
    difficulty,
    time_limit: Math.max(minMinutes, questions.length),
  };
  if (rated.length < questions.length) return head;
  const most = difficultyOf(rated, wanted);
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

/** Returns a sentence for a quiz that does not have the requested difficulty. */
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
