import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { ErrorCode } from '@aw/contracts/error-codes';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { isConflictOrUncertain, isUncertain, lostAnswerText } from '../../actions/failure-text';
import type { StaffApi } from '../../services/staff-api';
import { quizQuery } from './queries';

/** Explanations of refusals, and what to do. For other refusals, the server's own reason is shown. */
const explanations: Partial<Record<ErrorCode, string>> = {
  'quizzes.answered':
    'People have been graded on this question, so you can change its key only with a correction. What you typed is kept: choose the old right option again, or write new options. To change the key, choose Correct on the quiz page.',
  'quizzes.changed':
    'Someone else has changed the quiz, so we reloaded it. What you typed is kept: check their changes, then try again.',
  'quizzes.empty':
    'A quiz on the site needs at least one question. Add a question first, or retire the quiz.',
};

/** Says what did not happen to a quiz, why, and what to do. */
export function quizFailure(what: string, error: unknown): string {
  if (isUncertain(error)) {
    return `${lostAnswerText(error)} Before you try again, check the quiz.`;
  }
  const explanation =
    error instanceof ApiError && error.code !== 'network' ? explanations[error.code] : undefined;
  return `${what} ${explanation ?? reasonOf(error)}`;
}

/**
 * Options of every change of a quiz. If someone else was faster or the outcome is uncertain, the quiz is read again, so
 * that the next try carries its current version.
 */
export function quizChange(what: string) {
  return {
    explain: (error: unknown) => quizFailure(what, error),
    isStaleAfter: (error: unknown) =>
      isConflictOrUncertain(error) || (error instanceof ApiError && error.status === 404),
  };
}

/** Options of a change whose answer is the quiz as it is now. */
export function shownQuizChange(api: StaffApi, what: string) {
  return { ...quizChange(what), cacheKey: ({ id }: StaffQuiz) => quizQuery(api, id).queryKey };
}
