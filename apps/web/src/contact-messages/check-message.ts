import { sendMessage } from '@aw/contracts/contact-messages/public';
import { type FieldErrors, issueErrors } from '~/lib/call-failure';
import { type MessageMatter, messageOf } from './message-fields';
import type { Typed } from './use-checked-form';

/** What has to be put right before a message can be sent, by field: the contract's own words, the first of each field. */
export function checkMessage(typed: Typed, matter: MessageMatter): FieldErrors {
  const sent = messageOf(typed, matter, { wantsNewsletter: false, openForMs: 0 });
  const issues = sendMessage.body.safeParse(sent).error?.issues ?? [];
  const wrong = issueErrors(
    issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    renamed(matter),
  );
  return matter.name === 'full' ? wrong : { ...wrong, ...partsMissing(typed) };
}

/** What the fields that the contract names are called in the form. */
export function renamed({ name }: MessageMatter): Record<string, string> {
  return name === 'full' ? {} : { name: 'firstName' };
}

function partsMissing({ firstName = '', lastName = '' }: Typed): FieldErrors {
  return {
    ...(firstName.trim() === '' && { firstName: 'Please enter your first name.' }),
    ...(lastName.trim() === '' && { lastName: 'Please enter your last name.' }),
  };
}
