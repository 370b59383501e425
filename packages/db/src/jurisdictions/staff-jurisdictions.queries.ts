import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

function rules(db: Database) {
  return db
    .selectFrom('jurisdiction_rules as r')
    .leftJoin('admin_users as a', 'a.id', 'r.updated_by')
    .selectAll('r')
    .select('a.username');
}

/** Lists all rules, including those that are off, by place. */
export async function listRulesForStaff(db: Database) {
  return rules(db).orderBy('r.country').orderBy('r.region').orderBy('r.id').execute();
}
export type StaffRuleRow = Awaited<ReturnType<typeof listRulesForStaff>>[number];

export async function findRuleForStaff(db: Database, id: number): Promise<StaffRuleRow | undefined> {
  return rules(db).where('r.id', '=', id).executeTakeFirst();
}

/** Inserts a rule; throws on the unique key `jurisdiction_rules_country_region_key` if the place has one. */
export async function insertRule(
  trx: Database,
  row: { country: string; region: string | null; law: string; adminId: string; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('jurisdiction_rules')
    .values({
      country: row.country,
      region: row.region,
      law: row.law,
      updated_by: row.adminId,
      updated_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a rule until the transaction ends. */
export async function lockRule(
  trx: Database,
  id: number,
): Promise<Selectable<DB['jurisdiction_rules']> | undefined> {
  return trx
    .selectFrom('jurisdiction_rules')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateRule(
  trx: Database,
  id: number,
  change: Updateable<DB['jurisdiction_rules']>,
): Promise<void> {
  await trx.updateTable('jurisdiction_rules').set(change).where('id', '=', id).execute();
}
