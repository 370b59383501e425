import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib/functional';
import { renderSVG } from 'uqr';
import { decrypt, keyFor } from '../../config/encrypt';

/** Seconds for which a code is valid, and by which a device's clock may be wrong. */
const period = 30;

/** Letters and digits that are not confused with each other (Crockford's 32): five bits each. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCount = 10;

/** Returns a new secret of 160 bits for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

export type TotpSetup = { secret: string; uri: string; qrSvg: string };

/**
 * Returns the data with which an authenticator app is set up: the secret, its otpauth address, and that address as a
 * QR code.
 */
export function totpSetup(secret: string, issuer: string, label: string): TotpSetup {
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/**
 * Returns the time step (RFC 6238) of a code: the current one, the one before or the one after. Returns undefined for
 * a wrong code.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: period });
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined;
}

/**
 * Like `stepOf`, for a secret that `seal` encrypted for the purpose 'totp'. If it cannot be decrypted because the
 * server's secret has changed, no code is right.
 */
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

/** Returns ten recovery codes of 60 random bits, such as `k7m2-9xqp-4htc`. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: codeCount }, () => [part(), part(), part()].join('-'));
}

/**
 * Returns the hash of a recovery code. It is keyed with the server's secret, so that codes cannot be found by trying
 * with a copy of the database.
 */
export function hashRecoveryCode(secret: string, ownerId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHmac('sha256', keyFor(secret, 'recovery-code')).update(`${ownerId}:${plain}`).digest('hex');
}
