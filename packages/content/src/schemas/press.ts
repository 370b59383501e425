import * as z from 'zod';
import { day, line, slug } from './text';

const kitItem = z.strictObject({
  id: slug,
  title: line,
  text: line,
  /** File name under /press/. */
  file: z.string().regex(/^[a-z0-9-]+\.(zip|svg|png|pdf|txt)$/),
});
const award = z.strictObject({
  title: line,
  text: line,
  /** Explains how anybody can verify it. */
  check: line,
});
const mediaContact = z.strictObject({
  title: line,
  text: line,
  channel: z.enum(['mail', 'whatsapp']),
  /** Subject of the email, or first message of the chat. */
  subject: line,
});

export const press = z.strictObject({
  lead: line,
  /** Description of the product, shown under every release and in the fact sheet. */
  about: line,
  stats: z.array(slug).min(3).max(4),
  mediaKit: z.array(kitItem).length(5),
  /** Sentence that says who gave the recognitions below. */
  awardsLead: line,
  /** Recognition that the site can prove; never an invented prize. */
  awards: z.array(award).length(4),
  contacts: z.array(mediaContact).min(2).max(3),
});
export type Press = z.infer<typeof press>;

/** Front matter of a press release. */
export const release = z.strictObject({ title: line, summary: line.max(300), date: day, place: line });
export type Release = z.infer<typeof release>;
