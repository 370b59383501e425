import { ApiError, hasCode } from '@aw/contracts/api-error';

/** Text of the alert after a failed sign-in: the server's message, or a fixed text. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An error occurred during login';
  // Only error bodies of our server have a request id. Pages of other servers are not meant for people.
  return error.requestId ? error.reason : 'Login failed';
}

/** Checks whether the sign-in needs a code from the authenticator app. */
export function needsCode(error: unknown): boolean {
  return hasCode(error, 'staff.totp');
}

/** Returns the error under the code's field; undefined if no code had been sent yet. */
export function codeError(error: unknown, sentCode: string | undefined): string | undefined {
  if (!needsCode(error) || sentCode === undefined) return undefined;
  return 'This code is wrong or already used. Please enter the code your app shows now, or a recovery code.';
}
