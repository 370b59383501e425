import * as z from 'zod';
import { line, sitePath, slug } from './text';

const location = z.strictObject({
  city: line,
  country: line,
  kind: z.enum(['Main office', 'Service location']),
  /** Offset as shown, such as "UTC+4". */
  timeZone: z.string().regex(/^UTC[+−]\d{1,2}(:\d\d)?$/),
});
const openHours = z.strictObject({ what: line, when: line });
const entry = z.strictObject({
  id: slug,
  question: line,
  answer: line,
  /** Link for more information. */
  link: z.strictObject({ text: line, to: sitePath }).optional(),
});

export const contact = z.strictObject({
  lead: line,
  /** Text above the form: what happens with a message. */
  formLead: line,
  /** Answer time of support, shown on the contact and privacy pages. */
  replyTime: line,
  /** Opening hours. */
  hours: z.array(openHours).min(1),
  locationsLead: line,
  locations: z
    .array(location)
    .length(12)
    .refine((all) => all.filter(({ kind }) => kind === 'Main office').length === 1, {
      error: 'Exactly one location is the main office.',
    }),
  faq: z.array(entry).min(4).max(8),
});
export type Contact = z.infer<typeof contact>;
