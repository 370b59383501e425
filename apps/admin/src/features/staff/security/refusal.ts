import { ApiError, reasonOf } from '@aw/contracts/api-error';

/** Text of a refused call: under the field if the typed text is wrong, else above it. */
export type Refusal = { field?: string; note?: string };

const fieldCodes: readonly string[] = ['staff.credentials', 'staff.totp'];

/** Returns the text of an error. Empty without an error, and after a 401, which the sign-in page explains. */
export function refusalOf(error: unknown): Refusal {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { note: reasonOf(error) };
  if (error.status === 401) return {};
  if (fieldCodes.includes(error.code)) return { field: error.reason };
  const [issue] = error.issues;
  return issue ? { field: issue.message } : { note: error.reason };
}

/** Returns the state of two-step sign-in if a refusal shows that it was changed elsewhere, else undefined. */
export function secondFactorStateFrom(error: unknown): boolean | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'totp.already_on') return true;
  return error.code === 'totp.not_started' ? false : undefined;
}
