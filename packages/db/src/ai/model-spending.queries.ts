import type { ModelPurpose } from '@aw/contracts/ai/staff';
import { sql } from 'kysely';
import type { Database } from '../database';

/** Amount that is reserved on a day (UTC) until it is settled; all amounts are in micro-dollars. */
export type Reservation = {
  id: string;
  day: string;
  microusd: number;
  /** Estimated price of the prompt alone. */
  sentMicrousd: number;
  /** True for a person without an account. */
  isAnonymous: boolean;
  purpose: ModelPurpose;
};

/** Amounts of a day; the anonymous ones are included in the others. */
export type Spending = { spent: number; reserved: number; anonymousSpent: number; anonymousReserved: number };

type Bounds = {
  /** Maximum for everybody; 0 means no cap. */
  cap: number;
  /** Maximum for all people without an account together; null means no separate maximum. */
  share: number | null;
};

/** Reserves an amount in one conditional update; false if it would exceed the day’s cap or the share. */
export async function reserveSpending(
  db: Database,
  { id, day, microusd, sentMicrousd, isAnonymous, purpose, cap, share }: Reservation & Bounds,
): Promise<boolean> {
  const anonymous = isAnonymous ? microusd : 0;
  const { numAffectedRows } = await sql`
    with taken as (
      insert into model_spending as s (day, reserved_microusd, anonymous_reserved_microusd)
      select ${day}::date, ${microusd}::bigint, ${anonymous}::bigint
      where (${cap}::bigint = 0 or ${microusd}::bigint <= ${cap}::bigint)
        and (${share}::bigint is null or ${microusd}::bigint <= ${share}::bigint)
      on conflict (day) do update set
        reserved_microusd = s.reserved_microusd + excluded.reserved_microusd,
        anonymous_reserved_microusd = s.anonymous_reserved_microusd + excluded.anonymous_reserved_microusd
      where (${cap}::bigint = 0
          or s.spent_microusd + s.reserved_microusd + excluded.reserved_microusd <= ${cap}::bigint)
        and (${share}::bigint is null
          or s.anonymous_spent_microusd + s.anonymous_reserved_microusd + excluded.reserved_microusd <= ${share}::bigint)
      returning day
    )
    insert into model_reservations (id, day, microusd, sent_microusd, is_anonymous, purpose)
    select ${id}::uuid, day, ${microusd}::bigint, ${sentMicrousd}::bigint, ${isAnonymous}::boolean, ${purpose}::text from taken`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

type Raise = Pick<Reservation, 'id' | 'microusd' | 'sentMicrousd'> & Bounds;

/** Raises a reservation in one conditional update; false if that would exceed the day’s cap or the share, or if it is settled. */
export async function raiseReservation(
  db: Database,
  { id, microusd, sentMicrousd, cap, share }: Raise,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as (
      select day, is_anonymous from model_reservations where id = ${id}::uuid for update
    ), raised as (
      update model_spending s
      set reserved_microusd = s.reserved_microusd + ${microusd}::bigint,
        anonymous_reserved_microusd =
          s.anonymous_reserved_microusd + case when r.is_anonymous then ${microusd}::bigint else 0 end
      from held r
      where s.day = r.day
        and (${cap}::bigint = 0 or s.spent_microusd + s.reserved_microusd + ${microusd}::bigint <= ${cap}::bigint)
        and (${share}::bigint is null
          or s.anonymous_spent_microusd + s.anonymous_reserved_microusd + ${microusd}::bigint <= ${share}::bigint)
      returning s.day
    )
    update model_reservations
    set microusd = microusd + ${microusd}::bigint, sent_microusd = sent_microusd + ${sentMicrousd}::bigint
    where id = ${id}::uuid and exists (select from raised)`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Returns the spent and reserved amounts of a day. */
export async function getSpending(db: Database, day: string): Promise<Spending> {
  const { rows } = await sql<Spending>`
    select spent_microusd as spent, reserved_microusd as reserved,
      anonymous_spent_microusd as "anonymousSpent", anonymous_reserved_microusd as "anonymousReserved"
    from model_spending where day = ${day}::date`.execute(db);
  return rows[0] ?? { spent: 0, reserved: 0, anonymousSpent: 0, anonymousReserved: 0 };
}

type DaySpending = { day: string; microusd: number; byPurpose: Partial<Record<ModelPurpose, number>> };

/**
 * Returns the sum of spent and reserved amounts of each day, from a given one on, and the spent amounts by purpose. Those of
 * earlier releases have no purpose.
 */
export async function listSpending(db: Database, since: string): Promise<DaySpending[]> {
  const { rows } = await sql<DaySpending>`
    select to_char(day, 'YYYY-MM-DD') as day, spent_microusd + reserved_microusd as microusd,
      spent_by_purpose as "byPurpose"
    from model_spending where day >= ${since}::date`.execute(db);
  return rows;
}

type Settled = {
  id: string;
  /** Null if unknown: then the cost is estimated from the prompt and the received text. */
  costMicrousd: number | null;
  receivedMicrousd?: number | undefined;
};

/** Settles a reservation once with its real cost. Returns the cost, or undefined if it was settled before. */
export async function settleSpending(
  db: Database,
  { id, costMicrousd, receivedMicrousd = 0 }: Settled,
): Promise<number | undefined> {
  const { rows } = await sql<{ cost: number }>`
    with settled as (
      delete from model_reservations where id = ${id}::uuid
      returning day, microusd, is_anonymous, purpose,
        coalesce(${costMicrousd}::bigint, sent_microusd + ${receivedMicrousd}::bigint, microusd) as cost
    ), spent as (
      update model_spending s
      set reserved_microusd = s.reserved_microusd - r.microusd, spent_microusd = s.spent_microusd + r.cost,
        anonymous_reserved_microusd =
          s.anonymous_reserved_microusd - case when r.is_anonymous then r.microusd else 0 end,
        anonymous_spent_microusd = s.anonymous_spent_microusd + case when r.is_anonymous then r.cost else 0 end,
        spent_by_purpose = case when r.purpose is null then s.spent_by_purpose else
          s.spent_by_purpose || jsonb_build_object(
            r.purpose, coalesce((s.spent_by_purpose ->> r.purpose)::bigint, 0) + r.cost) end
      from settled r where s.day = r.day
    )
    select cost from settled`.execute(db);
  return rows[0]?.cost;
}

/** Settles reservations from before a moment, whose processes have ended; returns their number. */
export async function settleOldReservations(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from model_reservations where created_at < ${before} order by created_at limit 100`.execute(db);
  for (const { id } of rows) await settleSpending(db, { id, costMicrousd: null });
  return rows.length;
}
