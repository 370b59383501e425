import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { passwordSchema, refusedPassword } from './password-errors';

it('[M1] a new password is asked for with the one of now, and is long enough before it is sent', () => {
  const missing = passwordSchema.safeParse({ current: '', password: 'nine char' }).error?.issues;
  expect(missing?.map(({ path, message }) => [path.join(), message])).toEqual([
    ['current', 'Please enter your current password.'],
    ['password', 'Password must be at least 10 characters'],
  ]);
  expect(passwordSchema.safeParse({ current: 'x', password: 'ten chars!' }).success).toBe(true);
});

it('[M1] a refusal stands under the field that it is about', () => {
  const wrong = new ApiError(422, 'This is not your password.', { code: 'staff.credentials' } as never);
  expect(Object.keys(refusedPassword(wrong))).toHaveLength(1);
  expect(refusedPassword(undefined)).toEqual({});
  expect(refusedPassword(new Error('broken'))).toEqual({ note: 'Something went wrong. Please try again.' });
});
