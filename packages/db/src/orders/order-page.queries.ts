import type { Database } from '../database';

/** Finds the first payment of an order, which shows how it was paid. */
export async function findReceivedPayment(db: Database, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['method', 'card_brand', 'card_last4'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .orderBy('succeeded_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the name and title of a writer that customers see. */
export async function findWriterName(db: Database, id: number) {
  return db.selectFrom('writers').select(['name', 'title']).where('id', '=', id).executeTakeFirst();
}

/** Finds the later deadline that staff proposed and that nobody has answered. */
export async function findOpenExtension(db: Database, orderId: string) {
  return db
    .selectFrom('order_extensions')
    .select(['id', 'due_at', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Answers an open proposal; undefined if it is no longer open. */
export async function answerExtension(
  trx: Database,
  orderId: string,
  id: string,
  answer: { status: 'accepted' | 'declined'; at: Date },
): Promise<{ due_at: Date } | undefined> {
  return trx
    .updateTable('order_extensions')
    .set({ status: answer.status, decided_at: answer.at })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .returning('due_at')
    .executeTakeFirst();
}
