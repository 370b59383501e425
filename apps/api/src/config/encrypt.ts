import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** Derives a separate key for each purpose from the server's secret (HKDF-SHA-256, RFC 5869). */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Encrypts a text that must be readable again, so that a copy of the database alone reveals nothing (AES-256-GCM). */
export function encrypt(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const box = createCipheriv(cipher, keyFor(secret, purpose), nonce);
  const body = Buffer.concat([box.update(text, 'utf8'), box.final()]);
  return Buffer.concat([nonce, box.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a text of `encrypt` with the same secret and purpose. Throws if it was changed or the secret is another. */
export function decrypt(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const box = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, 12));
  box.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8');
}
