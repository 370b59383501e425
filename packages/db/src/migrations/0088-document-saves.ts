import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

const references = [
  ['user_id', 'users'],
  ['document_id', 'documents'],
] as const;

/** Documents that people saved, and the order in which their library lists what they unlocked and read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists document_saves (
      user_id text not null,
      document_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (user_id, document_id)
    )`.execute(db);
  // A reference locks the table it refers to against writing, so each waits for its lock by itself.
  for (const [column, table] of references) {
    const constraint = sql.ref(`document_saves_${column}_fkey`);
    await inShortTransaction(db, async (trx) => {
      await sql`alter table document_saves drop constraint if exists ${constraint}`.execute(trx);
      await sql`
        alter table document_saves add constraint ${constraint}
          foreign key (${sql.ref(column)}) references ${sql.table(table)} (id) not valid`.execute(trx);
    });
    await sql`alter table document_saves validate constraint ${constraint}`.execute(db);
  }
  await sql`drop index concurrently if exists document_saves_newest`.execute(db);
  await sql`
    create index concurrently document_saves_newest
      on document_saves (user_id, created_at desc, document_id desc)`.execute(db);
  await sql`drop index concurrently if exists document_saves_document`.execute(db);
  await sql`create index concurrently document_saves_document on document_saves (document_id)`.execute(db);
  await sql`drop index concurrently if exists document_unlocks_newest`.execute(db);
  await sql`
    create index concurrently document_unlocks_newest
      on document_unlocks (user_id, created_at desc, document_id desc)`.execute(db);
  await sql`drop index concurrently if exists document_views_newest`.execute(db);
  await sql`
    create index concurrently document_views_newest
      on document_views (user_id, day desc, document_id desc)`.execute(db);
  // The new index begins with the same column.
  await sql`drop index concurrently if exists document_views_user_id`.execute(db);
}
