import { sql } from 'kysely';
import type { Database } from '../database';

/** Finds the tax that is included in prices in a country; undefined if none is charged. */
export async function findTaxRate(
  db: Database,
  country: string,
): Promise<{ name: string; percent: number } | undefined> {
  return db
    .selectFrom('tax_rates')
    .select(['name', sql<number>`percent::float8`.as('percent')])
    .where('country', '=', country)
    .executeTakeFirst();
}
