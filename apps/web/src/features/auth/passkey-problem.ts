import { ApiError } from '@aw/contracts/api-error';

/** Why a passkey did not work, in plain words; undefined when the person or the page gave up on it. */
export function passkeyProblem(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  if (name === 'SecurityError') return 'Passkeys do not work at this web address. Please use your password.';
  return 'The passkey did not work on this device. Please try again, or use your password.';
}
