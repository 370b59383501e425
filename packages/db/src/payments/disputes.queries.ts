import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type DisputeRow = Selectable<DB['disputes']>;

export async function findDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertDispute(trx: Database, row: Insertable<DB['disputes']>): Promise<void> {
  await trx.insertInto('disputes').values(row).execute();
}

export async function updateDispute(
  trx: Database,
  id: string,
  change: Updateable<DB['disputes']>,
): Promise<DisputeRow> {
  return trx
    .updateTable('disputes')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns whether an order has an undecided dispute, and whether it has a lost one. */
export async function getDisputeState(
  trx: Database,
  orderId: string,
): Promise<{ hasOpen: boolean; hasLost: boolean }> {
  const disputes = trx.selectFrom('disputes').select(['status', 'closed_at']).where('order_id', '=', orderId);
  const rows = await disputes.execute();
  return {
    hasOpen: rows.some(({ closed_at }) => closed_at === null),
    hasLost: rows.some(({ status }) => status === 'lost'),
  };
}

/** Finds the time since which a dispute holds an order; null if there never was one. */
export async function findDisputedAt(trx: Database, orderId: string): Promise<Date | null> {
  const events = trx.selectFrom('order_events').select((eb) => eb.fn.max('at').as('at'));
  const row = await events.where('order_id', '=', orderId).where('kind', '=', 'disputed').executeTakeFirst();
  return row?.at ?? null;
}

export async function listOpenDisputes(db: Database): Promise<DisputeRow[]> {
  return db.selectFrom('disputes').selectAll().where('closed_at', 'is', null).execute();
}

// A dispute without a due date comes after all that have one.
const dueMs = sql<number>`coalesce((extract(epoch from due_by) * 1000)::bigint, 253402300799000)`;
const madeMs = sql<number>`(extract(epoch from created_at) * 1000)::bigint`;
const isClosed = sql<number>`(closed_at is not null)::integer`;
const sortMs = sql<number>`case when closed_at is null then ${dueMs} else -${madeMs} end`;

/**
 * Lists disputes, open ones by due date, then closed ones from the latest; the cursor is `[is_closed, sort_ms, place]`.
 */
export async function listDisputes(db: Database, limit: number, after?: readonly [number, number, number]) {
  let query = db
    .selectFrom('disputes')
    .selectAll()
    .select([isClosed.as('is_closed'), sortMs.as('sort_ms')])
    .select(sql<number>`hashtext(id)`.as('place'))
    .select(sql<string>`(select p.currency from payments p where p.id = payment_id)`.as('currency'));
  if (after) {
    const [closed, sort, place] = after;
    query = query.where(
      sql<SqlBool>`(${isClosed}, ${sortMs}, hashtext(id)) > (${closed}::bigint, ${sort}::bigint, ${place}::bigint)`,
    );
  }
  return query.orderBy('is_closed').orderBy('sort_ms').orderBy('place').limit(limit).execute();
}
