import { createHash } from 'node:crypto';
import { type Letter, letters } from './bank';

/** In a block of ten items, two letters are right three times and two are right twice. */
const blockLength = 10;

/**
 * Returns the letter of each item's right answer. An item gets the letter with the lowest hash among those left in its
 * block of ten. A letter depends only on earlier items: adding one at the end changes none; a change further up affects
 * the rest of its block and shifts the later blocks.
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

/** Places the answer at its letter, and the other three around it in an order that depends only on the id. */
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
  // The schema requires three other options, so every letter has one.
  return Object.fromEntries(letters.map((other) => [other, optionAt(other)])) as Record<Letter, T>;
}

function ranked<T extends string>(id: string, choices: readonly T[]): T[] {
  const rank = (choice: T) => createHash('sha256').update(`${id}/${choice}`).digest('hex');
  return choices.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
