import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another one, said or written. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference to name in every later message, such as "M-7KQ2-9XWD". */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `M-${four()}-${four()}`;
}
