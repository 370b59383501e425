import { ApiError, reasonOf } from '@aw/contracts/api-error';

/** What a refused call says: under the field when what was typed is wrong, else above it. */
export type Refusal = { field?: string; note?: string };

const fieldCodes: readonly string[] = ['staff.credentials', 'staff.totp'];

/** Puts an error's sentence where it belongs; empty without an error, and for one that the login page tells. */
export function refusalOf(error: unknown): Refusal {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { note: reasonOf(error) };
  if (error.status === 401) return {};
  if (fieldCodes.includes(error.code)) return { field: error.reason };
  const [issue] = error.issues;
  return issue ? { field: issue.message } : { note: error.reason };
}

/** Whether the factor is on, where a refusal tells that it was changed elsewhere meanwhile; else undefined. */
export function statusFrom(error: unknown): boolean | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'totp.already_on') return true;
  return error.code === 'totp.not_started' ? false : undefined;
}
