import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { leastStaffPassword } from '@aw/contracts/staff/public';
import * as z from 'zod/mini';

type Errors = { current?: string; password?: string };

/** Checks before the call. */
export const passwordSchema = z.object({
  current: z.string().check(z.minLength(1, 'Please enter your current password.')),
  password: z
    .string()
    .check(
      z.refine(
        (typed) => Array.from(typed).length >= leastStaffPassword,
        `Password must be at least ${leastStaffPassword} characters`,
      ),
    ),
});

/**
 * Returns the errors of a refused change: under the field that is wrong, else above the form. Nothing for an ended
 * session.
 */
export function refusedPassword(error: unknown): Errors & { note?: string } {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { note: reasonOf(error) };
  if (error.status === 401) return {};
  if (error.code === 'staff.credentials') return { current: error.reason };
  const [issue] = error.issues;
  return issue ? { password: issue.message } : { note: error.reason };
}
