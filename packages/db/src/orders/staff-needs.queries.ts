import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

export type OrderNeedKind =
  | 'late'
  | 'dispute'
  | 'assign'
  | 'approve'
  | 'hand_refund'
  | 'failed_refund'
  | 'decision'
  | 'transfer'
  | 'answer';

/** Money of an order that is neither refunded, promised nor taken by the bank; minor units. */
const leftMinor = sql<number>`
  ((select coalesce(sum(p.received_minor), 0) from payments p where p.order_id = o.id)
    - (select coalesce(sum(r.amount_minor), 0) from refunds r where r.order_id = o.id and r.status <> 'declined')
    - (select coalesce(sum(d.amount_minor), 0) from disputes d where d.order_id = o.id and d.status = 'lost'))`;

const hasOpenDispute = sql<SqlBool>`
  exists (select from disputes d where d.order_id = o.id and d.closed_at is null)`;

/**
 * Time of the last decision about the money of an ended order: what to refund of a cancelled one, or that nothing is.
 * Refunds that follow from a rule decide nothing about the rest.
 */
const decidedAt = sql<Date | null>`greatest(
  (select max(r.created_at) from refunds r where r.order_id = o.id and o.status = 'cancelled'
    and r.status <> 'declined' and r.cause not in ('late', 'cancelled') and r.created_at >= o.cancelled_at),
  (select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'refund_refused'
    and e.at >= coalesce(o.cancelled_at, '-infinity')))`;

/** Condition: nobody has decided about money of an ended order since it ended, or since the money came or stayed. */
const isUndecided = sql<SqlBool>`
  o.status in ('cancelled', 'refunded') and ${leftMinor} > 0 and not ${hasOpenDispute}
  and (${decidedAt} is null
    or exists (select from payments p
      where p.order_id = o.id and p.succeeded_at > ${decidedAt}
        and p.received_minor > (select coalesce(sum(r.amount_minor), 0) from refunds r
          where r.payment_id = p.id and r.status <> 'declined'))
    or exists (select from refunds r
      where r.order_id = o.id and r.status = 'declined' and r.merged_into is null
        and r.settled_at > ${decidedAt}))`;

/** Condition: an active order has more money than its price, because it was paid twice or too much. */
const isPaidAgain = sql<SqlBool>`
  o.status not in ('cancelled', 'refunded') and not ${hasOpenDispute}
  and ${leftMinor} > coalesce(o.final_minor, 0)`;

/** Time for which an unfinished card form counts as a payment in progress. */
const cardFormMs = 24 * 60 * 60 * 1000;

/** Condition: a placed order is to be paid by another way than card, or was in part, and no card is being tried. */
const isPaidByHand = (now: Date) => sql<SqlBool>`
  (not exists (select from payments p where p.order_id = o.id and p.method = 'card'
      and (p.status in ('processing', 'succeeded')
        or p.status <> 'cancelled' and p.updated_at > ${new Date(now.getTime() - cardFormMs)}))
    or exists (select from payments p where p.order_id = o.id and p.received_minor > 0))`;

/**
 * All actions that orders need at a moment, one row each: order, kind, time since. Lists, filters and figures all read
 * this, so that they cannot differ.
 */
export const needsAt = (now: Date) => sql<{ order_id: string; kind: OrderNeedKind; since: Date }>`(
  select o.id as order_id, 'late' as kind, o.due_at as since from orders o
    where o.status in ('paid', 'assigned', 'in_progress', 'revision') and o.due_at < ${now}
  union all select d.order_id, 'dispute', d.created_at from disputes d where d.closed_at is null
  union all select o.id, 'assign', coalesce(o.paid_at, o.created_at) from orders o where o.status = 'paid'
  union all select r.order_id, 'approve', r.created_at from refunds r where r.status = 'awaiting_approval'
  union all select r.order_id, 'hand_refund', r.created_at
    from refunds r join payments p on p.id = r.payment_id where r.status = 'pending' and p.method <> 'card'
  union all select r.order_id, 'failed_refund', r.created_at from refunds r where r.status = 'failed'
  union all select o.id, 'decision', coalesce(o.cancelled_at, o.updated_at) from orders o
    where ${isUndecided}
  union all select o.id, 'decision', min(e.at) from order_events e join orders o on o.id = e.order_id
    where e.kind = 'paid' and e.detail ? 'reason' and ${isPaidAgain} group by o.id
  union all select o.id, 'transfer', coalesce(o.placed_at, o.created_at) from orders o
    where o.status = 'awaiting_payment' and ${isPaidByHand(now)}
  union all select m.order_id, 'answer', min(m.created_at) from order_messages m join orders o on o.id = m.order_id
    where m.from_whom = 'customer' and m.created_at > coalesce(o.staff_read_at, '-infinity') group by m.order_id
)`;

/** Returns true if staff have to decide about the refund of an ended order. */
export async function awaitsRefundDecision(db: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o where o.id = ${orderId} and ${isUndecided}`.execute(db);
  return rows.length > 0;
}

/**
 * Counts the needed actions of each kind at a moment, with the time of the earliest; kinds without any are left out.
 */
export async function countNeeds(db: Database, now: Date) {
  const { rows } = await sql<{ kind: OrderNeedKind; count: number; oldest_at: Date }>`
    select n.kind, count(*)::integer as count, min(n.since) as oldest_at from ${needsAt(now)} as n
    group by n.kind`.execute(db);
  return rows;
}
