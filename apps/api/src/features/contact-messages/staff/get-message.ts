import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { findMessage, listReplies } from '@aw/db';
import type { Context } from '../../../context';
import { toStaffMessageDetail } from '../message.mapper';
import { messageNotFound } from '../messages.errors';

/** One message with its answers; throws 404. */
export async function getMessage(ctx: Context, id: string): Promise<StaffMessageDetail> {
  const message = await findMessage(ctx.db, id);
  if (!message) throw messageNotFound();
  return toStaffMessageDetail(message, await listReplies(ctx.db, id));
}
