import { ApiError } from '@aw/contracts/api-error';

/** Returns why a passkey did not work, or undefined if the user or the page cancelled it. */
export function passkeyProblem(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  if (name === 'SecurityError') return 'Passkeys do not work at this web address. Please use your password.';
  return 'The passkey did not work on this device. Please try again, or use your password.';
}
