type Form = { subject: string; message: string; website: string; openForMs: number };

/** Who pastes a text is as fast as a program, so speed counts only beside a link. */
const leastMs = 3000;
const mostLinks = 5;
/** How often a text may come within a day. */
const mostRepeats = 2;

/** Why a message waits for a person instead of being mailed; null for one that does not. `cameBefore` is how often its text came within a day. */
export function heldBecause(form: Form, cameBefore: number): string | null {
  if (form.website !== '') return 'The hidden field was filled in.';
  const links = linksIn(`${form.subject}\n${form.message}`);
  if (links > 0 && form.openForMs < leastMs)
    return 'It has a link and was sent less than 3 seconds after the form was opened.';
  if (links > mostLinks) return `It has more than ${mostLinks} links.`;
  if (cameBefore >= mostRepeats) return 'The same text was sent at least three times within a day.';
  return null;
}

function linksIn(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}
