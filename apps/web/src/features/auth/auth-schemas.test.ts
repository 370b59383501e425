import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { codeSchema, newPasswordSchema, newPasswordWarning, signInSchema } from './auth-schemas';

const filled = { email: 'layla@example.com', password: 'secret1', remember: false };

it('[U2] a sign-in needs both fields', () => {
  expect(formProblems(signInSchema, { ...filled, email: ' ' })).toHaveProperty('email');
  expect(formProblems(signInSchema, { ...filled, email: '', password: '' })).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  });
  expect(formProblems(signInSchema, filled)).toEqual({});
});

it('[U8] a code is sent without its spaces, and a malformed code is not sent', () => {
  const [app, recovery] = [codeSchema(false), codeSchema(true)];
  expect(app.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  expect(formProblems(app, { code: '12345' }).code).toMatch(/six digits/);
  expect(formProblems(app, { code: 'abcd-efgh' }).code).toMatch(/recovery code/);
  expect(formProblems(recovery, { code: 'abcd-efgh' })).toEqual({});
  expect(formProblems(recovery, { code: ' ' })).toEqual({ code: 'Please enter the code.' });
});

it('[U4] a new password must be repeated and long enough', () => {
  const problems = (password: string, confirm = password) =>
    formProblems(newPasswordSchema(6), { password, confirm });
  expect(problems('secret1')).toEqual({});
  expect(problems('secret1', 'secret2')).toEqual({ confirm: 'Passwords do not match.' });
  expect(problems('abc')).toEqual({ password: 'Password must be at least 6 characters long.' });
  expect(problems('', 'abc').password).toBe('Please choose a password.');
  expect(newPasswordWarning(problems(''), 6).title).toBe('Missing Information');
  expect(newPasswordWarning(problems('abc'), 6).title).toBe('Password Too Short');
});
