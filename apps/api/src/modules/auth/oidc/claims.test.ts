import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims';

const of = (token: object, info: object = {}) =>
  claimsOf('https://id.example', 's1', { ...token }, { ...info });
const verified = { email: 'ada@id.example', email_verified: true };

describe('claims of a provider', () => {
  it.each([
    [{ given_name: 'Ada', family_name: 'Lovelace' }, 'Ada', 'Lovelace'],
    [{ given_name: 'Ada' }, 'Ada', ''],
    [{ name: 'Ada Augusta King Lovelace' }, 'Ada Augusta King', 'Lovelace'],
    [{ name: 'Ada' }, 'Ada', ''],
    [{}, 'ada', ''],
    [{ name: 42, given_name: ['x'] }, 'ada', ''],
    [{ given_name: ' A\u0000d\na\u202e ', family_name: '\ud83d' }, 'Ad a', ''],
    [{ given_name: '\u3164\u200b', name: 'Ame\u0301lie\nPoulain' }, 'Am\u00e9lie', 'Poulain'],
    [{ given_name: `${'x'.repeat(99)}😀` }, 'x'.repeat(99), ''],
  ])('[U3] %j gives the names %j and %j', (told, firstName, lastName) => {
    expect(of({ ...verified, ...told })).toMatchObject({ firstName, lastName });
  });

  it('[U3] an address counts as verified only if the same source says so', () => {
    const email = (token: object, info: object = {}) => {
      const claims = of(token, info);
      return claims.isEmailVerified ? claims.email : null;
    };
    expect(email(verified)).toBe('ada@id.example');
    expect(email({}, verified)).toBe('ada@id.example');
    expect(email({ email: 'other@id.example' }, verified)).toBe('ada@id.example');
    expect(email({ email: 'other@id.example' }, { email_verified: true })).toBeNull();
    expect(email({ ...verified, email_verified: false }, verified)).toBeNull();
    // Amazon Cognito sends the boolean as text.
    expect(email({ ...verified, email_verified: 'true' })).toBe('ada@id.example');
    for (const word of ['false', 'TRUE', '', 1, null, undefined, {}])
      expect(email({ ...verified, email_verified: word })).toBeNull();
  });

  it('[U3] a missing address and an unverified one are distinguished', () => {
    for (const told of [{}, { email: '' }, { email: ' ' }, { email: null }, { email: 7 }])
      expect([told, of(told).email]).toEqual([told, null]);
    expect(of({ email: 'ada@id.example' })).toMatchObject({
      email: 'ada@id.example',
      isEmailVerified: false,
    });
    expect(of({}, { email: 'ada@id.example' })).toMatchObject({ isEmailVerified: false });
  });
});
