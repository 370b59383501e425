import { createHash } from 'node:crypto';
import { type Letter, letters } from './bank';

/** In a block of ten items two letters are right three times and two twice. */
const blockLength = 10;

/**
 * The letter of the right answer of each item, in the order of the ids. Each item takes the letter that its hash likes
 * best of those that its block of ten still has. What follows an item never moves its letter: an item added at the end
 * moves none, one added or removed further up can only move those below it in its block and shift the blocks after it.
 */
export function dealLetters(ids: readonly string[]): Letter[] {
  let dealt: Letter[] = [];
  return ids.map((id, index) => {
    if (index % blockLength === 0) dealt = [];
    const times = (letter: Letter) => dealt.filter((other) => other === letter).length;
    const thrice = letters.filter((letter) => times(letter) === 3).length;
    const isFree = (letter: Letter) => times(letter) < 2 || (times(letter) === 2 && thrice < 2);
    const [letter = 'A'] = ranked(id, letters).filter(isFree);
    dealt.push(letter);
    return letter;
  });
}

/** Puts the answer at its letter, and the other three around it in an order that only the id decides. */
export function placeOptions<T>(
  id: string,
  letter: Letter,
  answer: T,
  others: readonly T[],
): Record<Letter, T> {
  const places = ranked(
    `${id}/others`,
    letters.filter((other) => other !== letter),
  );
  const optionAt = (other: Letter) => (other === letter ? answer : others[places.indexOf(other)]);
  // Four letters, four options: the schema asks for three others.
  return Object.fromEntries(letters.map((other) => [other, optionAt(other)])) as Record<Letter, T>;
}

function ranked<T extends string>(id: string, choices: readonly T[]): T[] {
  const rank = (choice: T) => createHash('sha256').update(`${id}/${choice}`).digest('hex');
  return choices.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
