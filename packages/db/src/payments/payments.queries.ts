import { sql } from 'kysely';
import type { Database } from '../database';

/** Money of an order in minor units. */
export type OrderSums = {
  receivedMinor: number;
  refundedMinor: number;
  /** Refunds in progress or waiting for approval. */
  promisedMinor: number;
  failedMinor: number;
  /** Refunds that a bank returned after the provider had made them, less later refunds that replace them. */
  returnedMinor: number;
};

/** Returns the received, refunded and promised amounts of an order. */
export async function sumOrderMoney(db: Database, orderId: string): Promise<OrderSums> {
  const { rows } = await sql<{
    received: number;
    refunded: number;
    promised: number;
    failed: number;
    returned: number;
  }>`
    select
      (select coalesce(sum(received_minor), 0)::bigint from payments where order_id = ${orderId}) as received,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds where order_id = ${orderId} and status = 'succeeded') as refunded,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds
        where order_id = ${orderId} and status in ('awaiting_approval', 'pending')) as promised,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds where order_id = ${orderId} and status = 'failed') as failed,
      (select greatest(0, coalesce(sum(amount_minor), 0) - (
          select coalesce(sum(later.amount_minor), 0) from refunds later
          where later.order_id = ${orderId} and later.status in ('awaiting_approval', 'pending', 'succeeded')
            and later.created_at > min(sent_back.settled_at)))::bigint
        from refunds sent_back
        where order_id = ${orderId} and status = 'failed' and provider_id is not null) as returned`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return {
    receivedMinor: row.received,
    refundedMinor: row.refunded,
    promisedMinor: row.promised,
    failedMinor: row.failed,
    returnedMinor: row.returned,
  };
}
