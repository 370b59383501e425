import { hasCode } from '@aw/contracts/api-error';
import { minStaffPasswordLength } from '@aw/contracts/staff/public';
import * as z from 'zod/mini';
import { refusalOf } from './refusal';

type Errors = { current?: string; password?: string };

/** Checks before the call. */
export const passwordSchema = z.object({
  current: z.string().check(z.minLength(1, 'Please enter your current password.')),
  password: z
    .string()
    .check(
      z.refine(
        (typed) => Array.from(typed).length >= minStaffPasswordLength,
        `Password must be at least ${minStaffPasswordLength} characters`,
      ),
    ),
});

/**
 * Returns the errors of a refused change: under the field that is wrong, else above the form. Nothing for an ended
 * session.
 */
export function refusedPassword(error: unknown): Errors & { note?: string } {
  const { field, note } = refusalOf(error);
  if (field === undefined) return note === undefined ? {} : { note };
  const isCurrentWrong = hasCode(error, 'staff.credentials');
  return isCurrentWrong ? { current: field } : { password: field };
}
