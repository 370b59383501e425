import { randomBytes } from 'node:crypto';
import { isUniqueViolation } from '@aw/db';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const tries = 3;

/** A new order number: `AW-` and 16 characters of Crockford's base 32, 80 random bits. */
export function newOrderNumber(): string {
  // 256 is a multiple of 32, so the remainder is as random as the byte.
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]);
  return `AW-${letters.join('')}`;
}

/** Does `work` with a number that no order has; it runs again with another one when the number is taken. */
export async function withNewNumber<T>(
  work: (id: string) => Promise<T>,
  makeNumber = newOrderNumber,
): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work(makeNumber());
    } catch (error) {
      if (left === 0 || !isUniqueViolation(error, 'orders_pkey')) throw error;
    }
  }
}
