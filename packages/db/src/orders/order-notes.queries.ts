import type { Database } from '../database';

/** Lists notes of staff on an order, oldest first. */
export async function listNotes(db: Database, orderId: string) {
  return db
    .selectFrom('order_notes as n')
    .innerJoin('admin_users as a', 'a.id', 'n.admin_id')
    .select(['n.id', 'n.body', 'n.created_at', 'a.username'])
    .where('n.order_id', '=', orderId)
    .orderBy('n.id')
    .execute();
}

export async function insertNote(
  trx: Database,
  row: { orderId: string; adminId: string; body: string },
): Promise<{ id: number; created_at: Date }> {
  return trx
    .insertInto('order_notes')
    .values({ order_id: row.orderId, admin_id: row.adminId, body: row.body })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}
