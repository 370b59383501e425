import { randomBytes } from 'node:crypto';
import { isUniqueViolation } from '@aw/db';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const maxTries = 3;

/** Returns a new order number: `AW-` and 16 characters of Crockford's base 32, 80 random bits. */
export function newOrderNumber(): string {
  // 256 is a multiple of 32, so the remainder is as random as the byte.
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]);
  return `AW-${letters.join('')}`;
}

/** Runs `work` with a new order number, and again with another one if the number is taken. */
export async function withNewNumber<T>(
  work: (id: string) => Promise<T>,
  makeNumber = newOrderNumber,
): Promise<T> {
  for (let triesLeft = maxTries - 1; ; triesLeft -= 1) {
    try {
      return await work(makeNumber());
    } catch (error) {
      if (triesLeft === 0 || !isUniqueViolation(error, 'orders_pkey')) throw error;
    }
  }
}
