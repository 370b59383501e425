import type { Insertable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

/** Lists the active rules, by place. */
export async function listActiveRules(db: Database) {
  return db
    .selectFrom('jurisdiction_rules')
    .select(['id', 'country', 'region', 'law', 'is_active'])
    .where('is_active', '=', true)
    .orderBy('country')
    .orderBy('region')
    .orderBy('id')
    .execute();
}
export type RuleRow = Awaited<ReturnType<typeof listActiveRules>>[number];

/** Stores a decision about the places of an order, even if the order was refused. */
export async function insertDecision(
  db: Database,
  row: Insertable<DB['jurisdiction_decisions']>,
): Promise<void> {
  await db.insertInto('jurisdiction_decisions').values(row).execute();
}

/** Finds the last decision about an order. */
export async function findLastDecision(db: Database, orderId: string) {
  return db
    .selectFrom('jurisdiction_decisions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
