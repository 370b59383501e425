import { ApiError } from '@aw/contracts/api-error';
import { leastStaffPassword } from '@aw/contracts/staff/public';
import { reasonOf } from '../../format/load-error';

type Values = { current: string; password: string };
type Errors = { current?: string; password?: string };

/** What is missing before the server is asked, under its field. */
export function passwordErrors({ current, password }: Values): Errors {
  return {
    ...(current === '' ? { current: 'Please enter your current password.' } : {}),
    ...(Array.from(password).length < leastStaffPassword
      ? { password: `Password must be at least ${leastStaffPassword} characters` }
      : {}),
  };
}

/** What a refused change says: under the field that is wrong, else above the form; nothing for an ended session. */
export function refusedPassword(error: unknown): Errors & { note?: string } {
  if (!error) return {};
  if (!(error instanceof ApiError)) return { note: reasonOf(error) };
  if (error.status === 401) return {};
  if (error.code === 'staff.credentials') return { current: error.reason };
  const [issue] = error.issues;
  return issue ? { password: issue.message } : { note: error.reason };
}
