import * as audit from '@aw/db/audit';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { orderNotFound } from '../order.errors';

/** Adds a note that only staff read. The audit log records the note without its text. Throws 404. */
export async function addNote(ctx: StaffContext, orderId: string, body: string) {
  if (!(await orders.find(ctx.db, orderId))) throw orderNotFound();
  return inTransaction(ctx, async (ctx) => {
    const { id, created_at } = await orders.insertNote(ctx.db, { orderId, adminId: ctx.admin.id, body });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.note',
      target: `order:${orderId}`,
      after: { noteId: id },
    });
    return { id, body, by: ctx.admin.username, createdAt: created_at.toISOString() };
  });
}

/** Records that staff have read the customer's messages, and logs it if there were new ones. Throws 404. */
export async function markOrderRead(ctx: StaffContext, orderId: string): Promise<void> {
  if (!(await orders.find(ctx.db, orderId))) throw orderNotFound();
  await inTransaction(ctx, async (ctx) => {
    if (!(await orders.markReadByStaff(ctx.db, orderId))) return;
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.read',
      target: `order:${orderId}`,
      before: { isRead: false },
      after: { isRead: true },
    });
  });
}
