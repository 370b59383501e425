import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../fault';
import type { QuizText } from '../quiz-file';

const text = z.string().trim().min(1);

/** A first second solution that was not the key: what it chose, and what became of the item. */
const difference = z.strictObject({
  quiz: text,
  item: text,
  chosen: text,
  outcome: z.enum(['rewritten', 'dropped']),
  reason: text,
});
export type Difference = z.output<typeof difference>;

const file = 'differences.yaml';

/** Every difference that was noted, in the order in which they were found. */
export function readDifferences(): Difference[] {
  return z.array(difference).parse(parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')));
}

/** A rewritten item is in its quiz, a dropped one is gone, and each is noted once. */
export function checkDifferences(quizzes: readonly QuizText[], differences: readonly Difference[]): Fault[] {
  const ids = new Set(quizzes.flatMap(({ items }) => items.map(({ text }) => text.id)));
  return differences.flatMap(({ item, outcome }, index) => [
    ...(outcome === 'rewritten' && !ids.has(item)
      ? [{ file, item, message: 'was rewritten and is no longer there' }]
      : []),
    ...(outcome === 'dropped' && ids.has(item) ? [{ file, item, message: 'was dropped and is there' }] : []),
    ...(differences.findIndex((other) => other.item === item) < index
      ? [{ file, item, message: 'is noted twice' }]
      : []),
  ]);
}
