import type { EarningReason, PaidWork } from '@aw/contracts/experts/profile';
import { sql } from 'kysely';
import type { Database } from '../database';

export type EarningRow = {
  userId: string;
  amountMinor: number;
  currency: string;
  reason: EarningReason;
  source: string;
  note?: string;
};

/** Appends to the earnings; false if the source already has its entry, for any person. */
export async function insertEarning(db: Database, entry: EarningRow): Promise<boolean> {
  const row = await db
    .insertInto('earning_entries')
    .values({
      user_id: entry.userId,
      amount_minor: entry.amountMinor,
      currency: entry.currency,
      reason: entry.reason,
      source: entry.source,
      note: entry.note ?? null,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the entry of a source. */
export async function findEarning(db: Database, source: string) {
  return db
    .selectFrom('earning_entries')
    .select(['user_id', 'amount_minor'])
    .where('source', '=', source)
    .executeTakeFirst();
}

/** Returns a person's unpaid earnings in minor units. */
export async function sumEarnings(db: Database, userId: string): Promise<number> {
  const { balance } = await db
    .selectFrom('earning_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_minor'), sql<number>`0`).as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** Lists the latest entries, newest first. */
export async function listEarnings(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('earning_entries')
    .select(['id', 'reason', 'amount_minor', 'currency', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Carries unpaid earnings from one person to another, with one entry for each; the caller has locked both. */
export async function transferEarnings(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    insert into earning_entries (user_id, amount_minor, currency, reason, source, note)
    select side.user_id, side.sign * b.amount, b.currency, 'adjustment',
      'merge:' || ${from} || ':' || ${into} || ':' || side.sign || ':' || b.currency, 'Accounts merged'
    from (
      select currency, sum(amount_minor)::int as amount from earning_entries where user_id = ${from}
      group by currency having sum(amount_minor) <> 0
    ) b cross join (values (${from}::text, -1), (${into}::text, 1)) as side (user_id, sign)`.execute(trx);
}

/** Finds the present rate for a kind of work. */
export async function findRate(db: Database, kind: PaidWork) {
  return db
    .selectFrom('expert_rates')
    .select(['amount_minor', 'currency'])
    .where('kind', '=', kind)
    .where('valid_from', '<=', sql<Date>`now()`)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** Lists the latest rates, newest first. */
export async function listRates(db: Database, limit: number) {
  return db
    .selectFrom('expert_rates')
    .select(['kind', 'amount_minor', 'currency', 'valid_from'])
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Adds a rate that is valid from now on. */
export async function insertRate(trx: Database, kind: PaidWork, amountMinor: number): Promise<void> {
  await trx.insertInto('expert_rates').values({ kind, amount_minor: amountMinor }).execute();
}
