import * as z from 'zod';
import { line, sitePath } from './text';

const card = z.strictObject({
  title: line,
  text: line,
  points: z.array(line).min(2).max(4),
  link: z.strictObject({ label: line, to: sitePath }),
});

export const experts = z.strictObject({
  lead: line,
  /** What stands in the place of the tutors where no profile is shown. */
  noTutors: z.strictObject({ title: line, text: line }),
  /** What happens to a question that stands on the site at once, and to one that waits for a look. */
  afterPosting: z.array(line).min(2).max(4),
  afterHolding: z.array(line).min(2).max(4),
  services: z.array(card).length(3),
});
export type Experts = z.infer<typeof experts>;
