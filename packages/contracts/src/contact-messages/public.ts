import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { lineField, textField } from '../fields';

/** Form that a message came from. */
export const messageKinds = ['contact', 'help', 'expert', 'application', 'press'] as const;
export type MessageKind = (typeof messageKinds)[number];

const line = (most: number, please: string) => lineField(most).check(z.minLength(1, please));
const needed = (most: number, please: string) => textField(most).check(z.minLength(1, please));

/** Fields of the form. `website` is hidden from people, so only programs fill it in. */
export const messageForm = z.object({
  kind: z.enum(messageKinds),
  name: line(120, 'Please enter your name.'),
  email: emailField,
  subject: line(200, 'Please enter a subject.'),
  message: needed(20_000, 'Please write your message.'),
  /** Id of the opening, expert or service that the message is about, if the form knows it. */
  about: z.optional(lineField(100)),
  wantsNewsletter: z._default(z.boolean(), false),
  website: z._default(z.string().check(z.maxLength(500)), ''),
  /** Milliseconds between opening and sending the form. */
  openForMs: z._default(z.number().check(z.int(), z.minimum(0)), 0),
});
export type MessageForm = z.input<typeof messageForm>;

export const messageReceipt = z.object({
  /** Reference such as "M-7KQ2-9XWD", to quote in later messages. */
  reference: z.string(),
});
export type MessageReceipt = z.infer<typeof messageReceipt>;

export const sendMessage = endpoint('POST /api/contact', {
  scope: 'visitor',
  tag: 'Messages',
  summary:
    'Saves a message to support and emails it to the support address. A message that looks like spam is held for staff instead. The response is the same.',
  body: messageForm,
  responses: { 201: messageReceipt },
  errors: ['auth.cross_site', 'limits.requests', 'request.too_large'],
});
