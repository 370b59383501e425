import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims';

const of = (token: object, info: object = {}) =>
  claimsOf('https://id.example', 's1', { ...token }, { ...info });
const verified = { email: 'ada@id.example', email_verified: true };

describe('what a provider says', () => {
  it.each([
    [{ given_name: 'Ada', family_name: 'Lovelace' }, 'Ada', 'Lovelace'],
    [{ given_name: 'Ada' }, 'Ada', ''],
    [{ name: 'Ada Augusta King Lovelace' }, 'Ada Augusta King', 'Lovelace'],
    [{ name: 'Ada' }, 'Ada', ''],
    [{}, 'ada', ''],
    [{ name: 42, given_name: ['x'] }, 'ada', ''],
    [{ given_name: ' A\u0000d\na\u202e ', family_name: '\ud83d' }, 'A d a', ''],
    [{ given_name: `${'x'.repeat(99)}😀` }, 'x'.repeat(99), ''],
  ])('[U3] %j gives the names %j and %j', (told, firstName, lastName) => {
    expect(of({ ...verified, ...told })).toMatchObject({ firstName, lastName });
  });

  it('[U3] counts an address only with the word of the same source that it is verified', () => {
    const email = (token: object, info: object = {}) => of(token, info).verifiedEmail;
    expect(email(verified)).toBe('ada@id.example');
    expect(email({}, verified)).toBe('ada@id.example');
    expect(email({ email: 'other@id.example' }, verified)).toBe('ada@id.example');
    expect(email({ email: 'other@id.example' }, { email_verified: true })).toBeNull();
    expect(email({ ...verified, email_verified: false }, verified)).toBeNull();
    for (const word of ['true', 1, null, undefined, {}])
      expect(email({ ...verified, email_verified: word })).toBeNull();
  });
});
