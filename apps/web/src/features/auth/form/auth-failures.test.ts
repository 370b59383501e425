import { ApiError } from '@aw/contracts/api-error';
import { oidcProblems } from '@aw/contracts/auth/public';
import type { ErrorCode, ErrorIssue } from '@aw/contracts/error-codes';
import { describe, expect, it } from 'vitest';
import { joinSignIn, joinSignUp, signInPage, signUpPage } from '../auth-variants';
import {
  codeRefusal,
  needsSecondFactor,
  oidcProblemText,
  passkeySignInProblem,
  signInRefusal,
  signUpRefusal,
} from './auth-failures';

function refused(status: number, code: ErrorCode, message: string, issues: ErrorIssue[] = []) {
  return new ApiError(status, message, { code, message, requestId: 'r1', issues });
}

describe('a refused sign-in', () => {
  it('[U2] a refused sign-in shows its page’s text and never says which of the two fields was wrong', () => {
    const wrong = refused(401, 'auth.credentials', 'Invalid email or password');
    expect(signInRefusal(wrong, signInPage).toast).toEqual({
      title: 'Sign In Failed',
      description: 'Invalid email or password',
    });
    expect(signInRefusal(wrong, joinSignIn).toast).toEqual({
      title: 'Sign In Failed',
      description: 'Invalid email or password. Please try again.',
    });
    expect(Object.keys(signInRefusal(wrong, signInPage).errors ?? {})).toEqual(['password']);
  });

  it('[U4] a refused sign-in shows the server’s message above the form when no field is wrong', () => {
    const message = 'Too many attempts. Please try again at 17:05.';
    const refusal = signInRefusal(refused(429, 'auth.too_many_attempts', message), signInPage);
    expect(refusal.note).toBe(message);
    expect(refusal.toast).toEqual({ title: 'Sign In Failed', description: message });
  });

  it('[U2] a sign-in without a connection says so, and the HTML of a proxy’s error page is never shown', () => {
    const offline = new ApiError(0, 'You are offline. Nothing was lost. Please try again.');
    expect(signInRefusal(offline, signInPage).note).toBe(offline.reason);
    expect(signInRefusal(new ApiError(502, '<html>Bad gateway</html>'), signInPage).note).toBe(
      'Something went wrong. Please try again.',
    );
  });

  it('[U8] a sign-in that requires a code is not a failure, and a wrong code is reported under its field', () => {
    expect(needsSecondFactor(refused(401, 'auth.second_factor', 'A code is needed.'))).toBe(true);
    expect(needsSecondFactor(refused(401, 'auth.credentials', 'No'))).toBe(false);
    expect(codeRefusal(refused(401, 'auth.code', 'This code is not right.')).errors).toEqual({
      code: 'This code is not right.',
    });
  });
});

describe('a refused sign-up', () => {
  it('[U2] a sign-up with a taken address shows the exact toast and an error under the field', () => {
    const refusal = signUpRefusal(refused(409, 'accounts.email_taken', 'Taken'), signUpPage);
    expect(refusal.toast).toEqual({
      title: 'Sign Up Failed',
      description: 'An account with this email already exists',
    });
    expect(refusal.errors).toEqual({ email: 'An account with this email already exists.' });
  });

  it('[U2] a sign-up that failed for an unknown reason asks to try again or to contact support', () => {
    expect(signUpRefusal(new Error('?'), joinSignUp).toast).toEqual({
      title: 'Sign Up Failed',
      description: 'Please try again or contact support',
    });
  });

  it('[U4] the refusal of a common password is shown under its field', () => {
    const message = 'Please choose a less common password.';
    const refusal = signUpRefusal(refused(422, 'accounts.password', message), signUpPage);
    expect(refusal.errors).toEqual({ password: message });
    expect(refusal.note).toBeUndefined();
  });

  it('[U2] the server’s messages are shown under the matching fields of the page', () => {
    const issues = [
      { path: 'body.lastName', message: 'Please use at most 100 characters.' },
      { path: 'email', message: 'First.' },
      { path: 'email', message: 'Second.' },
    ];
    const invalid = refused(400, 'request.invalid', 'Please check the fields.', issues);
    expect(signUpRefusal(invalid, joinSignUp).errors).toEqual({
      fullName: 'Please use at most 100 characters.',
      email: 'First.',
    });
    expect(signUpRefusal(invalid, signUpPage).errors).toHaveProperty('lastName');
  });

  it('[U2] a message that concerns no field is shown above the form', () => {
    const issues = [{ path: 'body.termsVersion', message: 'The terms have changed.' }];
    const changed = refused(400, 'request.invalid', 'The terms have changed. Please reload.', issues);
    expect(signUpRefusal(changed, signUpPage).note).toBe('The terms have changed. Please reload.');
  });
});

it('[U3] each failure of a provider’s sign-in has its own text', () => {
  const texts = oidcProblems.map((code) => oidcProblemText(code));
  expect(new Set(texts).size).toBe(oidcProblems.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{30,}\.$/);
  for (const unknown of [undefined, '', 'toString', '<b>x</b>'])
    expect(oidcProblemText(unknown)).toBeUndefined();
});

it('[U8] a cancelled passkey is not an error, and other failures are explained in plain words', () => {
  const named = (name: string) => Object.assign(new Error('The operation timed out.'), { name });
  expect(passkeySignInProblem(named('NotAllowedError'))).toBeUndefined();
  expect(passkeySignInProblem(named('AbortError'))).toBeUndefined();
  expect(passkeySignInProblem(named('SecurityError'))).toBe(
    'Passkeys do not work at this web address. Please use your password.',
  );
  expect(passkeySignInProblem(named('UnknownError'))).toMatch(/on this device/);
  const body = { message: 'This passkey is not known here.', requestId: 'r1' };
  expect(passkeySignInProblem(new ApiError(401, 'x', body))).toBe('This passkey is not known here.');
});
