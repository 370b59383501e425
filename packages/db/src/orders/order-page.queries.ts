import type { Database } from '../database';

/** How an order was paid: the payment that came first. */
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

/** The name and title that customers read. */
export async function findWriterName(db: Database, id: number) {
  return db.selectFrom('writers').select(['name', 'title']).where('id', '=', id).executeTakeFirst();
}

/** The later deadline that staff ask for and nobody has answered. */
export async function findOpenExtension(db: Database, orderId: string) {
  return db
    .selectFrom('order_extensions')
    .select(['id', 'due_at', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Answers an open proposal; undefined when it is not open any more. */
export async function decideExtension(
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
