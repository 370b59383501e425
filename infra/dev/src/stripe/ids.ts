import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns an id in Stripe's format: the prefix of the kind and 24 random letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Returns the id of a reference that is an id or a whole object; null for null. */
export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' && reference ? reference.id : reference;
}
