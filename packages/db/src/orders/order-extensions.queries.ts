import type { Database } from '../database';

/** Closes the open proposal of an order because of a newer one, or because there is no deadline to move any more. */
export async function replaceOpenExtension(trx: Database, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('order_extensions')
    .set({ status: 'replaced', decided_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}

export async function insertExtension(
  trx: Database,
  row: { orderId: string; dueAt: Date; reason: string; adminId: string },
): Promise<void> {
  await trx
    .insertInto('order_extensions')
    .values({ order_id: row.orderId, due_at: row.dueAt, reason: row.reason, admin_id: row.adminId })
    .execute();
}
