import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, lineField, moment, pageQuery, textField } from '../fields';
import { imageIdField } from '../images/public';
import { questionDraft } from '../questions/asking';
import { careNote } from './care';
import { chatDocument, chatMessage, chatModes } from './chat';

export const conversation = z.object({
  id: z.string(),
  /** Beginning of the first message, or the title that the person gave it. */
  title: z.string(),
  mode: z.enum(chatModes),
  subject: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  /** The first of its documents. */
  document: z.nullable(chatDocument),
  /** True if it stays in the list; any other is deleted within a day. */
  isKept: z.boolean(),
  createdAt: moment,
  /** Time of its newest message. */
  updatedAt: moment,
});
export type Conversation = z.infer<typeof conversation>;

/** Maximum number of messages in a conversation and bytes of their texts, including all branches. */
export const conversationLimits = { messages: 400, bytes: 2_000_000 } as const;

const own = { scope: 'session', tag: 'AI' } as const;
const one = { ...own, params: z.object({ id: z.uuid() }) } as const;

export const listConversations = endpoint('GET /api/ai/conversations', {
  ...own,
  summary: 'Your conversations, latest first; `q` searches titles and messages.',
  query: z.object({ q: z.optional(textField(200)), ...pageQuery }),
  responses: { 200: z.array(conversation) },
});

export const getConversation = endpoint('GET /api/ai/conversations/:id', {
  ...one,
  summary: 'One of your conversations with all its messages, oldest first.',
  responses: {
    200: z.extend(conversation, {
      messages: z.array(chatMessage),
      /** All of its documents. A server of the previous release, which has only the first one, leaves them out. */
      documents: z.optional(z.array(chatDocument)),
      /** Time until which a link to it works; null without an open link. */
      sharedUntil: z.nullable(moment),
      /** The note of the messages with `needsCare`; without these there is none. */
      care: z.optional(careNote),
      /** In tutoring: whether the tutor can show its solution now, which needs an attempt, and whether it has. */
      tutoring: z.optional(z.object({ canShowSolution: z.boolean(), isSolutionShown: z.boolean() })),
    }),
  },
  errors: ['conversations.not_found'],
});
export type ConversationWithMessages = z.infer<(typeof getConversation.responses)[200]>;

export const renameConversation = endpoint('PATCH /api/ai/conversations/:id', {
  ...one,
  summary: 'Renames one of your conversations.',
  body: z.object({ title: lineField(200).check(z.minLength(1, 'Please give the chat a name.')) }),
  responses: { 200: conversation },
  errors: ['conversations.not_found'],
});

export const deleteConversation = endpoint('DELETE /api/ai/conversations/:id', {
  ...one,
  summary: 'Deletes one of your conversations with its messages and links. Stops an answer in progress.',
  responses: { 204: z.void() },
  errors: ['conversations.not_found'],
});

export const deleteConversations = endpoint('DELETE /api/ai/conversations', {
  ...own,
  summary: 'Deletes all of your conversations.',
  responses: { 200: z.object({ deleted: z.number() }) },
});

export const exportFormats = ['markdown', 'json'] as const;

export const exportConversation = endpoint('GET /api/ai/conversations/:id/export', {
  ...one,
  summary:
    'One of your conversations as a file, with the branch that ends in `messageId` or in its newest message.',
  query: z.object({ format: z._default(z.enum(exportFormats), 'markdown'), messageId: z.optional(idField) }),
  responses: { 200: z.string() },
  produces: 'text/markdown',
  errors: ['conversations.not_found'],
});

export const askExpert = endpoint('POST /api/ai/conversations/:id/question', {
  ...one,
  summary:
    'Fills your question draft with one of your conversations, up to `messageId` or its newest message, without posting it. A draft with text is replaced only on request.',
  body: z.object({ messageId: z.optional(idField), replacesDraft: z._default(z.boolean(), false) }),
  responses: { 200: questionDraft },
  errors: ['conversations.not_found', 'questions.draft_exists'],
});

/** Maximum number of open links to one conversation. */
export const maxShares = 20;

export const shareConversation = endpoint('POST /api/ai/conversations/:id/share', {
  ...one,
  summary:
    'Creates a link that lets anyone read one of your conversations as it is now, up to `messageId` or its newest message, for the given number of days.',
  body: z.object({
    days: z
      .int()
      .check(
        z.minimum(1, 'Please choose at least one day.'),
        z.maximum(30, 'Please choose at most 30 days.'),
      ),
    messageId: z.optional(idField),
    /** True if readers of the link see the images too. */
    showsImages: z._default(z.boolean(), false),
  }),
  responses: { 200: z.object({ path: z.string(), expiresAt: moment }) },
  errors: ['conversations.not_found', 'ai.busy', 'ai.under_18', 'conversations.shared'],
});

export const unshareConversation = endpoint('DELETE /api/ai/conversations/:id/share', {
  ...one,
  summary: 'Ends all links to one of your conversations.',
  responses: { 204: z.void() },
  errors: ['conversations.not_found'],
});

const tokenField = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, 'This is not a link to a chat.'));

export const getSharedConversation = endpoint('GET /api/ai/shared/:token', {
  scope: 'visitor',
  tag: 'AI',
  summary:
    'A conversation as it was when it was shared, without its owner. Leaves out quotes of pages that this reader cannot read, and answers written from those pages.',
  params: z.object({ token: tokenField }),
  responses: {
    200: z.object({
      title: z.string(),
      expiresAt: moment,
      messages: z.array(
        z.extend(z.omit(chatMessage, { feedback: true, needsCare: true }), {
          /** Number of images that the owner does not share; absent for none. */
          hiddenImages: z.optional(z.number()),
        }),
      ),
    }),
  },
  errors: ['conversations.link_ended', 'conversations.not_found'],
});
export type SharedConversation = z.infer<(typeof getSharedConversation.responses)[200]>;

export const getSharedImage = endpoint('GET /api/ai/shared/:token/images/:id', {
  scope: 'visitor',
  tag: 'AI',
  summary: 'An image of a shared conversation as WebP, if its owner shares the images.',
  params: z.object({ token: tokenField, id: imageIdField }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: ['conversations.link_ended', 'conversations.not_found', 'files.unavailable', 'images.not_found'],
});
