import { sql } from 'kysely';
import type { Database } from '../database';

type Definition = { index: string; definition: string };
type Check = { table: string; trigger: string };

/**
 * Writes many rows into `tables` without checking references row by row, and recreates their indexes afterwards; our
 * own triggers run. One transaction of a superuser: all or nothing.
 */
export async function writeInBulk(
  db: Database,
  tables: readonly string[],
  write: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const setting of [
      'statement_timeout = 0',
      'idle_in_transaction_session_timeout = 0',
      "maintenance_work_mem = '512MB'",
      "work_mem = '128MB'",
      'max_parallel_maintenance_workers = 1',
      'synchronous_commit = off',
      // Tables are empty when statements are planned: in a nested loop, a table that a trigger fills would be read
      // completely for every row.
      'enable_nestloop = off',
    ])
      await sql.raw(`set local ${setting}`).execute(trx);
    const checks = await referenceChecks(trx, tables);
    for (const { table, trigger } of checks)
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(trx);
    const indexes = await plainIndexes(trx, tables);
    for (const { index } of indexes) await sql`drop index ${sql.ref(index)}`.execute(trx);
    await write(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
    for (const { table, trigger } of checks)
      await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(trigger)}`.execute(trx);
  });
}

/** Lists indexes that belong to no constraint; primary keys stay, because rows are inserted in their order. */
async function plainIndexes(db: Database, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select c.relname as index, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`.execute(db);
  return rows;
}

async function referenceChecks(db: Database, tables: readonly string[]): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select t.tgrelid::regclass::text as table, t.tgname as trigger
    from pg_trigger t join pg_constraint k on k.oid = t.tgconstraint
    where k.contype = 'f' and t.tgrelid = any(${tables}::regclass[])`.execute(db);
  return rows;
}
