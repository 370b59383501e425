import * as z from 'zod';
import { line, sitePath, slug } from './text';

/** Figures that the server counts. A claim with one of them has no value of its own. */
export const liveFigures = ['documents', 'schools', 'courses', 'questions', 'answers'] as const;
export type LiveFigure = (typeof liveFigures)[number];

const claim = z.strictObject({
  id: slug,
  /** Figure, such as "24/7"; left out for a counted one. */
  value: line.optional(),
  live: z.enum(liveFigures).optional(),
  /** Label of the figure, such as "support". */
  text: line,
  /** Paths of the pages that show it. */
  shownOn: z.array(sitePath).min(1),
});

/** All figures that the site states about itself. */
export const claims = z
  .array(claim)
  .refine((all) => all.every(({ value, live }) => (value === undefined) !== (live === undefined)), {
    error: 'A claim has either a value or the name of a live figure.',
  })
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'Two claims have the same id.',
  });
export type Claims = z.infer<typeof claims>;
export type Claim = Claims[number];
