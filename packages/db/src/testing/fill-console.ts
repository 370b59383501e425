import { sql } from 'kysely';
import type { Database } from '../database';

export type ConsoleRows = {
  /** Number of orders, with events and payments; default 0. */
  orders?: number;
  /** Number of rows in the audit log; default 0. */
  auditEntries?: number;
};

export const consoleTables = ['orders', 'order_events', 'payments', 'refunds', 'audit_log'];

/** One of this many orders is active, in every state. */
const openShare = 50;

/** Writes rows that staff see: orders in every state, their events, and the audit log. Expects numbered `people`. */
export async function writeConsoleRows(trx: Database, rows: ConsoleRows, users: number): Promise<void> {
  if (rows.orders) await writeOrders(trx, rows.orders, users);
  if (rows.auditEntries) await writeAudit(trx, rows.auditEntries, users);
}

async function writeOrders(trx: Database, orders: number, users: number): Promise<void> {
  await sql`insert into writers (name, title) select 'Writer ' || i, 'Editor' from generate_series(1, 20) i`.execute(
    trx,
  );
  await sql`
    insert into orders (id, user_id, status, name, email, paper_type, word_count, topic, service, price_book_id, currency,
      billed_words, base_minor, discount_minor, discount_percent, writer_id, due_at, placed_at, paid_at, created_at, updated_at)
    select 'AW-' || upper(left(md5(i::text), 16)), people.id, status, initcap(pg_temp.word(i, 80)) || ' ' || initcap(pg_temp.word(i, 81)),
      'student' || i % 5000 || '@uni' || i % 97 || '.example', 'Essay', 1000, initcap(pg_temp.word(i, 82)) || ' and ' || pg_temp.word(i, 83),
      'assignment-writing', (select min(id) from price_books), 'USD', 1000, 2000, 0, 0,
      case when is_paid then (select min(id) from writers) + i % 20 end, at + interval '7 days', at, case when is_paid then at end, at, at
    from (
      select *, status not in ('draft', 'awaiting_payment', 'cancelled') or i % 20 = 9 as is_paid from (
        -- What was ordered long ago has ended.
        select i, case when i > ${orders - orders / openShare}
            then (array['draft', 'awaiting_payment', 'paid', 'assigned', 'in_progress', 'delivered', 'completed', 'completed', 'completed', 'cancelled'])[1 + i % 10]
            else (array['draft', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled'])[1 + i % 10] end as status,
          timestamptz '2024-01-01' + i * (interval '20 months' / ${orders}::int) as at
        from generate_series(1, ${orders}::bigint) i) s
    ) o join people on people.n = 1 + i % ${users}`.execute(trx);
  await sql`
    insert into order_events (order_id, at, kind, by_whom, status)
    select id, created_at, 'placed', 'customer', status from orders order by id`.execute(trx);
  await sql`
    insert into payments (order_id, method, status, currency, amount_minor, received_minor, created_at, succeeded_at)
    select id, 'bank_transfer', 'succeeded', currency, base_minor, base_minor, paid_at, paid_at
    from orders where paid_at is not null`.execute(trx);
  await sql`
    insert into refunds (order_id, payment_id, amount_minor, reason, cause, status, request_key, created_at, settled_at)
    select o.id, p.id, p.received_minor, 'Cancelled', 'cancelled', 'succeeded', o.id, o.created_at, o.created_at
    from orders o join payments p on p.order_id = o.id where o.status = 'cancelled'`.execute(trx);
}

async function writeAudit(trx: Database, entries: number, users: number): Promise<void> {
  await sql`
    insert into audit_log (at, actor, verb, target, before, after)
    select timestamptz '2024-01-01' + i * (interval '20 months' / ${entries}::int), 'staff' || i % 7,
      (array['document.removed', 'document.restored', 'course.added', 'order.read'])[1 + i % 4],
      'user:' || people.id, null, jsonb_build_object('n', i)
    from generate_series(1, ${entries}::bigint) i join people on people.n = 1 + i % ${users} order by i`.execute(
    trx,
  );
}
