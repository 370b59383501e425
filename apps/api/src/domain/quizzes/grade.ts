import type { Letter } from '@aw/contracts/quizzes/attempts';

/** An answer beside the right one. */
export type JudgedAnswer = { answer: Letter | null; correct_answer: Letter };

export type Grade = {
  /** How many are right; what was not answered is wrong. */
  score: number;
  total: number;
  /** Right ones of a hundred, rounded; 0 without questions. */
  percentage: number;
  passed: boolean;
};

/** What answers are worth: passed from the rounded percentage on, so that the page never shows a pass mark that failed. */
export function grade(answers: readonly JudgedAnswer[], passPercentage: number): Grade {
  const total = answers.length;
  const score = answers.filter(({ answer, correct_answer: right }) => answer === right).length;
  const percentage = total === 0 ? 0 : Math.round((100 * score) / total);
  return { score, total, percentage, passed: total > 0 && percentage >= passPercentage };
}
