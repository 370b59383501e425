import { subjects } from '@aw/contracts/documents/subjects';
import { z } from 'zod';
import { difficulties } from './bank';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug');
const text = z.string().trim().min(1);
/** Mistakes are listed as they are, without being compiled. */
const plain = text.regex(/^[^$\\]*$/, 'is plain text, without formulas');

export const writtenItem = z.strictObject({
  id: slug,
  topic: plain,
  difficulty: z.enum(difficulties),
  stem: text,
  answer: text,
  others: z.array(z.strictObject({ option: text, mistake: plain })).length(3),
  explanation: text,
  source: plain,
});
/** Texts of one item, without letters. The answer is separate from the other options. */
export type ItemText = z.output<typeof writtenItem>;

export const templateItem = z.strictObject({
  id: slug,
  template: text,
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});
/** Item from a template: a seed always gives the same one. */
export type TemplateItem = z.output<typeof templateItem>;

export const quizFile = z.strictObject({
  title: plain.max(120),
  subject: z.enum(subjects),
  description: plain.max(400),
  difficulty: z.enum(difficulties),
  timeLimit: z.int().min(1).max(600).optional(),
  items: z.array(z.looseObject({ id: slug })).min(1),
});

/** A parsed file of the bank: its items in order, with those of templates already generated. */
export type QuizText = Omit<z.output<typeof quizFile>, 'items'> & {
  key: string;
  items: { text: ItemText; template?: string }[];
};
