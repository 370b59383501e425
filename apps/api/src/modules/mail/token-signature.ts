import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../config/encrypt';

/** Signs the content of a token with the key of its purpose. Returns the signature as base64url. */
export function tokenSignature(secret: string, purpose: string, content: string): string {
  return sign(secret, purpose, content).toString('base64url');
}

/** Returns whether a signature in base64url was made by this server for this purpose and content. */
export function isTokenSignature(
  secret: string,
  purpose: string,
  content: string,
  signature: string,
): boolean {
  const actual = Buffer.from(signature, 'base64url');
  const expected = sign(secret, purpose, content);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function sign(secret: string, purpose: string, content: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(content).digest();
}
