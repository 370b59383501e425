type Form = { subject: string; message: string; website: string; openForMs: number };

/** Nobody reads a form, writes and sends within this. */
const leastMs = 3000;
const mostLinks = 5;
/** How often a text may come within a day. */
const mostRepeats = 2;

/** Why a message waits for a person instead of being mailed; null for one that does not. `cameBefore` is how often its text came within a day. */
export function heldBecause(form: Form, cameBefore: number): string | null {
  if (form.website !== '') return 'The field that people do not see was filled in.';
  if (form.openForMs < leastMs) return 'It was sent less than 3 seconds after the form was opened.';
  if (linksIn(`${form.subject}\n${form.message}`) > mostLinks) return `It has more than ${mostLinks} links.`;
  if (cameBefore >= mostRepeats) return 'The same text came at least three times within a day.';
  return null;
}

function linksIn(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}
