import { signUpPage } from './auth-variants';
import { checkPasswords } from './check-sign-up';
import type { Refusal } from './refusal';

type NewPassword = { password: string; confirm: string };

/** What has to be put right before a new password can be set; undefined when it can. */
export function checkNewPassword(values: NewPassword, minLength: number): Refusal | undefined {
  const { mismatch, tooShort, missing } = signUpPage;
  const errors = {
    ...(values.password === '' ? { password: 'Please choose a password.' } : {}),
    ...(values.confirm === '' ? { confirm: 'Please repeat the password.' } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors, toast: missing };
  const problem = checkPasswords(values, minLength);
  if (problem === 'mismatch') return { errors: { confirm: `${mismatch.description}.` }, toast: mismatch };
  if (problem === undefined) return undefined;
  const toast = tooShort(minLength);
  return { errors: { password: `${toast.description}.` }, toast };
}
