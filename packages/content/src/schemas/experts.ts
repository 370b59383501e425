import * as z from 'zod';
import { line, sitePath, slug } from './text';

const tutor = z.strictObject({
  id: slug,
  name: line,
  title: line,
  specialties: z.array(line).min(2).max(5),
  experience: line,
  education: line,
  responseTime: line,
  rating: z.number().min(1).max(5),
  reviews: z.int().min(0),
  completedTasks: z.int().min(0),
  status: z.enum(['online', 'away']),
});
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
  /** Made-up people, shown only on a site with the demo seed. */
  demoTutors: z.array(tutor).length(4),
});
export type Experts = z.infer<typeof experts>;
export type Tutor = Experts['demoTutors'][number];
