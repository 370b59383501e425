import { createHash, randomBytes } from 'node:crypto';

/** Returns a new opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token. Only the hash is stored, so that a copy of the database contains no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
