import { ApiError, issueErrors } from '@aw/contracts/api-error';
import { staffLoginFields, staffSetupFields } from '@aw/contracts/staff/public';
import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** Returns the first message of each wrong field, as its form shows it. */
function fieldErrors(schema: $ZodType, typed: unknown) {
  const issues = safeParse(schema, typed).error?.issues ?? [];
  return issueErrors(
    new ApiError(400, '', { issues: issues.map(({ path, message }) => ({ path: path.join('.'), message })) }),
  );
}

describe('the login form', () => {
  it('[M1] names what is wrong under each field', () => {
    expect(fieldErrors(staffLoginFields, { username: 'ab', password: 'short' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
    expect(fieldErrors(staffLoginFields, { username: '  a  ', password: '' })).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
  });

  it('[M1] lets the shortest right values through', () => {
    expect(fieldErrors(staffLoginFields, { username: 'ada', password: 'sixsix' })).toEqual({});
  });

  it('[M1] sends the username of an older account as it is typed, which a new account could not have', () => {
    const older = 'Ame\u0301lie\u3000\u200bRoux';
    expect(staffLoginFields.parse({ username: ` ${older} `, password: 'sixsix' }).username).toBe(older);
    expect(staffSetupFields.shape.username.parse(older)).toBe('Am\u00e9lie Roux');
  });
});

describe('the first administrator', () => {
  it('[M1] needs an email address and the link’s token as well', () => {
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
