import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { AnswerSource, ChatMode, chat as contract } from '@aw/contracts/ai/chat';
import { conversationLimits } from '@aw/contracts/ai/conversations';
import type { ConversationRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import {
  answerInTheMaking,
  conversationFull,
  conversationNotFound,
  noMessagesLeft,
  tooManyAnswers,
} from './ai.errors';
import { giveOneBack, NoneLeftError, takeOne } from './allowance';
import { type Prepared, prepareAnswer } from './prepare-answer';
import type { NoRoom } from './spending';

type Body = z.output<typeof contract.body>;

/** The answer that was begun, or that was begun before under the same key. */
export type BegunAnswer = {
  conversationId: string;
  messageId: number;
  source: AnswerSource;
  /** Why the library answers though a model is configured; absent where it was begun before. */
  noRoom?: NoRoom | undefined;
};

/** So many answers are made for one person at once. */
const mostAtOnce = 3;
const titleLength = 80;

/**
 * Stores what a person sends and begins its answer, once for each key; one that failed without a word is begun again.
 * Throws 400, 404 for what is not theirs, 409 while an answer is made there, and 429 with the reset when they have no
 * message left; then nothing is stored or counted. An answer of the library counts against its own limits instead. A
 * text that is too complicated gives 422 and counts: it took as much work as a message can take.
 */
export async function sendMessage(ctx: UserContext, body: Body): Promise<BegunAnswer> {
  const before = body.key
    ? await ai.findAnswerByKey(ctx.db, { userId: ctx.userId, key: body.key })
    : undefined;
  if (before && before.status !== 'failed') return before;
  const talk = talkOf(body);
  const conversationId = before?.conversationId ?? body.conversationId;
  const conversation = conversationId ? await ownConversation(ctx, conversationId) : undefined;
  const parentId = before ? before.parentId : await parentOf(ctx, conversation, body.parentId);
  const giveBack = () => giveOneBack(ctx, 'messages', ctx.userId);
  const isCounted = !body.useLibrary && ctx.ai.endpoint !== null;
  if (isCounted)
    await takeOne(ctx, 'messages', ctx.userId).catch((error) => {
      throw error instanceof NoneLeftError ? noMessagesLeft(error) : error;
    });
  let prepared: Prepared | undefined;
  let isUsed = false;
  let isTextRefused = false;
  try {
    const compiling = ctx.richText.compile(body.message, ctx.caller);
    // What it rejects with is read when it is waited for.
    compiling.catch(() => {});
    prepared = await prepareAnswer(ctx, {
      ...talk,
      message: body.message,
      parentId,
      documentId: conversation ? conversation.document_id : (body.documentId ?? null),
      useLibrary: body.useLibrary,
      isKept: conversation ? conversation.is_kept : body.isKept,
    });
    const { html } = await compiling;
    const begun = await store(ctx, { body, talk, conversation, parentId, html, prepared });
    const { making, noRoom } = prepared;
    isUsed = begun.isNew && making.model.source === 'model';
    if (begun.isNew)
      ctx.ai.maker.make({
        ...making,
        id: begun.messageId,
        group: ctx.caller?.group,
        giveBack: isUsed ? giveBack : undefined,
      });
    return begun.isNew ? { ...begun, noRoom } : begun;
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

type Talk = { mode: ChatMode; subject: string | null; topic: string | null };

function talkOf({ mode, subject, topic }: Body): Talk {
  if (mode === 'study-help' && (!subject || !topic))
    throw invalidRequest('Please select a subject and topic for study help.', subject ? 'topic' : 'subject');
  return { mode, subject: subject || null, topic: topic || null };
}

async function ownConversation(ctx: UserContext, id: string): Promise<ConversationRow> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  return row;
}

/** The message that a new one follows: the one that is named, or the newest. */
async function parentOf(
  ctx: UserContext,
  conversation: ConversationRow | undefined,
  named: number | null | undefined,
): Promise<number | null> {
  if (!conversation) return null;
  const newest = await ai.findNewestMessage(ctx.db, conversation.id);
  const { messages, bytes } = conversationLimits;
  if (newest && (newest.count >= messages || newest.bytes >= bytes)) throw conversationFull();
  if (named === null || !newest) return null;
  const parent = named === undefined ? newest : await ai.findMessageIn(ctx.db, conversation.id, named);
  if (!parent) throw conversationNotFound();
  if (parent.status === 'streaming') throw answerInTheMaking();
  return parent.id;
}

type Storing = {
  body: Body;
  talk: Talk;
  conversation: ConversationRow | undefined;
  parentId: number | null;
  html: string;
  prepared: Prepared;
};

async function store(
  ctx: UserContext,
  { body, talk, conversation, parentId, html, prepared }: Storing,
): Promise<BegunAnswer & { isNew: boolean }> {
  const { userId } = ctx;
  const now = ctx.now();
  const { reservationId, model } = prepared.making;
  const { source, about } = model;
  const key = body.key ?? null;
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, userId);
    const before = key ? await ai.findAnswerByKey(ctx.db, { userId, key }) : undefined;
    if (before && before.status !== 'failed') return { ...before, isNew: false };
    if ((await ai.countAnswersInTheMaking(ctx.db, userId)) >= mostAtOnce) throw tooManyAnswers();
    const maker = {
      makerId: ctx.ai.maker.id,
      source,
      model: about?.name ?? null,
      reservationId,
      givenSources: prepared.givenSources,
    };
    if (before) {
      await ai.restartChatAnswer(ctx.db, { ...maker, id: before.messageId, now });
      return { ...before, source, isNew: true };
    }
    const conversationId = conversation?.id ?? randomUUID();
    if (!conversation)
      await ai.insertConversation(ctx.db, {
        ...talk,
        id: conversationId,
        userId,
        title: titleOf(body.message),
        documentId: body.documentId ?? null,
        isKept: body.isKept,
        now,
      });
    else if (!(await ai.lockConversation(ctx.db, { id: conversationId, userId })))
      throw conversationNotFound();
    const turn = { conversationId, userId, now };
    const message = { text: body.message, html, htmlVersion: richTextVersion, key };
    const questionId = await ai.insertUserMessage(ctx.db, { ...turn, ...message, parentId });
    if (questionId === undefined) throw new Error('A key of a message was used twice under one lock.');
    const messageId = await ai.insertChatAnswer(ctx.db, { ...turn, ...maker, parentId: questionId });
    await ai.touchConversation(ctx.db, conversationId, { ...talk, now });
    return { conversationId, messageId, source, isNew: true };
  });
}

/** The beginning of the first message, on one line, cut at a word. */
function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2))
    .toWellFormed()
    .trimEnd()}…`;
}
