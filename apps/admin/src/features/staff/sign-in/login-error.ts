import { ApiError } from '@aw/contracts/api-error';

/** What the alert says after a failed sign-in: the server's own message, or the fixed texts. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An error occurred during login';
  // Only our own error bodies carry a request id; another server's page is no message for people.
  return error.requestId ? error.reason : 'Login failed';
}
