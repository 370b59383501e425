import * as z from 'zod';
import { line } from './text';

/** Telephone numbers differ between countries, and a wrong one costs time in an emergency. */
const withoutNumbers = line.regex(
  /^\D*$/,
  'Please name no numbers here: they differ from country to country.',
);

/** Words in lower case; "…" matches up to three words. */
const phrase = z
  .string()
  .regex(
    /^[a-z’]+(?: (?:… )?[a-z’]+)*$/,
    'A phrase has words in small letters, with "…" for what may stand between.',
  );

/** Message of AI Chat to a person who may be in danger, and the phrases that trigger it. */
export const care = z.strictObject({
  title: withoutNumbers,
  lines: z.array(withoutNumbers).min(2).max(5),
  phrases: z
    .array(phrase)
    .min(1)
    .refine((all) => new Set(all).size === all.length, { error: 'Two phrases are the same.' }),
});
export type Care = z.infer<typeof care>;
