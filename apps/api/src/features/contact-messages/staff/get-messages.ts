import type {
  StaffMessage,
  StaffMessageDetail,
  staffListMessages,
} from '@aw/contracts/contact-messages/staff';
import { findMessage, listMessages, listReplies } from '@aw/db';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { invalidRequest } from '../../../errors/feature-error';
import type { Slice } from '../../../server/pages';
import { toStaffMessage, toStaffMessageDetail } from '../message.mapper';
import { messageNotFound } from '../messages.errors';

type Query = z.output<typeof staffListMessages.query>;

/** A page of messages, the latest first; the cursor holds the id of the last one seen. */
export async function listMessagesForStaff(ctx: Context, query: Query): Promise<Slice<StaffMessage>> {
  const { limit, cursor, ...filter } = query;
  const afterId = cursor === undefined ? undefined : readMessageCursor(cursor);
  const rows = await listMessages(ctx.db, filter, { limit: limit + 1, afterId });
  const items = rows.slice(0, limit).map(toStaffMessage);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, next: hasMore ? Buffer.from(last.id).toString('base64url') : undefined };
}

function readMessageCursor(cursor: string): string {
  const id = z.uuid().safeParse(Buffer.from(cursor, 'base64url').toString());
  if (!id.success)
    throw invalidRequest(
      'This page address is not one of this list. Please start from its first page.',
      'cursor',
    );
  return id.data;
}

/** One message with its answers; throws 404. */
export async function getMessage(ctx: Context, id: string): Promise<StaffMessageDetail> {
  const message = await findMessage(ctx.db, id);
  if (!message) throw messageNotFound();
  return toStaffMessageDetail(message, await listReplies(ctx.db, id));
}
