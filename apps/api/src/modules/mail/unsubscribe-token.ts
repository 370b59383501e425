import { createHmac, timingSafeEqual } from 'node:crypto';
import { type UnsubscribeKind, unsubscribeKinds } from '@aw/contracts/account/public';
import { keyFor } from '../../config/encrypt';

/** A token without an end that turns one kind of mail off for one person, and does nothing else. */
export function unsubscribeToken(secret: string, userId: string, kind: UnsubscribeKind): string {
  return `${userId}.${kind}.${signatureOf(secret, userId, kind).toString('base64url')}`;
}

/** Whom and what a token is about; undefined for one that this server did not make. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; kind: UnsubscribeKind } | undefined {
  const [userId = '', name, given = '', ...rest] = token.split('.');
  const kind = unsubscribeKinds.find((known) => known === name);
  if (!kind || rest.length > 0) return undefined;
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, userId, kind);
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? { userId, kind }
    : undefined;
}

function signatureOf(secret: string, userId: string, kind: UnsubscribeKind): Buffer {
  return createHmac('sha256', keyFor(secret, 'mail-unsubscribe')).update(`${userId}.${kind}`).digest();
}
