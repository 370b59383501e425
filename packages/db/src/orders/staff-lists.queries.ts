import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containsFolded } from '../like';
import { needsAt, type OrderNeedKind } from './staff-needs.queries';

export type StaffOrderFilter = { view: string; q?: string; writerId?: number; needs?: OrderNeedKind };

const isWorkDue = sql<SqlBool>`o.status in ('paid', 'assigned', 'in_progress', 'revision')`;

/** Condition: work is past its deadline at a moment and not delivered. */
const isLate = (now: Date) => sql<boolean>`(${isWorkDue} and o.due_at < ${now})`;

type Condition = ReturnType<typeof sql<SqlBool>>;

/** Returns the condition of each view at a moment; `soon` is the end of what counts as due soon. */
function inView(view: string, now: Date, soon: Date): Condition | undefined {
  const views: Record<string, Condition> = {
    due_soon: sql<SqlBool>`${isWorkDue} and o.due_at < ${soon}`,
    late: isLate(now),
    unassigned: sql<SqlBool>`o.status = 'paid'`,
    in_progress: sql<SqlBool>`o.status in ('assigned', 'in_progress', 'revision')`,
    delivered: sql<SqlBool>`o.status = 'delivered'`,
    awaiting_payment: sql<SqlBool>`o.status = 'awaiting_payment'`,
    disputed: sql<SqlBool>`o.status = 'disputed'`,
  };
  return views[view];
}

/** Views without deadlines, which are sorted by age. */
const byAge = ['all', 'awaiting_payment'];

/** View of all orders that need an action, longest waiting first. */
const needsAction = 'needs_action';

function ordersOfView(db: Database, filter: StaffOrderFilter, now: Date, soon: Date) {
  // Sorted by the time since which the first action has been needed.
  const waiting = sql<{ order_id: string; since: Date }>`(
    select n.order_id, min(n.since) as since from ${needsAt(now)} as n group by n.order_id)`;
  let query = db
    .selectFrom('orders as o')
    .$if(filter.view === needsAction, (some) =>
      some.innerJoin(waiting.as('waiting'), (join) => join.on(sql<SqlBool>`waiting.order_id = o.id`)),
    );
  const condition = inView(filter.view, now, soon);
  if (condition) query = query.where(condition);
  // Drafts need no work: they are found by a search, not listed.
  else if (!filter.q && filter.view !== needsAction) query = query.where('o.status', '!=', 'draft');
  if (filter.q) query = query.where(containsFolded('o.search_folded', filter.q));
  if (filter.writerId !== undefined) query = query.where('o.writer_id', '=', filter.writerId);
  if (filter.needs)
    query = query.where(
      sql<SqlBool>`o.id in (select n.order_id from ${needsAt(now)} as n where n.kind = ${filter.needs})`,
    );
  return query;
}

/** Number of the customer's messages that staff have not seen. */
const unread = sql<number>`(select count(*) from order_messages m where m.order_id = o.id and m.from_whom = 'customer'
  and m.created_at > coalesce(o.staff_read_at, '-infinity'))`;

/** Needed actions of an order, longest waiting first. */
const needsOf = (now: Date) => sql<{ kind: OrderNeedKind; since: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', n.kind, 'since', n.since) order by n.since, n.kind), '[]')
  from ${needsAt(now)} as n where n.order_id = o.id)`;

function sortedBy(view: string) {
  if (view === needsAction) return sql`waiting.since`;
  return byAge.includes(view) ? sql`o.created_at` : sql`coalesce(o.due_at, 'infinity')`;
}

/** Position of an order in a list; `since` is used in the view of needed actions. */
export type OrderPosition = { id: string; since: string };

/**
 * Lists orders of a view by deadline, so that late ones come first, by age, or by how long they wait; `after` is the
 * last one seen, with the time since which it waited.
 */
export async function listForStaff(
  db: Database,
  filter: StaffOrderFilter,
  page: { now: Date; soon: Date; limit: number; after?: OrderPosition },
) {
  let query = ordersOfView(db, filter, page.now, page.soon)
    .leftJoin('writers as w', 'w.id', 'o.writer_id')
    .select(['o.id', 'o.topic', 'o.service', 'o.name', 'o.email', 'w.name as writer_name', 'o.status'])
    .select(['o.due_at', 'o.currency', 'o.final_minor', 'o.word_count', 'o.created_at'])
    .select([isLate(page.now).as('is_late'), unread.as('unread_messages')])
    .select(needsOf(page.now).as('needs'));
  const isByAge = byAge.includes(filter.view);
  const sorted = sortedBy(filter.view);
  const sign = isByAge ? sql`<` : sql`>`;
  // The action of the last row may be done by now, so its position in that list is not looked up again.
  if (page.after)
    query = query.where(
      filter.view === needsAction
        ? sql<SqlBool>`(waiting.since, o.id) > (${page.after.since}::timestamptz, ${page.after.id})`
        : sql<SqlBool>`(${sorted}, o.id) ${sign} (select ${sorted}, o.id from orders o where o.id = ${page.after.id})`,
    );
  const direction = isByAge ? 'desc' : 'asc';
  query = query.orderBy(sorted, direction).orderBy('o.id', direction);
  return query.limit(page.limit).execute();
}
export type OrderForStaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

/** Counts the orders of a view, up to `most`. */
export async function countForStaff(
  db: Database,
  filter: StaffOrderFilter,
  page: { now: Date; soon: Date; most: number },
): Promise<number> {
  const { n } = await db
    .selectFrom(ordersOfView(db, filter, page.now, page.soon).select('o.id').limit(page.most).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
