import type {
  StaffMessage,
  StaffMessageDetail,
  staffListMessages,
} from '@aw/contracts/contact-messages/staff';
import * as contactMessages from '@aw/db/contact-messages';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { messageNotFound } from '../contact-messages.errors';
import { toStaffMessage, toStaffMessageDetail } from '../message.mapper';

type Query = z.output<typeof staffListMessages.query>;

const keys = z.tuple([z.uuid()]);

/** Returns a page of messages, newest first. */
export async function listMessagesForStaff(ctx: Context, query: Query): Promise<Slice<StaffMessage>> {
  const { limit: _limit, cursor: _cursor, ...filter } = query;
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) => contactMessages.list(ctx.db, filter, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toStaffMessage);
}

/** Returns one message with its answers. Throws 404. */
export async function getMessage(ctx: Context, id: string): Promise<StaffMessageDetail> {
  const message = await contactMessages.find(ctx.db, id);
  if (!message) throw messageNotFound();
  return toStaffMessageDetail(message, await contactMessages.listReplies(ctx.db, id));
}
