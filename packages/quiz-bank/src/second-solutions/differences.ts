import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../fault';
import type { QuizText } from '../quiz-file';

const text = z.string().trim().min(1);

/** First second solution that differed from the key: the chosen option, and what happened to the item. */
const difference = z.strictObject({
  quiz: text,
  item: text,
  chosen: text,
  outcome: z.enum(['rewritten', 'dropped']),
  reason: text,
});
export type Difference = z.output<typeof difference>;

const file = 'differences.yaml';

/** Reads all recorded differences, in the order in which they were found. */
export function readDifferences(): Difference[] {
  return z.array(difference).parse(parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')));
}

/** Checks that a rewritten item is in its quiz, that a dropped one is gone, and that each is recorded once. */
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
