import { ApiError } from '@aw/contracts/api-error';
import { oidcProblems } from '@aw/contracts/auth/public';
import type { ErrorCode, ErrorIssue } from '@aw/contracts/error-codes';
import { describe, expect, it } from 'vitest';
import {
  codeRefusal,
  needsSecondFactor,
  oidcProblemText,
  signInRefusal,
  signUpRefusal,
} from './auth-failures';
import { joinSignIn, joinSignUp, signInPage, signUpPage } from './auth-variants';

function refused(status: number, code: ErrorCode, message: string, issues: ErrorIssue[] = []) {
  return new ApiError(status, message, { code, message, requestId: 'r1', issues });
}

describe('a sign-in that was refused', () => {
  it('[U2] says so with the text of its page, and never which of the two fields was wrong', () => {
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

  it('[U4] shows the server’s own message, and keeps it above the form when no field is to blame', () => {
    const message = 'Too many attempts. Please try again at 17:05.';
    const refusal = signInRefusal(refused(429, 'auth.too_many_attempts', message), signInPage);
    expect(refusal.note).toBe(message);
    expect(refusal.toast).toEqual({ title: 'Sign In Failed', description: message });
  });

  it('[U2] says that there is no connection, and shows no other server’s page', () => {
    const offline = new ApiError(0, 'You are offline. Nothing was lost. Please try again.');
    expect(signInRefusal(offline, signInPage).note).toBe(offline.reason);
    expect(signInRefusal(new ApiError(502, '<html>Bad gateway</html>'), signInPage).note).toBe(
      'Something went wrong. Please try again.',
    );
  });

  it('[U8] that waits for a code is no failure, and a wrong code stands under its field', () => {
    expect(needsSecondFactor(refused(401, 'auth.second_factor', 'A code is needed.'))).toBe(true);
    expect(needsSecondFactor(refused(401, 'auth.credentials', 'No'))).toBe(false);
    expect(codeRefusal(refused(401, 'auth.code', 'This code is not right.')).errors).toEqual({
      code: 'This code is not right.',
    });
  });
});

describe('a sign-up that was refused', () => {
  it('[U2] names the address that has an account already, with the exact toast', () => {
    const refusal = signUpRefusal(refused(409, 'accounts.email_taken', 'Taken'), signUpPage);
    expect(refusal.toast).toEqual({
      title: 'Sign Up Failed',
      description: 'An account with this email already exists',
    });
    expect(refusal.errors).toEqual({ email: 'An account with this email already exists.' });
  });

  it('[U2] asks to try again or to contact support when nobody knows why', () => {
    expect(signUpRefusal(new Error('?'), joinSignUp).toast).toEqual({
      title: 'Sign Up Failed',
      description: 'Please try again or contact support',
    });
  });

  it('[U4] puts a password that everybody uses under its field', () => {
    const message = 'Please choose a less common password.';
    const refusal = signUpRefusal(refused(422, 'accounts.password', message), signUpPage);
    expect(refusal.errors).toEqual({ password: message });
    expect(refusal.note).toBeUndefined();
  });

  it('[U2] puts the server’s messages under the fields of this page', () => {
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

  it('[U2] shows above the form what concerns none of its fields', () => {
    const issues = [{ path: 'body.termsVersion', message: 'The terms have changed.' }];
    const changed = refused(400, 'request.invalid', 'The terms have changed. Please reload.', issues);
    expect(signUpRefusal(changed, signUpPage).note).toBe('The terms have changed. Please reload.');
  });
});

it('[U3] each way in which a provider’s sign-in can fail is told in words of its own', () => {
  const texts = oidcProblems.map((code) => oidcProblemText(code));
  expect(new Set(texts).size).toBe(oidcProblems.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{30,}\.$/);
  for (const unknown of [undefined, '', 'toString', '<b>x</b>'])
    expect(oidcProblemText(unknown)).toBeUndefined();
});
