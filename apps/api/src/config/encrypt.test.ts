import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypt';

const secret = 'a secret of at least 32 characters, for tests';

describe('a sealed secret', () => {
  it('[U8] opens to the same text', () => {
    expect(decrypt(secret, 'totp', encrypt(secret, 'totp', 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
  });

  it('[U8] is never the same twice and does not show its text', () => {
    const [one, two] = [encrypt(secret, 'totp', 'JBSWY3DP'), encrypt(secret, 'totp', 'JBSWY3DP')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('[U8] opens neither for another purpose, nor with another secret, nor when a bit was changed', () => {
    const sealed = encrypt(secret, 'totp', 'JBSWY3DP');
    const changed = Buffer.from(sealed, 'base64url');
    changed[30] = (changed[30] ?? 0) ^ 1;
    expect(() => decrypt(secret, 'other', sealed)).toThrow();
    expect(() => decrypt(`${secret}!`, 'totp', sealed)).toThrow();
    expect(() => decrypt(secret, 'totp', changed.toString('base64url'))).toThrow();
  });
});
