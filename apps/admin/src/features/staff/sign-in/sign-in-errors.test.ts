import { ApiError, toApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { codeError, loginErrorText, needsCode } from './sign-in-errors';

it('[M1] the alert of a failed sign-in shows the server’s message', () => {
  const body = JSON.stringify({
    code: 'staff.credentials',
    message: 'Invalid username or password',
    requestId: 'r1',
  });
  expect(loginErrorText(toApiError(401, 'Unauthorized', body))).toBe('Invalid username or password');
});

it('[M1] the alert of a failed sign-in without a message says "Login failed"', () => {
  expect(loginErrorText(toApiError(502, 'Bad Gateway', '<html>upstream</html>'))).toBe('Login failed');
});

it('[M1] the alert of a sign-in that did not reach the server says "An error occurred during login"', () => {
  expect(loginErrorText(new ApiError(0, 'No connection.'))).toBe('An error occurred during login');
  expect(loginErrorText(new TypeError('broken'))).toBe('An error occurred during login');
});

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
