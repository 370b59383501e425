import type { Database } from '@aw/db';
import { sql } from 'kysely';

/** Tables whose rows change without a user's action. */
const passing = ['rate_limits', 'kysely_migration_lock'];

/** Returns every row of every table as text, keyed by table, for tests that compare or search everything. */
export async function rowsOfEveryTable(db: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const all = new Map<string, string[]>();
  for (const { name } of tables.filter((table) => !passing.includes(table.name))) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t order by 1`.execute(db);
    all.set(
      name,
      rows.map((row) => row.text),
    );
  }
  return all;
}

/** Returns the tables that contain a text. */
export async function tablesThatHold(db: Database, text: string): Promise<string[]> {
  const tables: string[] = [];
  for (const [name, rows] of await rowsOfEveryTable(db))
    if (rows.some((row) => row.includes(text))) tables.push(name);
  return tables;
}
