import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** So many random letters and digits. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** An id as Stripe makes them: the kind's prefix and 24 random letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** The id of what is given as an id or as the whole object; null for nothing. */
export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' && reference ? reference.id : reference;
}
