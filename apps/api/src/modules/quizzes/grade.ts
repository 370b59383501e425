import type { Letter } from '@aw/contracts/quizzes/attempts';

/** Which options of a question are right, and whether it counts. */
export type Key = { correct_answer: Letter; also_correct: Letter | null; dropped_at: Date | null };

/** An answer beside its key. */
export type JudgedAnswer = Key & { answer: Letter | null };

export type Grade = {
  /** How many are right; what was not answered is wrong. */
  score: number;
  /** How many count: all but dropped ones. */
  total: number;
  /** Right ones of a hundred, rounded; 0 without questions. */
  percentage: number;
  passed: boolean;
};

/** Whether an answer is right; none is wrong. */
export function isRight({
  answer,
  correct_answer: right,
  also_correct: other,
}: Omit<JudgedAnswer, 'dropped_at'>): boolean {
  return answer !== null && (answer === right || answer === other);
}

/** What answers are worth: passed from the rounded percentage on, so that the page never shows a pass mark that failed. */
export function grade(answers: readonly JudgedAnswer[], passPercentage: number): Grade {
  const counted = answers.filter(({ dropped_at: droppedAt }) => droppedAt === null);
  const total = counted.length;
  const score = counted.filter(isRight).length;
  const percentage = total === 0 ? 0 : Math.round((100 * score) / total);
  return { score, total, percentage, passed: total > 0 && percentage >= passPercentage };
}
