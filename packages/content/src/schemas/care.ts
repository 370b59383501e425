import * as z from 'zod';
import { day, line } from './text';

/** Telephone numbers differ between countries, and a wrong one costs time in an emergency. */
const withoutNumbers = line.regex(
  /^\D*$/,
  'Please name no numbers here: they differ from country to country.',
);

/** Words in lower case; "…" matches up to three words. */
const phrase = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}’]+(?: (?:… )?[\p{Ll}\p{Lo}\p{M}’]+)*$/u,
    'A phrase has words in small letters, with "…" for what may stand between.',
  );

const helpline = z.strictObject({
  name: line,
  /** Telephone number, address of a chat, or both, with the hours. */
  contact: line,
  /** Country that it serves (ISO 3166-1 alpha-2); every country if it is left out. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A country is two capital letters, such as "GB".')
    .optional(),
});

/** Message of AI Chat to a person who may be in danger. */
export const care = z
  .strictObject({
    title: withoutNumbers,
    lines: z.array(withoutNumbers).min(2).max(5),
    helplines: z.array(helpline).max(200).default([]),
    /** Day on which somebody last tried every helpline. */
    helplinesCheckedOn: day.optional(),
    /** Phrases that staff add to what the site recognises by itself. */
    phrases: z
      .array(phrase)
      .default([])
      .refine((all) => new Set(all).size === all.length, { error: 'Two phrases are the same.' }),
  })
  .refine((text) => text.helplines.length === 0 || text.helplinesCheckedOn !== undefined, {
    path: ['helplinesCheckedOn'],
    error: 'Please say on which day somebody last tried the helplines.',
  });
export type Care = z.infer<typeof care>;
