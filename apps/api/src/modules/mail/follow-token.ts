import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../config/encrypt';

/** A token without an end that stops one address following one question, and does nothing else. */
export function followToken(secret: string, followId: number): string {
  return `${followId}.${signatureOf(secret, followId).toString('base64url')}`;
}

/** What a token is about; undefined for one that this server did not make. */
export function readFollowToken(secret: string, token: string): number | undefined {
  const [id = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[1-9]\d{0,15}$/.test(id)) return undefined;
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, Number(id));
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? Number(id)
    : undefined;
}

function signatureOf(secret: string, followId: number): Buffer {
  return createHmac('sha256', keyFor(secret, 'question-follow')).update(String(followId)).digest();
}
