import type { MessageKind, MessageForm as SentMessage } from '@aw/contracts/contact-messages/public';
import type { Typed } from './use-checked-form';

/** One field for the whole name, or one for each of its parts. */
export type NameStyle = 'full' | 'first-last';

export type MessageMatter = { kind: MessageKind; name: NameStyle; about?: string };

export type MessageField = 'name' | 'firstName' | 'lastName' | 'email' | 'subject' | 'message';

/** The fields of the form in their order; two halves share a line where there is room. */
export const messageFields: Record<NameStyle, readonly { field: MessageField; isHalf?: boolean }[]> = {
  full: [
    { field: 'name', isHalf: true },
    { field: 'email', isHalf: true },
    { field: 'subject' },
    { field: 'message' },
  ],
  'first-last': [
    { field: 'firstName', isHalf: true },
    { field: 'lastName', isHalf: true },
    { field: 'email' },
    { field: 'subject' },
    { field: 'message' },
  ],
};

/** The message that is sent for what was typed. */
export function messageOf(
  typed: Typed,
  { kind, name, about }: MessageMatter,
  extra: { wantsNewsletter: boolean; openForMs: number },
): SentMessage {
  const { firstName = '', lastName = '', email = '', subject = '', message = '', website = '' } = typed;
  const whole = name === 'full' ? (typed.name ?? '') : `${firstName.trim()} ${lastName.trim()}`;
  return { kind, name: whole, email, subject, message, about, website, ...extra };
}
