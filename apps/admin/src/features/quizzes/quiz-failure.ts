import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { ErrorCode } from '@aw/contracts/error-codes';
import { isUncertain } from '../../actions/failure-text';

/** What a refusal means here and what to do; other refusals are told in the server's own words. */
const explained: Partial<Record<ErrorCode, string>> = {
  'quizzes.answered':
    'People have been graded on this question, so you can change its key only with a correction. What you typed is kept: choose the old right option again, or write new options. To change the key, choose Correct on the quiz page.',
  'quizzes.changed':
    'Someone else has changed the quiz, so we reloaded it. What you typed is kept: look at their changes, then try again.',
  'quizzes.empty':
    'A quiz on the site needs at least one question. Nothing was changed. Add a question first, or retire the quiz.',
};

/** What did not happen to a quiz, why, what is safe and what to do. */
export function quizFailure(what: string, error: unknown): string {
  if (isUncertain(error)) {
    const isLost = error instanceof ApiError && error.status === 0;
    const why = isLost
      ? 'The connection was lost before an answer arrived.'
      : 'The server stopped before it answered.';
    return `${why} The change may have been saved: look at the quiz before you try again. Nothing else was changed.`;
  }
  const known = error instanceof ApiError && error.code !== 'network' ? explained[error.code] : undefined;
  if (known) return `${what} ${known}`;
  const reason = reasonOf(error);
  return `${what} ${reason}${reason.toLowerCase().includes('nothing was changed') ? '' : ' Nothing was changed.'}`;
}
