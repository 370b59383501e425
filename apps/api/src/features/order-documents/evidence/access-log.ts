import { listMailsAbout, listOrderAccess, type OrderRow } from '@aw/db';
import type { Context } from '../../../context';

/** Who came to the order and when: browsers by the mailed link, the last reading of messages, and the mails that told of it. */
export async function readAccess(ctx: Context, order: OrderRow) {
  const [links, mails] = await Promise.all([
    listOrderAccess(ctx.db, order.id),
    order.user_id === null ? [] : listMailsAbout(ctx.db, order.user_id, order.id),
  ]);
  return {
    customer: order.user_id,
    messagesReadAt: order.customer_read_at,
    openedByLink: links.map((row) => ({ user: row.user_id, at: row.created_at })),
    mails: mails.map((row) => ({
      kind: row.kind,
      to: row.to_address,
      subject: row.subject,
      status: row.status,
      queuedAt: row.created_at,
      sentAt: row.sent_at,
    })),
  };
}
