import { type Kysely, sql } from 'kysely';
import { migrations } from '../migrations';
import { readList } from './migrate';

/**
 * Returns up to three names of tables in a database that was never migrated by this project, which shows that it
 * belongs to another one. Tables of extensions and of our job queue do not count.
 */
export async function findForeignTables<T>(db: Kysely<T>): Promise<string[]> {
  const { applied, isMarked } = await readList(db);
  const isOurs = isMarked || Object.keys(migrations).some((name) => applied.has(name));
  if (isOurs) return [];
  // An interrupted first migration leaves an empty list.
  const lists = applied.size === 0 ? ['kysely_migration', 'kysely_migration_lock'] : [];
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'v', 'm')
      and n.nspname !~ '^(pg_|information_schema$)'
      and not (n.nspname = 'jobs' and to_regclass('jobs.version') is not null)
      and c.relname <> all (${lists}::text[])
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 3`.execute(db);
  return rows.map(({ name }) => name);
}
