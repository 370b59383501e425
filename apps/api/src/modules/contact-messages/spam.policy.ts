import { countLinks, heldBecause as holdReasonOf } from '../moderation/hold-rules';

type Form = { subject: string; message: string; website: string; openForMs: number };

/** Who pastes a text is as fast as a program, so speed counts only beside a link. */
const leastMs = 3000;

/** Why a message waits for a person instead of being mailed; null for one that does not. `cameBefore` is how often its text came within a day. */
export function spamReason(form: Form, cameBefore: number): string | null {
  if (form.website !== '') return 'The hidden field that catches spam was filled in.';
  const texts = [form.subject, form.message];
  if (form.openForMs < leastMs && countLinks(texts.join('\n')) > 0)
    return 'It has a link, and it was sent less than 3 seconds after the form was opened.';
  return holdReasonOf({ texts, cameBefore });
}
