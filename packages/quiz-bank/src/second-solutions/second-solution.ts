import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../fault';
import type { ItemText, QuizText } from '../quiz-file';

/** Choice of a person who saw an item without its key: the option's text, and the hash of what they saw. */
const secondSolutions = z.record(z.string(), z.strictObject({ chosen: z.string(), seen: z.string() }));
export type SecondSolutions = z.output<typeof secondSolutions>;

/** Returns the path of a quiz's second solutions, relative to the folder of files. */
export function secondFileOf(key: string): string {
  return `${key}.second.yaml`;
}

/** Reads the second solutions of a quiz; empty if there is no file. */
export function readSecondSolutions(folder: string, key: string): SecondSolutions {
  const file = join(folder, secondFileOf(key));
  return existsSync(file) ? secondSolutions.parse(parse(readFileSync(file, 'utf8'))) : {};
}

/** Returns the SHA-256 of the stem and the options. Their order is ignored: letters may change, texts may not. */
export function seenHash({ stem, answer, others }: ItemText): string {
  const options = [answer, ...others.map(({ option }) => option)].sort();
  return createHash('sha256')
    .update(JSON.stringify([stem, options]))
    .digest('hex');
}

/** Checks that every written item has a second solution for its current text that agrees with the key. */
export function checkSecondSolutions({ key, items }: QuizText, solutions: SecondSolutions): Fault[] {
  const file = `files/${secondFileOf(key)}`;
  const written = items.filter(({ template }) => template === undefined).map(({ text }) => text);
  const unknown = Object.keys(solutions).filter((id) => !written.some((text) => text.id === id));
  return [
    ...unknown.map((item) => ({ file, item, message: 'is no written item of this quiz' })),
    ...written.flatMap((text) => {
      const message = disagreement(text, solutions[text.id]);
      return message ? [{ file, item: text.id, message }] : [];
    }),
  ];
}

function disagreement(text: ItemText, solution: SecondSolutions[string] | undefined): string | undefined {
  if (!solution) return 'has no second solution';
  if (solution.seen !== seenHash(text)) return 'has changed since its second solution';
  if (solution.chosen !== text.answer) return `the second solution is “${solution.chosen}”, not the key`;
  return undefined;
}
