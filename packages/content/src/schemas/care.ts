import * as z from 'zod';
import { line } from './text';

/** Numbers differ from country to country, and a wrong one costs time that nobody has. */
const withoutNumbers = line.regex(
  /^\D*$/,
  'Please name no numbers here: they differ from country to country.',
);

/** Words in small letters; "…" stands for up to three words of any kind. */
const phrase = z
  .string()
  .regex(
    /^[a-z’]+(?: (?:… )?[a-z’]+)*$/,
    'A phrase has words in small letters, with "…" for what may stand between.',
  );

/** What AI Chat says to somebody who may be in danger, and the words that it is said after. */
export const care = z.strictObject({
  title: withoutNumbers,
  lines: z.array(withoutNumbers).min(2).max(5),
  phrases: z
    .array(phrase)
    .min(1)
    .refine((all) => new Set(all).size === all.length, { error: 'Two phrases are the same.' }),
});
export type Care = z.infer<typeof care>;
