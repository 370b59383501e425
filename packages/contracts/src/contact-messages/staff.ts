import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, pageQuery, textField } from '../fields';
import { messageKinds } from './public';

const staff = { scope: 'staff', tag: 'Staff: messages' } as const;

/** `held`: a person decides whether it is spam. */
export const messageStates = ['new', 'answered', 'closed', 'held', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

export const staffMessage = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  about: z.nullable(z.string()),
  /** The first 160 characters of the message. */
  excerpt: z.string(),
  /** True if sender and text were deleted, after the retention period or with the account. */
  isBlanked: z.boolean(),
  createdAt: moment,
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const staffMessageDetail = z.extend(staffMessage, {
  message: z.string(),
  /** Reason why it was held, as a sentence; null if it was not. */
  heldBecause: z.nullable(z.string()),
  /** Person whose browser sent it; null if unknown. */
  userId: z.nullable(z.string()),
  replies: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      by: z.string(),
      /** State of the mail to support. */
      mail: z.enum(['queued', 'sent', 'failed', 'dropped']),
      createdAt: moment,
    }),
  ),
});
export type StaffMessageDetail = z.infer<typeof staffMessageDetail>;

const params = z.object({ messageId: z.uuid() });
const one = {
  params,
  responses: { 200: staffMessageDetail },
  errors: ['messages.not_found'],
} as const;

export const staffListMessages = endpoint('GET /api/admin/messages', {
  ...staff,
  permission: 'messages.read',
  summary:
    'Messages from the forms, latest first. `q` searches references, names, email addresses and texts.',
  query: z.object({
    q: z.optional(textField(200)),
    state: z.optional(z.enum(messageStates)),
    kind: z.optional(z.enum(messageKinds)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffMessage) },
});

export const staffGetMessage = endpoint('GET /api/admin/messages/:messageId', {
  ...staff,
  permission: 'messages.read',
  ...one,
  summary: 'One message with its answers.',
});

export const staffReplyMessage = endpoint('POST /api/admin/messages/:messageId/replies', {
  ...staff,
  permission: 'messages.answer',
  ...one,
  errors: [...one.errors, 'messages.blanked', 'messages.changed'],
  summary: 'Emails an answer to the sender. Answering a held message releases it.',
  body: z.object({
    body: textField(20_000).check(z.minLength(1, 'Please write the answer.')),
    /** Number of answers when this one was written; with a different number by now, it is refused. */
    after: z.number(),
  }),
});

export const staffDecideMessage = endpoint('POST /api/admin/messages/:messageId/state', {
  ...staff,
  permission: 'messages.answer',
  ...one,
  errors: [...one.errors, 'messages.blanked'],
  summary:
    'Closes a message, reopens it, or marks a held one as spam or not spam. A released message is emailed to support.',
  body: z.object({ state: z.enum(['new', 'closed', 'spam']) }),
});
