import { ApiError } from '@aw/contracts/api-error';

/** Whether the sign-in goes on once a code of the authenticator app is given with it. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'staff.totp';
}

/** What stands under the code's field after a refusal: nothing when no code had been sent yet. */
export function codeError(error: unknown, sentCode: string | undefined): string | undefined {
  if (!asksForCode(error) || sentCode === undefined) return undefined;
  return 'This code is wrong or already used. Please enter the code your app shows now, or a recovery code.';
}
