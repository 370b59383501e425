import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../fault';
import type { ItemText, QuizText } from '../quiz-file';

/** What somebody chose who saw an item without its key: the option's text, and the hash of what they saw. */
const secondSolutions = z.record(z.string(), z.strictObject({ chosen: z.string(), seen: z.string() }));
export type SecondSolutions = z.output<typeof secondSolutions>;

/** Where the second solutions of a quiz are, below the folder of files. */
export function secondFileOf(key: string): string {
  return `${key}.second.yaml`;
}

/** The second solutions of a quiz; none where there is no file. */
export function readSecondSolutions(folder: string, key: string): SecondSolutions {
  const file = join(folder, secondFileOf(key));
  return existsSync(file) ? secondSolutions.parse(parse(readFileSync(file, 'utf8'))) : {};
}

/** SHA-256 of the stem and the options, whose order does not count: letters may move, words may not. */
export function seenHash({ stem, answer, others }: ItemText): string {
  const options = [answer, ...others.map(({ option }) => option)].sort();
  return createHash('sha256')
    .update(JSON.stringify([stem, options]))
    .digest('hex');
}

/** Written items need a second solution, of the text as it is now, that agrees with the key. */
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
