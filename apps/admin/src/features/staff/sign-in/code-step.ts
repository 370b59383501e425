import { ApiError } from '@aw/contracts/api-error';

/** Checks whether the sign-in needs a code from the authenticator app. */
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'staff.totp';
}

/** Returns the error under the code's field; undefined if no code had been sent yet. */
export function codeError(error: unknown, sentCode: string | undefined): string | undefined {
  if (!needsCode(error) || sentCode === undefined) return undefined;
  return 'This code is wrong or already used. Please enter the code your app shows now, or a recovery code.';
}
