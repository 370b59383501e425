import type { Conversation, ConversationWithMessages } from '@aw/contracts/ai/conversations';
import type { ConversationRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { timeKey } from '../../server/cursor';
import { lockActiveUser } from '../../server/lock-user';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { conversationNotFound } from './ai.errors';
import { toConversation, toStoredMessage } from './conversation.mapper';
import type { ChatReader } from './readable-sources';
import { showMessages } from './show-messages';

const keys = z.tuple([timeKey, z.uuid()]);

/** A page of the person’s conversations, the latest first; with `q` those that have it. */
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
 * Returns an own conversation with its messages; throws 404 for somebody else's. Quotes and answers are included only
 * where `as` may read their sources: the owner by default, or the public when the owner publishes a part of it.
 */
export async function readConversation(
  ctx: UserContext,
  id: string,
  as: ChatReader = { id: ctx.userId, isOwner: true },
): Promise<ConversationWithMessages> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  const stored = (await ai.listChatMessages(ctx.db, id)).map(toStoredMessage);
  const messages = await showMessages(ctx, stored, as);
  const { until } = await ai.countShares(ctx.db, { conversationId: id, now: ctx.now() });
  return {
    ...toConversation(row),
    messages,
    sharedUntil: until?.toISOString() ?? null,
  };
}

/** Names an own conversation; throws 404 for somebody else's. */
export async function nameConversation(ctx: UserContext, id: string, title: string): Promise<Conversation> {
  const row = await ai.findConversation(ctx.db, { id, userId: ctx.userId });
  if (!row) throw conversationNotFound();
  await ai.renameConversation(ctx.db, id, title);
  return toConversation({ ...row, title });
}

/** Deletes an own conversation; what is being made there ends within a second. Throws 404 for somebody else's. */
export async function deleteOneConversation(ctx: UserContext, id: string): Promise<void> {
  if ((await deleteHeld(ctx, id)) === 0) throw conversationNotFound();
}

/** Deletes all conversations of the person; gives how many there were. */
export async function deleteAllConversations(ctx: UserContext): Promise<{ deleted: number }> {
  return { deleted: await deleteHeld(ctx) };
}

/** The person is held before the cases of what they reported there, as by a merge and an erasure. */
async function deleteHeld(ctx: UserContext, id?: string): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    return ai.deleteConversations(ctx.db, { userId: ctx.userId, id });
  });
}
