import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../config/encrypt';

/** A token without an end that takes one address off the newsletter, and does nothing else. */
export function newsletterToken(secret: string, email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${signatureOf(secret, email).toString('base64url')}`;
}

/** The address that a token is about; undefined for one that this server did not make. */
export function readNewsletterToken(secret: string, token: string): string | undefined {
  const [name = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const email = Buffer.from(name, 'base64url').toString();
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, email);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? email : undefined;
}

function signatureOf(secret: string, email: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'newsletter-unsubscribe')).update(email).digest();
}
