import * as z from 'zod';
import { line, slug } from './text';

const point = z.strictObject({ title: line, text: line });

/** Texts of /about. The list of services comes from the services page. */
export const about = z.strictObject({
  lead: line,
  mission: z.strictObject({ title: line, paragraphs: z.array(line).min(1) }),
  /** Ids of claims. */
  stats: z.array(slug).min(3).max(4),
  principles: z.array(point).min(3).max(6),
  /** Names of subjects from the taxonomy. */
  subjectAreas: z.array(line).min(23).max(27),
  /** Advice on what to write in a first message. */
  contact: z.strictObject({
    lead: line,
    send: z.array(z.strictObject({ label: line, text: line })).length(8),
  }),
});
export type About = z.infer<typeof about>;
