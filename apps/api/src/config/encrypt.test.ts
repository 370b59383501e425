import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypt';

const secret = 'a secret of at least 32 characters, for tests';

describe('a sealed secret', () => {
  it('[U8] a sealed secret opens to the same text', () => {
    expect(decrypt(secret, 'totp', encrypt(secret, 'totp', 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
  });

  it('[U8] a sealed secret is different each time and does not contain its text', () => {
    const [one, two] = [encrypt(secret, 'totp', 'JBSWY3DP'), encrypt(secret, 'totp', 'JBSWY3DP')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('[U8] a sealed secret does not open for another purpose, with another key or with a changed bit', () => {
    const sealed = encrypt(secret, 'totp', 'JBSWY3DP');
    const changed = Buffer.from(sealed, 'base64url');
    changed[30] = (changed[30] ?? 0) ^ 1;
    expect(() => decrypt(secret, 'other', sealed)).toThrow();
    expect(() => decrypt(`${secret}!`, 'totp', sealed)).toThrow();
    expect(() => decrypt(secret, 'totp', changed.toString('base64url'))).toThrow();
  });
});
