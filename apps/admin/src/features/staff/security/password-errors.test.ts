import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { passwordSchema, refusedPassword } from './password-errors';

it('[M1] a new password needs the current one and a minimum length, before it is sent', () => {
  const missing = passwordSchema.safeParse({ current: '', password: 'nine char' }).error?.issues;
  expect(missing?.map(({ path, message }) => [path.join(), message])).toEqual([
    ['current', 'Please enter your current password.'],
    ['password', 'Password must be at least 10 characters'],
  ]);
  expect(passwordSchema.safeParse({ current: 'x', password: 'ten chars!' }).success).toBe(true);
});

it('[M1] a refused password is explained under the field that is wrong', () => {
  const wrong = new ApiError(422, 'This is not your password.', { code: 'staff.credentials' } as never);
  expect(Object.keys(refusedPassword(wrong))).toHaveLength(1);
  expect(refusedPassword(undefined)).toEqual({});
  expect(refusedPassword(new Error('broken'))).toEqual({ note: 'Something went wrong. Please try again.' });
});
