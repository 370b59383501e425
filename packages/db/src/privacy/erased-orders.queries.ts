import { sql } from 'kysely';
import type { Database } from '../database';
import { insertEmptyFile } from './erased-files.queries';

/** Replaces the texts of an erased person. */
const removed = 'Removed with the account.';

/** Locks, in the order of their ids, the orders of people who are erased. */
export async function lockErasedOrders(trx: Database, users: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', sql<string>`any(${users})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Deletes the customer's files from orders, names and bytes; returns the released hashes, and whether the checks may
 * still be reading one.
 */
export async function blankOrderFiles(trx: Database, orderIds: string[], now: Date) {
  const files = await trx
    .selectFrom('order_files')
    .select(['file_sha256', 'status'])
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('from_whom', '=', 'customer')
    .execute();
  const noBytes = await insertEmptyFile(trx);
  await sql`
    update order_files set file_name = 'removed', file_sha256 = ${noBytes}, size_bytes = 0,
      reason = null, removed_at = coalesce(removed_at, ${now}), queue_group = null,
      status = case when status = 'checking' then 'refused' else status end
    where order_id = any(${orderIds}) and from_whom = 'customer'`.execute(trx);
  return files.map((file) => ({ sha256: file.file_sha256, isRead: file.status !== 'checking' }));
}

/**
 * Removes the person from their orders: names, texts, messages, notes about them and all access; figures and dates
 * stay.
 */
export async function blankOrders(trx: Database, orderIds: string[]): Promise<void> {
  await trx.deleteFrom('order_access').where('order_id', '=', sql<string>`any(${orderIds})`).execute();
  await sql`
    update order_messages set body = ${removed}, name = case when from_whom = 'customer' then 'Customer' else name end
    where order_id = any(${orderIds})`.execute(trx);
  await sql`update order_notes set body = ${removed} where order_id = any(${orderIds})`.execute(trx);
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      name: null,
      email: null,
      phone: null,
      major_course: null,
      topic: null,
      who_assisted: null,
      reference: null,
      paper_description: null,
      extra_requirements: null,
      time_zone: null,
      link_version: sql`link_version + 1`,
    })
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

/** Removes people from the decisions about the places of their orders. */
export async function anonymizeDecisions(trx: Database, users: string[]): Promise<void> {
  await trx
    .updateTable('jurisdiction_decisions')
    .set({ user_id: null })
    .where('user_id', '=', sql<string>`any(${users})`)
    .execute();
}
