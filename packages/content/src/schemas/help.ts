import * as z from 'zod';
import { line, sitePath, slug } from './text';

const link = z.strictObject({ text: line, to: sitePath });

/** Questions for the search on the help page, each with the page that its answer is about. */
export const faq = z.array(z.strictObject({ id: slug, question: line, answer: line, link })).length(6);
export type Faq = z.infer<typeof faq>;
export type FaqEntry = Faq[number];

const section = z.strictObject({
  id: slug,
  title: line,
  text: line,
  steps: z.array(line).default([]),
  /** The first link is a button: the next step from here. */
  links: z.array(link).min(1),
});
const isUnique = (all: { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;
const sections = z.array(section).min(2).refine(isUnique, 'Two sections have the same id.');
const tabs = z
  .array(z.strictObject({ id: slug, title: line, sections }))
  .length(4)
  // All sections are on one page, where an address can name one.
  .refine((all) => isUnique(all.flatMap((tab) => tab.sections)), 'Two sections have the same id.');
const page = { title: line, lead: line, description: line };

export const helpPages = z.strictObject({
  center: z.strictObject({
    ...page,
    /** Text that says what to write to support about, and when to expect an answer. */
    message: line,
    guides: z.array(z.strictObject({ title: line, text: line, to: sitePath })).length(3),
  }),
  gettingStarted: z.strictObject({ ...page, sections }),
  accountHelp: z.strictObject({ ...page, tabs }),
  studyTools: z.strictObject({ ...page, tabs }),
});
export type HelpPages = z.infer<typeof helpPages>;
export type HelpTab = HelpPages['accountHelp']['tabs'][number];
export type HelpSection = HelpTab['sections'][number];
