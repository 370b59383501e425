import { ApiError, issueErrors } from '@aw/contracts/api-error';
import { staffLoginFields, staffSetupFields } from '@aw/contracts/staff/public';
import { describe, expect, it } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';

/** Returns the first message of each wrong field, as its form shows it. */
function fieldErrors(schema: $ZodType, typed: unknown) {
  const issues = safeParse(schema, typed).error?.issues ?? [];
  return issueErrors(
    new ApiError(400, '', { issues: issues.map(({ path, message }) => ({ path: path.join('.'), message })) }),
  );
}

describe('sign-in form', () => {
  it('[M1] the sign-in form shows what is wrong under each field', () => {
    expect(fieldErrors(staffLoginFields, { username: 'ab', password: 'short' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
    expect(fieldErrors(staffLoginFields, { username: '  a  ', password: '' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
  });

  it('[M1] the sign-in form accepts the shortest valid values', () => {
    expect(fieldErrors(staffLoginFields, { username: 'ada', password: 'sixsix' })).toEqual({});
  });

  it('[M1] the sign-in form sends the username of an older account, which would not be valid for a new one', () => {
    const older = 'Ame\u0301lie\u3000\u200bRoux';
    expect(staffLoginFields.parse({ username: ` ${older} `, password: 'sixsix' }).username).toBe(older);
    expect(staffSetupFields.shape.username.parse(older)).toBe('Am\u00e9lie Roux');
  });
});

describe('form of the first administrator', () => {
  it('[M1] the first administrator needs an email address and the token of the link', () => {
    const errors = fieldErrors(staffSetupFields, {
      token: '',
      username: 'ada',
      email: 'ada@',
      password: 'sixsix',
    });
    expect(errors.email).toBe('Please enter a full email address.');
    expect(errors.password).toBe('Password must be at least 10 characters');
    expect(Object.keys(errors).sort()).toEqual(['email', 'password', 'token']);
  });
});
