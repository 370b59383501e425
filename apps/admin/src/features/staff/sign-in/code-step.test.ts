import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { codeError, needsCode } from './code-step';

const needed = new ApiError(401, 'x', { code: 'staff.totp', message: 'Please enter your code.' });
const wrongPassword = new ApiError(401, 'x', { code: 'staff.credentials', message: 'Wrong.' });

it('[M4] the form asks for a code only if the server does', () => {
  expect(needsCode(needed)).toBe(true);
  expect(needsCode(wrongPassword)).toBe(false);
  expect(needsCode(new ApiError(0, 'No connection.'))).toBe(false);
});

it('[M4] a request for a code is not shown as an error, but a wrong code is', () => {
  expect(codeError(needed, undefined)).toBeUndefined();
  expect(codeError(needed, '123456')).toContain('wrong or already used');
  expect(codeError(wrongPassword, '123456')).toBeUndefined();
});
