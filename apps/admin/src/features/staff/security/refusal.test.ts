import { ApiError } from '@aw/contracts/api-error';
import type { ErrorCode } from '@aw/contracts/error-codes';
import { expect, it } from 'vitest';
import { refusalOf, secondFactorStateFrom } from './refusal';

const refused = (status: number, code: ErrorCode, message = 'A reason.') =>
  new ApiError(status, 'x', { code, message, requestId: 'r1' });

it('[M4] a wrong password or code is shown under its field, and other errors above it', () => {
  expect(refusalOf(refused(422, 'staff.credentials'))).toEqual({ field: 'A reason.' });
  expect(refusalOf(refused(422, 'staff.totp'))).toEqual({ field: 'A reason.' });
  expect(refusalOf(refused(429, 'staff.too_many_attempts'))).toEqual({ note: 'A reason.' });
  expect(refusalOf(new ApiError(0, 'No connection.'))).toEqual({ note: 'No connection.' });
});

it('[M4] an invalid field is explained under it', () => {
  const issues = [{ path: 'body.code', message: 'Please enter the code.' }];
  const error = new ApiError(400, 'x', { code: 'request.invalid', message: 'Some fields.', issues });
  expect(refusalOf(error)).toEqual({ field: 'Please enter the code.' });
});

it('[M4] nothing is shown without an error, or when the session has ended', () => {
  expect(refusalOf(null)).toEqual({});
  expect(refusalOf(refused(401, 'auth.required'))).toEqual({});
});

it('[M4] a change that was made in another window is shown', () => {
  expect(secondFactorStateFrom(refused(409, 'totp.already_on'))).toBe(true);
  expect(secondFactorStateFrom(refused(409, 'totp.not_started'))).toBe(false);
  expect(secondFactorStateFrom(refused(422, 'staff.totp'))).toBeUndefined();
});
