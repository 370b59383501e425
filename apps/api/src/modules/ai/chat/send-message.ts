import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { AnswerSource, ChatEvents, ChatMode, chat as contract } from '@aw/contracts/ai/chat';
import { conversationLimits } from '@aw/contracts/ai/conversations';
import type { ConversationRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as users from '@aw/db/users';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError, invalidRequest } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import {
  answerUnfinished,
  conversationFull,
  conversationNotFound,
  noMessagesLeft,
  otherMode,
  tooManyAnswers,
} from '../ai.errors';
import { checkChatImages, imageGone } from '../images/chat-images';
import { giveOneBack, NoneLeftError, takeOne } from '../spending/allowance';
import type { NoRoom } from '../spending/spending';
import { type ChatDocuments, findChatDocuments } from './chat-documents';
import { prepareAnswer } from './prepare-answer';
import type { PreparedAnswer } from './prepared-answer';

type Body = z.output<typeof contract.body>;

/** An answer that was started now, or earlier under the same key. */
export type StartedAnswer = {
  conversationId: string;
  messageId: number;
  source: AnswerSource;
  /** Reason why the library answers although a model is configured; undefined for an answer that was started earlier. */
  noRoom?: NoRoom | undefined;
  /** The data of its event `start`; undefined for an answer that was started earlier. */
  start?: ChatEvents['start'];
  /** Documents of the chat that the person may not read any more. */
  leftOut?: ChatDocuments['leftOut'];
};

const maxConcurrentAnswers = 3;
const maxTitleLength = 80;

/**
 * Stores a message and starts its answer, once per key; a failed answer is started again. Throws 400, 404 for someone
 * else's chat, and 429 with the reset when no message is left. Throws 409 while the last answer of the chat is being
 * written, for a mode that the chat cannot have, and for a solution that cannot be shown yet; none of these counts. Throws
 * 422 for a text that is too complex, which does count, because compiling it costs as much as any message.
 */
export async function sendMessage(
  ctx: UserContext,
  sent: Body,
  { needsCare }: { needsCare: boolean },
): Promise<StartedAnswer> {
  // Only the choice counts, whatever was written beside it.
  const body = sent.showsSolution ? { ...sent, message: 'Show the solution' } : sent;
  const [earlierAnswer, user] = await Promise.all([
    body.key ? ai.findAnswerByKey(ctx.db, { userId: ctx.userId, key: body.key }) : undefined,
    users.find(ctx.db, ctx.userId),
  ]);
  if (earlierAnswer && earlierAnswer.status !== 'failed') return earlierAnswer;
  const conversationId = earlierAnswer?.conversationId ?? body.conversationId;
  const conversation = conversationId ? await ownConversation(ctx, conversationId) : undefined;
  const id = conversation?.id ?? randomUUID();
  const subject = subjectOf(body, conversation);
  const parentId = earlierAnswer
    ? earlierAnswer.parentId
    : await findParent(ctx, conversation, body.parentId);
  const asker = { ...ctx, user };
  const giveBack = () => giveOneBack(asker, 'messages', ctx.userId);
  await checkChatImages(ctx, body.images);
  const isCounted = !body.useLibrary && !body.showsSolution && ctx.ai.endpoint !== null;
  if (isCounted)
    await takeOne(asker, 'messages', ctx.userId).catch((error) => {
      throw error instanceof NoneLeftError ? noMessagesLeft(error) : error;
    });
  let prepared: PreparedAnswer | undefined;
  let isUsed = false;
  let isTextRefused = false;
  try {
    const { id: makerId, connection } = ctx.ai.maker;
    const ready = Promise.all([
      ctx.richText.compile(body.message, ctx.caller),
      ai.reportMaker(ctx.db, { makerId, connection }),
    ]);
    // A rejection is handled below, where the result is awaited.
    ready.catch(() => {});
    const documents = await findChatDocuments(ctx, { body, conversation, needsCare });
    prepared = await prepareAnswer(asker, {
      ...subject,
      message: body.message,
      imageIds: body.images,
      parentId,
      documents: documents.readable,
      useLibrary: body.useLibrary,
      isKept: conversation ? conversation.is_kept : body.isKept,
      conversationId: id,
      needsCare,
      showsSolution: body.showsSolution,
    });
    const [{ html }] = await ready;
    const answer = await storeMessage(ctx, {
      id,
      body,
      subject,
      conversation,
      parentId,
      html,
      documents,
      prepared,
      needsCare,
    });
    const { request, noRoom } = prepared;
    isUsed = answer.isNew && request.model.source === 'model';
    if (answer.isNew)
      ctx.ai.maker.make({
        ...request,
        id: answer.messageId,
        group: ctx.caller?.group,
        giveBack: isUsed && isCounted ? giveBack : undefined,
      });
    return answer.isNew ? { ...answer, noRoom, leftOut: documents.leftOut } : answer;
  } catch (error) {
    isTextRefused = error instanceof FeatureError && error.code === 'text.too_complex';
    throw error;
  } finally {
    if (!isUsed) {
      await prepared?.release();
      if (isCounted && !isTextRefused) await giveBack();
    }
  }
}

type ChatSubject = { mode: ChatMode; subject: string | null; topic: string | null };

/** The mode of a chat and its subject. */
function ofChat(conversation: ConversationRow | undefined): ChatSubject {
  if (!conversation) return { mode: 'general', subject: null, topic: null };
  const { mode, subject, topic } = conversation;
  return { mode: mode as ChatMode, subject, topic };
}

/**
 * Returns the mode of a message with its subject; without a mode, those of its chat. Throws 409 `ai.mode` for tutoring in
 * another chat and for another mode in a tutoring chat.
 */
function subjectOf(body: Body, conversation: ConversationRow | undefined): ChatSubject {
  const { mode, subject, topic } = body.mode ? { ...body, mode: body.mode } : ofChat(conversation);
  const isTutoring = conversation?.mode === 'tutoring';
  if (conversation && (mode === 'tutoring') !== isTutoring) throw otherMode(isTutoring);
  if (mode === 'study-help' && (!subject || !topic))
    throw invalidRequest('Please select a subject and topic for study help.', subject ? 'topic' : 'subject');
  return { mode, subject: subject || null, topic: topic || null };
}

async function ownConversation(ctx: UserContext, id: string): Promise<ConversationRow> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  return row;
}

/** Returns the message that a new one follows: the given one, or the newest. */
async function findParent(
  ctx: UserContext,
  conversation: ConversationRow | undefined,
  requestedId: number | null | undefined,
): Promise<number | null> {
  if (!conversation) return null;
  const newest = await ai.findNewestMessage(ctx.db, conversation.id);
  const { messages, bytes } = conversationLimits;
  if (newest && (newest.count >= messages || newest.bytes >= bytes)) throw conversationFull();
  if (requestedId === null || !newest) return null;
  const parent =
    requestedId === undefined
      ? newest
      : await ai.findMessageOfConversation(ctx.db, conversation.id, requestedId);
  if (!parent) throw conversationNotFound();
  if (parent.status === 'streaming') throw answerUnfinished();
  return parent.id;
}

type NewMessage = {
  /** Id of the conversation, which may be new. */
  id: string;
  body: Body;
  subject: ChatSubject;
  conversation: ConversationRow | undefined;
  parentId: number | null;
  html: string;
  documents: ChatDocuments;
  prepared: PreparedAnswer;
  needsCare: boolean;
};

async function storeMessage(
  ctx: UserContext,
  {
    id: conversationId,
    body,
    subject,
    conversation,
    parentId,
    html,
    documents,
    prepared,
    needsCare,
  }: NewMessage,
): Promise<StartedAnswer & { isNew: boolean }> {
  const { userId } = ctx;
  const now = ctx.now();
  const { reservationId, model } = prepared.request;
  const { source, about } = model;
  const key = body.key ?? null;
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, userId);
    const earlierAnswer = key ? await ai.findAnswerByKey(ctx.db, { userId, key }) : undefined;
    if (earlierAnswer && earlierAnswer.status !== 'failed') return { ...earlierAnswer, isNew: false };
    const inProgress = await ai.countAnswersInProgress(ctx.db, { userId, conversationId });
    if (inProgress.all >= maxConcurrentAnswers) throw tooManyAnswers();
    const maker = {
      makerId: ctx.ai.maker.id,
      source,
      model: about?.name ?? null,
      reservationId,
      givenSources: prepared.givenSources,
      imagesSeen: prepared.request.imagesSeen?.() ?? null,
    };
    if (earlierAnswer) {
      await ai.restartAnswer(ctx.db, { ...maker, id: earlierAnswer.messageId, now });
      return { ...earlierAnswer, source, isNew: true };
    }
    if (!conversation)
      await ai.insertConversation(ctx.db, {
        ...subject,
        id: conversationId,
        userId,
        title: titleOf(body.message),
        isKept: body.isKept,
        now,
      });
    else if (!(await ai.touchConversation(ctx.db, { ...subject, id: conversationId, userId, now })))
      throw conversationNotFound();
    if (documents.areNew) await ai.saveConversationDocuments(ctx.db, conversationId, documents.ids);
    // Two answers would overwrite each other's state of the problem.
    if (subject.mode === 'tutoring' && inProgress.inChat > 0) throw answerUnfinished();
    const turn = { conversationId, userId, now };
    const message = { text: body.message, html, htmlVersion: richTextVersion, key, needsCare };
    const questionId = await ai.insertUserMessage(ctx.db, { ...turn, ...message, parentId });
    if (questionId === undefined) throw new Error('A key of a message was used twice under one lock.');
    const images = { messageId: questionId, userId, ids: body.images };
    if ((await ai.insertMessageImages(ctx.db, images)) < body.images.length) throw imageGone();
    const messageId = await ai.insertAnswer(ctx.db, { ...turn, ...maker, parentId: questionId });
    const { model } = maker;
    const start = { conversationId, questionId, messageId, source, model, images: body.images.length };
    return { conversationId, messageId, source, start, isNew: true };
  });
}

/** Title of a chat: the beginning of its first message on one line, cut at a word. */
export function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim() || 'Image';
  if (line.length <= maxTitleLength) return line;
  const cut = line.slice(0, maxTitleLength);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), maxTitleLength / 2))
    .toWellFormed()
    .trimEnd()}…`;
}
