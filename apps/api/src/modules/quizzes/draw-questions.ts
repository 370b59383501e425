import { randomInt } from 'node:crypto';

/** A present question of a quiz, with the last time that the person was asked it; null if never. */
type PoolQuestion = { id: number; asked_at: Date | null };

/**
 * Draws the questions of an attempt in random order and returns their ids: those that the person has not seen come first,
 * then those that they were asked longest ago. `most` is the number of questions that the quiz asks; null asks all.
 */
export function drawQuestions(pool: readonly PoolQuestion[], most: number | null): number[] {
  const drawn = shuffled(pool)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .slice(0, most ?? pool.length);
  return shuffled(drawn).map(({ id }) => id);
}

const timeOf = ({ asked_at: askedAt }: PoolQuestion) => askedAt?.getTime() ?? 0;

/** Returns the items in a random order, each equally likely. */
function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
