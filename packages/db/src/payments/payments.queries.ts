import { sql } from 'kysely';
import type { Database } from '../database';

/** What was received for an order, what went back, and what is on its way back or waits for approval; minor units. */
export async function sumOrderMoney(
  db: Database,
  orderId: string,
): Promise<{ receivedMinor: number; refundedMinor: number; promisedMinor: number; failedMinor: number }> {
  const { rows } = await sql<{ received: number; refunded: number; promised: number; failed: number }>`
    select
      (select coalesce(sum(received_minor), 0)::bigint from payments where order_id = ${orderId}) as received,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds where order_id = ${orderId} and status = 'succeeded') as refunded,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds
        where order_id = ${orderId} and status in ('awaiting_approval', 'pending')) as promised,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds where order_id = ${orderId} and status = 'failed') as failed`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  const { received, refunded, promised, failed } = row;
  return { receivedMinor: received, refundedMinor: refunded, promisedMinor: promised, failedMinor: failed };
}
