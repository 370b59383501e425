import { expect, it } from 'vitest';
import { joinSignIn, signInPage } from './auth-variants';
import { checkCode, codeToSend } from './check-code';
import { checkNewPassword } from './check-new-password';
import { checkSignIn } from './check-sign-in';

const filled = { email: 'layla@example.com', password: 'secret1', remember: false };

it('[U2] a sign-in needs both fields, with the texts of its page', () => {
  for (const values of [
    { ...filled, email: ' ' },
    { ...filled, password: '' },
  ]) {
    expect(checkSignIn(values, signInPage)?.toast).toEqual({
      title: 'Missing Information',
      description: 'Please enter both email and password',
    });
    expect(checkSignIn(values, joinSignIn)?.toast).toEqual({
      title: 'Please fill in all fields',
      description: 'Email and password are required',
    });
  }
  expect(checkSignIn({ ...filled, email: '', password: '' }, signInPage)?.errors).toEqual({
    email: 'Please enter your e-mail address.',
    password: 'Please enter your password.',
  });
  expect(checkSignIn(filled, signInPage)).toBeUndefined();
});

it('[U8] a code goes out without its spaces, and one that cannot be right stays here', () => {
  expect(codeToSend(' 123 456 ')).toBe('123456');
  expect(checkCode('123456', false)).toBeUndefined();
  expect(checkCode('12345', false)?.errors?.code).toMatch(/six digits/);
  expect(checkCode('abcd-efgh', false)?.errors?.code).toMatch(/recovery code/);
  expect(checkCode('abcd-efgh', true)).toBeUndefined();
  expect(checkCode('', true)?.errors?.code).toBe('Please enter the code.');
});

it('[U4] a new password is given twice and long enough', () => {
  expect(checkNewPassword({ password: 'secret1', confirm: 'secret1' }, 6)).toBeUndefined();
  expect(checkNewPassword({ password: 'secret1', confirm: 'secret2' }, 6)?.errors).toEqual({
    confirm: 'Passwords do not match.',
  });
  expect(checkNewPassword({ password: 'abc', confirm: 'abc' }, 6)?.errors).toEqual({
    password: 'Password must be at least 6 characters long.',
  });
  expect(checkNewPassword({ password: '', confirm: '' }, 6)?.toast?.title).toBe('Missing Information');
});
