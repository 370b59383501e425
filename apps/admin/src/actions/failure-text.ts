import { ApiError } from '@aw/contracts/api-error';

/** Whether a failed change may have been made all the same: the answer was lost, or the server broke on the way. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** What did not happen, why, and what is safe; where the outcome is uncertain it says so and that the log of `of` knows. */
export function failureText(what: string, error: unknown, of: string): string {
  if (error instanceof ApiError && !mayBeDone(error)) {
    // Some refusals say it themselves.
    const isSaid = error.reason.toLowerCase().includes('nothing was changed');
    return `${what} ${error.reason}${isSaid ? '' : ' Nothing was changed.'}`;
  }
  const why =
    error instanceof ApiError && error.status === 0
      ? 'The connection was lost before an answer arrived.'
      : 'The server stopped before it answered.';
  return `${why} Check the log of ${of} to see whether it was done. Nothing else was changed.`;
}

/** The payment provider is asked before anything is written, so without it nothing was. */
function mayBeDone(error: ApiError): boolean {
  return isUncertain(error) && error.code !== 'payments.unavailable';
}
