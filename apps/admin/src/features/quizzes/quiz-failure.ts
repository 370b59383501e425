import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { ErrorCode } from '@aw/contracts/error-codes';
import { isUncertain } from '../../actions/failure-text';

/** What a refusal means here and what to do; other refusals are told in the server's own words. */
const explained: Partial<Record<ErrorCode, string>> = {
  'quizzes.answered':
    'People were graded by this question, so its key changes by a correction alone. Nothing that you typed is lost: put the right option back, or write other options. To change the key, choose Correct on the page of the quiz.',
  'quizzes.changed':
    'Somebody else changed the quiz meanwhile, and it was read again just now. Nothing that you typed is lost: look at what they changed, then try again.',
  'quizzes.empty':
    'A quiz on the site needs a question. Nothing was changed. Make it a draft or retire it first, or add a question.',
};

/** What did not happen to a quiz, why, what is safe and what to do. */
export function quizFailure(what: string, error: unknown): string {
  if (isUncertain(error)) {
    const isLost = error instanceof ApiError && error.status === 0;
    const why = isLost ? 'The connection was lost before an answer arrived.' : 'The server broke off.';
    return `${why} It may have been done all the same: look at the quiz before you try again. Nothing else was changed.`;
  }
  const known = error instanceof ApiError && error.code !== 'network' ? explained[error.code] : undefined;
  if (known) return `${what} ${known}`;
  const reason = reasonOf(error);
  return `${what} ${reason}${reason.toLowerCase().includes('nothing was changed') ? '' : ' Nothing was changed.'}`;
}
