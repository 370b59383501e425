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
  /** Shown instead of the tutors when there is no profile. */
  noTutors: z.strictObject({ title: line, text: line }),
  /** Next steps of a question, whether it is published at once or waits for review. */
  afterPosting: z.array(line).min(2).max(4),
  afterHolding: z.array(line).min(2).max(4),
  services: z.array(card).length(3),
});
export type Experts = z.infer<typeof experts>;
