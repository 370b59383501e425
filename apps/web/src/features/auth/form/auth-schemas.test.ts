import { describe, expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { combinedSignUp, joinSignUp, type SignUpVariant, signUpPage } from '../auth-variants';
import {
  codeSchema,
  newPasswordSchema,
  newPasswordWarning,
  signInSchema,
  signUpName,
  signUpSchema,
  signUpWarning,
} from './auth-schemas';

const signInValues = { email: 'layla@example.com', password: 'secret1', remember: false };

it('[U2] a sign-in needs both fields', () => {
  expect(formProblems(signInSchema, { ...signInValues, email: ' ' })).toHaveProperty('email');
  expect(formProblems(signInSchema, { ...signInValues, email: '', password: '' })).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  });
  expect(formProblems(signInSchema, signInValues)).toEqual({});
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

const signUpValues = {
  firstName: 'Layla',
  lastName: 'Mansour',
  fullName: 'Layla Mansour',
  email: 'layla@example.com',
  password: 'six678',
  confirm: 'six678',
  audience: 'student',
};

/** Returns the messages and the toast that keep a sign-up from being sent, or undefined if nothing does. */
function checkSignUp(
  variant: SignUpVariant,
  values: Partial<typeof signUpValues> = {},
  consent = true,
  minLength = 6,
) {
  const errors = formProblems(signUpSchema(variant, minLength), { ...signUpValues, consent, ...values });
  if (Object.keys(errors).length === 0) return undefined;
  return { errors, toast: signUpWarning(errors, variant, minLength) };
}

describe('the form of /signup', () => {
  it('[U2] /signup requires all five fields, with the exact toast and a message under each empty one', () => {
    for (const field of signUpPage.fields) {
      const refusal = checkSignUp(signUpPage, { [field]: '' });
      expect(refusal?.toast, field).toEqual({
        title: 'Missing Information',
        description: 'Please fill in all required fields',
      });
      expect(refusal?.errors, field).toHaveProperty(field);
    }
    expect(checkSignUp(signUpPage, { firstName: '  ' })?.errors).toEqual({
      firstName: 'Please enter your first name.',
    });
    expect(checkSignUp(signUpPage)).toBeUndefined();
  });

  it('[U2] /signup checks first that both passwords are the same, then that they have at least six characters', () => {
    expect(checkSignUp(signUpPage, { password: 'abc', confirm: 'abd' })?.toast).toEqual({
      title: 'Password Mismatch',
      description: 'Passwords do not match',
    });
    expect(checkSignUp(signUpPage, { password: 'five5', confirm: 'five5' })).toEqual({
      errors: { password: 'Password must be at least 6 characters long.' },
      toast: { title: 'Password Too Short', description: 'Password must be at least 6 characters long' },
    });
  });

  it('[U2] /signup shows the minimum length from the settings and counts an emoji as one character', () => {
    expect(checkSignUp(signUpPage, {}, true, 10)?.toast?.description).toBe(
      'Password must be at least 10 characters long',
    );
    expect(checkSignUp(signUpPage, { password: '🔑🔑🔑', confirm: '🔑🔑🔑' })?.toast?.title).toBe(
      'Password Too Short',
    );
  });

  it('[U2] /signup never trims a password', () => {
    expect(checkSignUp(signUpPage, { password: '      ', confirm: '      ' })).toBeUndefined();
    expect(checkSignUp(signUpPage, { password: 'secret1 ', confirm: 'secret1' })?.toast?.title).toBe(
      'Password Mismatch',
    );
  });

  it('[U2] /signup requires a valid email address', () => {
    for (const email of [
      'layla@',
      'layla',
      'laylа@example.com',
      'a b@example.com',
      `${'a'.repeat(300)}@b.co`,
    ]) {
      expect(checkSignUp(signUpPage, { email })?.errors, email).toHaveProperty('email');
    }
    expect(checkSignUp(signUpPage, { email: ' layla+notes@example.com ' })).toBeUndefined();
  });
});

describe('the form of /join', () => {
  it('[U2] /join requires full name, email and password, with its own texts', () => {
    for (const field of ['fullName', 'email', 'password'] as const) {
      expect(checkSignUp(joinSignUp, { [field]: '' })?.toast, field).toEqual({
        title: 'Please fill in all fields',
        description: 'All fields are required for registration',
      });
    }
    expect(checkSignUp(joinSignUp, { confirm: 'other99' })?.toast).toEqual({
      title: "Passwords don't match",
      description: 'Please make sure both passwords are identical',
    });
    expect(checkSignUp(joinSignUp, { password: 'five5', confirm: 'five5' })?.toast).toEqual({
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    });
    expect(checkSignUp(joinSignUp, { firstName: '', lastName: '' })).toBeUndefined();
  });
});

describe('the Sign Up tab of /login', () => {
  it('[U2] the Sign Up tab of /login requires name, email, password and consent', () => {
    expect(combinedSignUp.fields).toEqual(['fullName', 'email', 'password']);
    expect(checkSignUp(combinedSignUp, { confirm: '' })).toBeUndefined();
    expect(checkSignUp(combinedSignUp, {}, false)).toEqual({
      errors: { consent: 'Please agree to the Terms of Use and the Privacy Policy.' },
      toast: {
        title: 'Missing Information',
        description: 'Please agree to the Terms of Use and the Privacy Policy.',
      },
    });
  });

  it('[U2] /signup and /join have no consent checkbox, because a sentence says it', () => {
    expect(checkSignUp(signUpPage, {}, false)).toBeUndefined();
    expect(checkSignUp(joinSignUp, {}, false)).toBeUndefined();
  });
});

it('[U2] every sign-up page sends the name in two parts', () => {
  expect(signUpName({ fullName: 'Anna Maria Lopez' })).toEqual({
    firstName: 'Anna Maria',
    lastName: 'Lopez',
  });
  expect(signUpName({ firstName: 'Layla', lastName: 'Mansour' })).toEqual({
    firstName: 'Layla',
    lastName: 'Mansour',
  });
});

it('[U2] all errors of a sign-up are reported at once', () => {
  expect(checkSignUp(joinSignUp, { fullName: '', email: 'laylа@example.com', confirm: 'other99' })).toEqual({
    errors: {
      fullName: 'Please enter your name.',
      email: expect.stringContaining('English letters'),
      confirm: 'Please make sure both passwords are identical.',
    },
    toast: joinSignUp.missing,
  });
});
