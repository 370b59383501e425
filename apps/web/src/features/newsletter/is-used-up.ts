import { ApiError } from '@aw/contracts/api-error';

/** Whether a mailed link was refused for good: too old, replaced, or cut short. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && ['tokens.invalid', 'request.invalid'].includes(error.code);
}
