import type { ReplyKind } from '@aw/db/questions';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { removeReplyWithin, restoreReplyWithin } from './review-replies';

type Reply = { kind: ReplyKind; id: number };

/**
 * Removes an answer, or a comment of a user, and sends its author the reason. Repeating it changes nothing. Throws 404,
 * also for a comment of staff, who take back their comments themselves.
 */
export async function removeReply(ctx: StaffContext, reply: Reply, reason: string): Promise<void> {
  await inTransaction(ctx, (ctx) => removeReplyWithin(ctx, reply, reason));
}

/** Puts a removed answer or comment back and tells its author. Throws 404, and 409 when it is held. */
export async function restoreReply(ctx: StaffContext, reply: Reply): Promise<void> {
  await inTransaction(ctx, (ctx) => restoreReplyWithin(ctx, reply));
}
