import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib/functional';
import { renderSVG } from 'uqr';
import { decrypt, keyFor } from '../../config/encrypt';

/** Seconds that a code is good for, and that a device's clock may be wrong. */
const period = 30;

/** Letters and digits that nobody confuses (Crockford's 32): five bits each. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCount = 10;

/** A new secret of 160 bits for an authenticator app, as base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

export type TotpSetup = { secret: string; uri: string; qrSvg: string };

/** What an authenticator app needs to know a secret: the secret itself, its otpauth address, and that as a QR code. */
export function totpSetup(secret: string, issuer: string, label: string): TotpSetup {
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/** The time step (RFC 6238) that a code belongs to: the one of now, the one before or the one after; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: period });
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined;
}

/** The same for a secret that `seal` closed for the purpose 'totp'; one that does not open, since the server's secret changed, has no right code. */
export function sealedStepOf(
  serverSecret: string,
  sealed: string,
  code: string,
  now: Date,
): number | undefined {
  try {
    return stepOf(decrypt(serverSecret, 'totp', sealed), code, now);
  } catch {
    return undefined;
  }
}

/** Ten recovery codes of 60 random bits, such as `k7m2-9xqp-4htc`. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: codeCount }, () => [part(), part(), part()].join('-'));
}

/** What is stored of a recovery code: keyed with the server's secret, so that a copy of the database finds none by trying. */
export function hashRecoveryCode(secret: string, ownerId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHmac('sha256', keyFor(secret, 'recovery-code')).update(`${ownerId}:${plain}`).digest('hex');
}
