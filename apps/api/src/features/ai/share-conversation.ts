import { mostShares, type SharedConversation } from '@aw/contracts/ai/conversations';
import {
  countShares,
  deleteShares,
  findConversation,
  findShare,
  insertShare,
  listChatMessages,
} from '@aw/db';
import type { Context, UserContext } from '../../context';
import { lockActiveUser } from '../../ledger/lock-user';
import { hashToken, newToken } from '../../security/token';
import {
  answerInTheMaking,
  conversationNotFound,
  linkNotFound,
  sharedOftenEnough,
  sharingUnder18,
} from './ai.errors';
import { branchOf } from './branch';
import { toChatMessage } from './conversation.mapper';
import { readConversation } from './conversations';

const dayMs = 24 * 60 * 60 * 1000;

type Asked = { id: string; days: number; messageId?: number };

/**
 * Makes a link to a branch of an own conversation as it is now. Throws 404, 409 `ai.busy` while its answer is made,
 * `ai.under_18` for who says to be that, and `conversations.shared` with as many open links as there may be.
 */
export async function shareConversation(ctx: UserContext, { id, days, messageId }: Asked) {
  const { messages } = await readConversation(ctx, id);
  const last = branchOf(messages, messageId).at(-1);
  if (!last) throw conversationNotFound();
  if (last.status === 'streaming') throw answerInTheMaking();
  const now = ctx.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const tokenHash = hashToken(token);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockActiveUser(trx, ctx.userId);
    if (user.is_under_18) throw sharingUnder18();
    const { count } = await countShares(trx, { conversationId: id, now });
    if (count >= mostShares) throw sharedOftenEnough();
    await insertShare(trx, { conversationId: id, messageId: last.id, tokenHash, now, expiresAt });
  });
  return { path: `/shared-chat/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Ends all links to an own conversation. Throws 404 for somebody else's. */
export async function unshareConversation(ctx: UserContext, id: string): Promise<void> {
  if (!(await findConversation(ctx.db, { id, userId: ctx.userId }))) throw conversationNotFound();
  await deleteShares(ctx.db, id);
}

/** What a link lets anybody read, without who shared it. Throws 404 for one that has expired. */
export async function getSharedConversation(ctx: Context, token: string): Promise<SharedConversation> {
  const share = await findShare(ctx.db, { tokenHash: hashToken(token), now: ctx.now() });
  if (!share) throw linkNotFound();
  const messages = (await listChatMessages(ctx.db, share.conversation_id)).map(toChatMessage);
  return {
    title: share.title,
    expiresAt: share.expires_at.toISOString(),
    messages: branchOf(messages, share.message_id),
  };
}
