import * as z from 'zod';
import { day, line, slug } from './text';

const kitItem = z.strictObject({
  id: slug,
  title: line,
  text: line,
  /** The file's name under /press/. */
  file: z.string().regex(/^[a-z0-9-]+\.(zip|svg|png|pdf|txt)$/),
});
const award = z.strictObject({
  title: line,
  text: line,
  /** How anybody can check it. */
  check: line,
});
const mediaContact = z.strictObject({
  title: line,
  text: line,
  channel: z.enum(['mail', 'whatsapp']),
  /** The subject of the mail, or what the chat begins with. */
  subject: line,
});

export const press = z.strictObject({
  lead: line,
  /** What the product is, under every release and in the fact sheet. */
  about: line,
  stats: z.array(slug).min(3).max(4),
  mediaKit: z.array(kitItem).length(5),
  /** Says who gave the recognitions below. */
  awardsLead: line,
  /** Recognition that the site can prove; never an invented prize. */
  awards: z.array(award).length(4),
  contacts: z.array(mediaContact).min(2).max(3),
});
export type Press = z.infer<typeof press>;

/** The front matter of a press release. */
export const release = z.strictObject({ title: line, summary: line.max(300), date: day, place: line });
export type Release = z.infer<typeof release>;
