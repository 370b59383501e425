import { sql } from 'kysely';
import type { Database } from '../database';

/** Lists people who got access to an order through a mailed link, earliest first. */
export async function listAccess(db: Database, orderId: string) {
  return db
    .selectFrom('order_access')
    .select(['user_id', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
}

/** Lists mails to a person whose subject contains an order number, earliest first. */
export async function listMails(db: Database, userId: string, orderId: string) {
  return db
    .selectFrom('mails')
    .select(['kind', 'to_address', 'subject', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`strpos(subject, ${orderId}) > 0`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
