import { countLinks, holdReason as holdReasonOf } from '../moderation/hold-rules';

type Form = { subject: string; message: string; website: string; openForMs: number };

/** A person who pastes a text is as fast as a program, so the limit applies only to messages with a link. */
const minOpenMs = 3000;

/**
 * Returns why a message waits for staff, or null if it can be mailed. `cameBefore` counts messages with this text in the
 * last day.
 */
export function spamReason(form: Form, cameBefore: number): string | null {
  if (form.website !== '') return 'The hidden field that catches spam was filled in.';
  const texts = [form.subject, form.message];
  if (form.openForMs < minOpenMs && countLinks(texts.join('\n')) > 0)
    return 'It has a link, and it was sent less than 3 seconds after the form was opened.';
  return holdReasonOf({ texts, cameBefore });
}
