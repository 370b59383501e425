import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Kilobytes; the least that PostgreSQL allows. */
const maxPending = 64;

/**
 * Limits what a GIN index keeps apart until it is sorted in. Every search reads all of that, and by default it grows to
 * four megabytes: after some uploads of a hundred pages, a search took twenty times as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace
      and coalesce(array_to_string(c.reloptions, ' '), '') !~ '(fastupdate=off|gin_pending_list_limit=)'
    order by 1`.execute(db);
  for (const { name } of rows) {
    await inShortTransaction(db, (trx) =>
      sql
        .raw(`alter index public.${JSON.stringify(name)} set (gin_pending_list_limit = ${maxPending})`)
        .execute(trx),
    );
    await sql`select gin_clean_pending_list(${name}::regclass)`.execute(db);
  }
}
