import { hash } from 'node:crypto';

/** By which an e-mail address is known again without being kept: SHA-256, the same for every spelling in capitals. */
export function addressHash(email: string): string {
  return hash('sha256', email.toLowerCase(), 'hex');
}
