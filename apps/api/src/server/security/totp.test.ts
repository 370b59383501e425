import { generateSync } from 'otplib/functional';
import { describe, expect, it } from 'vitest';
import { encrypt } from '../../config/encrypt';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, sealedStepOf, stepOf, totpSetup } from './totp';

// RFC 6238, appendix B: the ASCII secret 12345678901234567890 for SHA-1, as base32; the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each(vectors)('[U8] the code of the test vector in RFC 6238 at second %i is %s', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('[U8] a code is valid one step early and one step late, and not a second longer', () => {
    const own = newTotpSecret();
    const start = 1_800_000_000;
    const code = generateSync({ secret: own, epoch: start });
    const step = start / 30;
    for (const seconds of [start - 30, start - 1, start, start + 29, start + 59])
      expect([seconds, stepOf(own, code, at(seconds))]).toEqual([seconds, step]);
    for (const seconds of [start - 31, start - 60, start + 60, start + 90])
      expect([seconds, stepOf(own, code, at(seconds))]).toEqual([seconds, undefined]);
  });

  it('[U8] a code may be typed with a space, and no other text is a code', () => {
    expect(stepOf(secret, ' 287 082 ', at(59))).toBe(1);
    for (const code of ['', '28708', '2870822', '28708a', '٢٨٧٠٨٢', '287-082'])
      expect([code, stepOf(secret, code, at(59))]).toEqual([code, undefined]);
  });

  it('[U8] a code can be checked only with the server’s own secret', () => {
    const sealed = encrypt('one secret', 'totp', secret);
    expect(sealedStepOf('one secret', sealed, '287082', at(59))).toBe(1);
    expect(sealedStepOf('another secret', sealed, '287082', at(59))).toBeUndefined();
  });

  it('[U8] the setup contains the site’s name and the address, as text and as a QR code', () => {
    const { uri, qrSvg } = totpSetup(secret, 'Academic Workshop', 'ada+lab@example.org');
    const url = new URL(uri);
    expect(decodeURIComponent(url.pathname)).toContain('Academic Workshop:ada+lab@example.org');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Academic Workshop' });
    expect(qrSvg).toMatch(/^<svg /);
  });
});

describe('recovery codes', () => {
  it('[U8] there are ten different recovery codes of 60 bits in three readable groups', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  });

  it('[U8] recovery codes are accepted in any case, without dashes, and with letters that look like digits', () => {
    const of = (code: string, owner = 'user_1', key = 'one secret') => hashRecoveryCode(key, owner, code);
    expect(of('K1M0 9XQP4HTC')).toBe(of('k1m0-9xqp-4htc'));
    expect(of('kLmO-9xqp-4htc')).toBe(of('k1m0-9xqp-4htc'));
    expect(of('k1m0-9xqp-4htc', 'user_2')).not.toBe(of('k1m0-9xqp-4htc'));
    expect(of('k1m0-9xqp-4htc', 'user_1', 'another')).not.toBe(of('k1m0-9xqp-4htc'));
  });
});
