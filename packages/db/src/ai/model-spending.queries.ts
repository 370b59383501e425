import { sql } from 'kysely';
import type { Database } from '../database';

/** Money in millionths of a US dollar that is set aside on a day (UTC), until it is settled. */
export type Reservation = { id: string; day: string; microusd: number };

/** Sets money aside in one conditional update; false where the day’s cap would be passed by it. A cap of 0 is none. */
export async function reserveSpending(
  db: Database,
  { id, day, microusd, cap }: Reservation & { cap: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with taken as (
      insert into model_spending as s (day, reserved_microusd)
      select ${day}::date, ${microusd}::bigint where ${cap}::bigint = 0 or ${microusd}::bigint <= ${cap}::bigint
      on conflict (day) do update set reserved_microusd = s.reserved_microusd + excluded.reserved_microusd
      where ${cap}::bigint = 0
        or s.spent_microusd + s.reserved_microusd + excluded.reserved_microusd <= ${cap}::bigint
      returning day
    )
    insert into model_reservations (id, day, microusd) select ${id}::uuid, day, ${microusd}::bigint from taken`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** What is spent and set aside on a day, in millionths of a US dollar. */
export async function getSpending(db: Database, day: string): Promise<number> {
  const { rows } = await sql<{ microusd: number }>`
    select spent_microusd + reserved_microusd as microusd from model_spending where day = ${day}::date`.execute(
    db,
  );
  return rows[0]?.microusd ?? 0;
}

/** The same of each day from one on. */
export async function listSpending(
  db: Database,
  since: string,
): Promise<{ day: string; microusd: number }[]> {
  const { rows } = await sql<{ day: string; microusd: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, spent_microusd + reserved_microusd as microusd
    from model_spending where day >= ${since}::date`.execute(db);
  return rows;
}

/**
 * Turns what was set aside into what it came to, once; null counts as all of it. Gives the cost, or undefined where it was
 * settled before.
 */
export async function settleSpending(
  db: Database,
  { id, costMicrousd }: { id: string; costMicrousd: number | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ cost: number }>`
    with settled as (
      delete from model_reservations where id = ${id}::uuid
      returning day, microusd, coalesce(${costMicrousd}::bigint, microusd) as cost
    ), spent as (
      update model_spending s
      set reserved_microusd = s.reserved_microusd - r.microusd, spent_microusd = s.spent_microusd + r.cost
      from settled r where s.day = r.day
    )
    select cost from settled`.execute(db);
  return rows[0]?.cost;
}

/** Settles what was set aside before a moment, by processes that ended, as all of it; gives how many. */
export async function settleForgotten(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from model_reservations where created_at < ${before} order by created_at limit 100`.execute(db);
  for (const { id } of rows) await settleSpending(db, { id, costMicrousd: null });
  return rows.length;
}
