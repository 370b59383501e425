import { ApiError } from '@aw/contracts/api-error';

/** Text of the alert after a failed sign-in: the server's message, or a fixed text. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An error occurred during login';
  // Only error bodies of our server have a request id. Pages of other servers are not meant for people.
  return error.requestId ? error.reason : 'Login failed';
}
