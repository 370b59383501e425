import { sql } from 'kysely';
import type { Database } from '../database';

/** Lists files of an order by id, with the locations of their bytes; deleted ones are left out. */
export async function listFilesForStaff(db: Database, orderId: string, fileIds: string[]) {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom('order_files as o')
    .innerJoin('files as f', 'f.sha256', 'o.file_sha256')
    .selectAll('o')
    .select('f.storage_key')
    .where('o.id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where('o.order_id', '=', orderId)
    .where('o.removed_at', 'is', null)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
}
export type StaffFileRow = Awaited<ReturnType<typeof listFilesForStaff>>[number];

/** Attaches files of staff to a message, which makes them visible to the customer. */
export async function attachStaffFiles(
  trx: Database,
  fileIds: string[],
  messageId: string,
  at: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .updateTable('order_files')
    .set({ message_id: messageId, shown_at: at })
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where('from_whom', '=', 'staff')
    .execute();
}

/**
 * Records that staff have seen all messages until now, by the clock that dates them; false if there was nothing new.
 */
export async function markReadByStaff(db: Database, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ staff_read_at: sql`clock_timestamp()` })
    .where('id', '=', orderId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_messages as m')
          .select('m.id')
          .whereRef('m.order_id', '=', 'orders.id')
          .where('m.from_whom', '=', 'customer')
          .where(sql<boolean>`m.created_at > coalesce(orders.staff_read_at, '-infinity')`),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
