import { ApiError, toApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { loginErrorText } from './login-error';

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
