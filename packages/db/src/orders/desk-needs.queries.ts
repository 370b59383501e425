import { sql } from 'kysely';
import type { Database } from '../database';

/** What of the orders waits for a person at a moment: late ones, ones without a writer, refunds to approve, open disputes, unread messages. */
export async function countOrderNeeds(db: Database, now: Date) {
  const { rows } = await sql<{
    late_orders: number;
    orders_to_assign: number;
    refunds_to_approve: number;
    open_disputes: number;
    unread_orders: number;
  }>`
    select (select count(*) from orders where status in ('paid', 'assigned', 'in_progress', 'revision') and due_at < ${now}) as late_orders,
           (select count(*) from orders where status = 'paid') as orders_to_assign,
           (select count(*) from refunds where status = 'awaiting_approval') as refunds_to_approve,
           (select count(*) from disputes where closed_at is null) as open_disputes,
           (select count(distinct o.id) from orders o join order_messages m on m.order_id = o.id and m.from_whom = 'customer'
             where m.created_at > coalesce(o.staff_read_at, '-infinity')) as unread_orders`.execute(db);
  const [needs] = rows;
  if (!needs) throw new Error('Counting gave no row.');
  return needs;
}
