import { formatCount } from '@aw/contracts/duration-text';
import { type Difficulty, difficulties } from '@aw/contracts/quizzes/public';
import type { GeneratedQuizRow } from '@aw/db/quizzes';

/** Minimum time limit of a quiz, in minutes; longer quizzes have one minute per question. */
const minMinutes = 30;

/** How a quiz was made. */
type Origin = Pick<GeneratedQuizRow, 'model' | 'question_count' | 'wanted_difficulty' | 'is_machine_made'> & {
  /** Number of questions that its owner left out. */
  leftOut: number;
};

/** Columns of a generated quiz that follow from its questions, of which the difficulty of each is given. */
export function headOf(questions: readonly Difficulty[], origin: Origin) {
  const difficulty = difficultyOf(questions, origin.wanted_difficulty);
  return {
    description: descriptionOf(questions.length, difficulty, origin),
    difficulty: difficulty ?? ('medium' as const),
    time_limit: Math.max(minMinutes, questions.length),
  };
}

/** Returns the difficulty of at least half of the questions, first the wanted one; undefined if they are mixed. */
function difficultyOf(questions: readonly Difficulty[], wanted: Difficulty): Difficulty | undefined {
  return [wanted, ...difficulties].find(
    (difficulty) => 2 * questions.filter((one) => one === difficulty).length >= questions.length,
  );
}

function descriptionOf(
  questions: number,
  difficulty: Difficulty | undefined,
  { model, question_count: wanted, wanted_difficulty: wantedDifficulty, is_machine_made, leftOut }: Origin,
): string {
  const from = is_machine_made
    ? `${model === null ? 'An AI model' : `The AI model ${model}`} wrote them, and solved them again without the answers to check them`
    : 'They come from the quiz bank and its question templates';
  const other =
    difficulty === wantedDifficulty
      ? ''
      : ` ${difficulty ? `Most of them are ${difficultyNames[difficulty]}` : 'Their difficulty is mixed'}, although you asked for ${difficultyNames[wantedDifficulty]} questions.`;
  return `${countText(questions, wanted, leftOut)}. ${from}.${other}`;
}

function countText(questions: number, wanted: number, leftOut: number): string {
  if (leftOut > 0) return `${formatCount(questions, 'question')}, without ${leftOut} that you left out`;
  return questions < wanted
    ? `${questions} of the ${formatCount(wanted, 'question')} you asked for`
    : formatCount(questions, 'question');
}

const difficultyNames = { easy: 'easy', medium: 'medium-difficulty', hard: 'hard' } as const;
