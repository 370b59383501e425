import type { ChatMessage } from '@aw/contracts/ai/chat';
import type { Conversation, ConversationWithMessages } from '@aw/contracts/ai/conversations';
import { withheldQuoteText } from '@aw/contracts/ai/withheld';
import type { ConversationRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { timeKey } from '../../../server/cursor';
import { lockActiveUser } from '../../../server/lock-user';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { deleteUnusedImages } from '../../images/delete-unused-images';
import { conversationNotFound } from '../ai.errors';
import { canShowSolution, readProblem } from '../tutoring/tutored-problem';
import { type ChatReader, showMessages, toStoredMessage } from './show-messages';

const keys = z.tuple([timeKey, z.uuid()]);

/** Returns a page of the person’s conversations, the latest first; with `q` only those that contain it. */
export async function listOwnConversations(
  ctx: UserContext,
  { q, ...page }: PageQuery & { q?: string },
): Promise<Slice<Conversation>> {
  const slice = await getSlice<ConversationRow, [string, string]>(page, {
    keys,
    load: ({ limit, after }) =>
      ai.listConversations(ctx.db, {
        userId: ctx.userId,
        q: q || undefined,
        limit,
        after: after && { updatedAt: new Date(after[0]), id: after[1] },
      }),
    keysOf: (row) => [row.updated_at.toISOString(), row.id],
  });
  return mapSlice(slice, toConversation);
}

/**
 * Returns an own conversation with its messages. Throws 404 for someone else's. Quotes and answers are included only
 * where `as` may read their sources: the owner by default, or the public when the owner publishes a part of it.
 */
export async function readConversation(
  ctx: UserContext,
  id: string,
  as: ChatReader = { id: ctx.userId, isOwner: true },
): Promise<ConversationWithMessages> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  const rows = await ai.listMessages(ctx.db, id);
  const isLeft = rows.some((message) => message.status === 'streaming' && !ctx.ai.maker.find(message.id));
  // The process that wrote it may have ended, and a reader must not wait for it.
  if (isLeft) await ctx.ai.endAbandoned();
  const stored = (isLeft ? await ai.listMessages(ctx.db, id) : rows).map(toStoredMessage);
  const messages = await showMessages(ctx, stored, as);
  const problem = row.mode === 'tutoring' ? readProblem(await ai.findTutoring(ctx.db, id)) : null;
  const documents = await ai.listConversationDocuments(ctx.db, id);
  const { until } = await ai.countShares(ctx.db, { conversationId: id, now: ctx.now() });
  return {
    ...toConversation(row),
    messages,
    documents,
    sharedUntil: until?.toISOString() ?? null,
    ...(problem && {
      tutoring: {
        canShowSolution: problem.shownAt === null && canShowSolution(problem),
        isSolutionShown: problem.shownAt !== null,
      },
    }),
  };
}

/** Renames an own conversation. Throws 404 for someone else's. */
export async function renameConversation(ctx: UserContext, id: string, title: string): Promise<Conversation> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  await ai.renameConversation(ctx.db, id, title);
  return toConversation({ ...row, title });
}

/** Deletes an own conversation; answers that are being written in it end within a second. Throws 404 for someone else's. */
export async function deleteOneConversation(ctx: UserContext, id: string): Promise<void> {
  if ((await deleteLocked(ctx, id)) === 0) throw conversationNotFound();
}

/** Deletes all conversations of the person and returns their number. */
export async function deleteAllConversations(ctx: UserContext): Promise<{ deleted: number }> {
  return { deleted: await deleteLocked(ctx) };
}

/**
 * Deletes conversations with the images that nothing else uses. Locks the person before the moderation cases of their
 * reports, in the same order as a merge or an erasure.
 */
async function deleteLocked(ctx: UserContext, id?: string): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = ctx;
    await lockActiveUser(ctx.db, userId);
    const ids = await ai.listImagesOfConversations(ctx.db, { userId, id });
    const deleted = await ai.deleteConversations(ctx.db, { userId, id });
    if (ids.length > 0) await deleteUnusedImages(ctx, userId, { ids });
    return deleted;
  });
}

function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    mode: row.mode as Conversation['mode'],
    subject: row.subject,
    topic: row.topic,
    document: row.document_id === null ? null : { id: row.document_id, title: row.document_title ?? '' },
    isKept: row.is_kept,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns the messages that lead to one, or to the newest, with that one last. Throws 404 for an unknown message. */
export function branchOf<Message extends ChatMessage>(
  messages: readonly Message[],
  lastId?: number,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let next = lastId === undefined ? messages.at(-1) : byId.get(lastId);
  if (lastId !== undefined && !next) throw conversationNotFound();
  for (; next; next = next.parentId === null ? undefined : byId.get(next.parentId)) branch.unshift(next);
  return branch;
}

/** Source of a citation, as a line of text. */
export function sourceText(citation: ChatMessage['citations'][number]): string {
  const { number, title, source } = citation;
  if (citation.withheld === 'unavailable') return `[${number}] ${withheldQuoteText(citation)}`;
  return `[${number}] ${title}${source.kind === 'page' ? `, page ${source.page}` : ''}`;
}
