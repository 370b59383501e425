import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type OrderFileRow = Selectable<DB['order_files']>;

export async function insertFile(trx: Database, row: Insertable<DB['order_files']>): Promise<OrderFileRow> {
  return trx.insertInto('order_files').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Lists files of an order, oldest first. */
export async function listFiles(db: Database, orderId: string): Promise<OrderFileRow[]> {
  return db
    .selectFrom('order_files')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a file; undefined if it was erased. */
export async function findFile(db: Database, id: string): Promise<OrderFileRow | undefined> {
  return db
    .selectFrom('order_files')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Counts the files of an order that its customer uploaded. */
export async function countCustomerFiles(db: Database, orderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_files')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('from_whom', '=', 'customer')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Ends the checks of a file; one that was already decided stays as it is. */
export async function decideFile(
  db: Database,
  id: string,
  decision: { status: 'ready' } | { status: 'refused'; reason: string },
): Promise<void> {
  await db
    .updateTable('order_files')
    .set({
      status: decision.status,
      reason: decision.status === 'refused' ? decision.reason : null,
      queue_group: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .execute();
}

/** Sets when a file is scanned for viruses again; null once it was. */
export async function setFileScanTime(db: Database, id: string, scanAgainAt: Date | null): Promise<void> {
  await db
    .updateTable('order_files')
    .set({ scan_again_at: scanAgainAt })
    .where('id', '=', id)
    .where('scan_again_at', 'is distinct from', scanAgainAt)
    .execute();
}

/** Counts order files of a queue group that are being checked or wait for it. */
export async function countQueuedFiles(db: Database, queueGroup: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_files')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('queue_group', '=', queueGroup)
    .where('status', '=', 'checking')
    .executeTakeFirstOrThrow();
  return n;
}

/** Deletes a file for good; the caller releases its bytes. */
export async function deleteFile(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('order_files').where('id', '=', id).execute();
}

/** Attaches the customer's waiting files to a message and returns them; refused, sent and other people's files stay. */
export async function attachCustomerFiles(
  trx: Database,
  orderId: string,
  messageId: string,
  fileIds: string[],
): Promise<OrderFileRow[]> {
  if (fileIds.length === 0) return [];
  return trx
    .updateTable('order_files')
    .set({ message_id: messageId })
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where('order_id', '=', orderId)
    .where('from_whom', '=', 'customer')
    .where('role', '=', 'message')
    .where('message_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('status', '<>', 'refused')
    .returningAll()
    .execute();
}
