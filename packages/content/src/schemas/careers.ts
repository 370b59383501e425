import * as z from 'zod';
import { line, slug } from './text';

const point = z.strictObject({ title: line, text: line });
const opening = z.strictObject({
  /** Used in the opening's address and in applications. */
  id: slug,
  title: line,
  hours: z.enum(['Full-time', 'Part-time', 'Freelance']),
  place: line,
  team: line,
  summary: line.max(200),
  duties: z.array(line).min(3).max(6),
  needs: z.array(line).min(3).max(6),
});

/** Texts of /careers. */
export const careers = z.strictObject({
  lead: line,
  openings: z
    .array(opening)
    .length(6)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Two openings have the same id.',
    }),
  /** Steps of an application. */
  steps: z.array(point).min(3).max(5),
  benefits: z.array(point).min(4).max(8),
  values: z.array(point).min(3).max(6),
});
export type Careers = z.infer<typeof careers>;
export type Opening = Careers['openings'][number];
