import type { Readable } from 'node:stream';
import {
  maxShares,
  type SharedConversation,
  getSharedImage as sharedImageContract,
} from '@aw/contracts/ai/conversations';
import { urlOf } from '@aw/contracts/client';
import * as ai from '@aw/db/ai';
import * as audit from '@aw/db/audit';
import { dayMs } from '../../../config/durations';
import type { Context, StaffContext, UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockActiveUser } from '../../../server/lock-user';
import { hashToken, newToken } from '../../../server/security/token';
import { imageNotFound } from '../../images/images.errors';
import {
  answerUnfinished,
  conversationNotFound,
  linkEnded,
  linkNotFound,
  sharedOftenEnough,
  sharingUnder18,
} from '../ai.errors';
import { branchOf, readConversation } from './conversations';
import { showMessages, toStoredMessage } from './show-messages';

type ShareRequest = { id: string; days: number; messageId?: number; showsImages: boolean };

/**
 * Creates a link to a branch of an own conversation in its current state. Throws 404, 409 `ai.busy` while its last answer
 * is being written, `ai.under_18` for people under 18, and `conversations.shared` at the limit of open links.
 */
export async function shareConversation(
  ctx: UserContext,
  { id, days, messageId, showsImages }: ShareRequest,
) {
  const { messages } = await readConversation(ctx, id);
  const last = branchOf(messages, messageId).at(-1);
  if (!last) throw conversationNotFound();
  if (last.status === 'streaming') throw answerUnfinished();
  const now = ctx.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const tokenHash = hashToken(token);
  await inTransaction(ctx, async (ctx) => {
    const user = await lockActiveUser(ctx.db, ctx.userId);
    if (user.is_under_18) throw sharingUnder18();
    const { count } = await ai.countShares(ctx.db, { conversationId: id, now });
    if (count >= maxShares) throw sharedOftenEnough();
    await ai.insertShare(ctx.db, {
      conversationId: id,
      messageId: last.id,
      tokenHash,
      showsImages,
      now,
      expiresAt,
    });
  });
  return { path: `/shared-chat/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Ends all links to an own conversation. Throws 404 for someone else's. */
export async function unshareConversation(ctx: UserContext, id: string): Promise<void> {
  if (!(await ai.findConversation(ctx.db, { id, userId: ctx.userId }))) throw conversationNotFound();
  await ai.deleteShares(ctx.db, id);
}

/**
 * Returns a shared conversation as its reader may see it now, without its owner's name. Quotes of pages that the reader
 * may not read, and what a model wrote from such pages, are left out. Throws 404 for an expired link, and 410 for one that
 * staff ended.
 */
export async function getSharedConversation(
  ctx: Context,
  token: string,
  readerId: string | undefined,
): Promise<SharedConversation> {
  const share = await ai.findShare(ctx.db, { tokenHash: hashToken(token), now: ctx.now() });
  if (!share) throw linkNotFound();
  if (share.ended_at) throw linkEnded();
  const stored = (await ai.listMessages(ctx.db, share.conversation_id)).map(toStoredMessage);
  const branch = branchOf(stored, share.message_id);
  const messages = await showMessages(ctx, branch, { id: readerId, isOwner: false });
  return {
    title: share.title,
    expiresAt: share.expires_at.toISOString(),
    messages: messages.map(({ images = [], ...message }) => {
      if (images.length === 0) return message;
      if (!share.shows_images) return { ...message, hiddenImages: images.length };
      const shared = images.map(({ id, ...size }) => ({
        ...size,
        id,
        url: urlOf(sharedImageContract, { params: { token, id } }),
      }));
      return { ...message, images: shared };
    }),
  };
}

/**
 * Returns an image of a shared conversation. Throws 404 for an expired link, for an image that is not in what it shares,
 * and if its owner does not share the images; 410 for a link that staff ended.
 */
export async function getSharedImage(
  ctx: Context,
  { token, id }: { token: string; id: string },
): Promise<{ bytes: Readable; sizeBytes: number }> {
  const share = await ai.findShare(ctx.db, { tokenHash: hashToken(token), now: ctx.now() });
  if (!share) throw linkNotFound();
  if (share.ended_at) throw linkEnded();
  const image = share.shows_images
    ? await ai.findImageOfBranch(ctx.db, { messageId: share.message_id, imageId: id })
    : undefined;
  if (!image) throw imageNotFound();
  return { bytes: await ctx.files.read(image.storage_key), sizeBytes: image.size_bytes };
}

/** Ends a shared link permanently. Throws 404 for an expired link, and 410 for one that staff have already ended. */
export async function endSharedLink(
  ctx: StaffContext,
  { link: token, reason }: { link: string; reason: string },
): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    const share = await ai.lockShare(ctx.db, { tokenHash: hashToken(token), now });
    if (!share) throw linkNotFound();
    if (share.ended_at) throw linkEnded();
    await ai.endShare(ctx.db, share.id, now);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'chat_link.ended',
      target: `chat_link:${share.id}`,
      before: { expiresAt: share.expires_at.toISOString() },
      after: { reason },
    });
  });
}
