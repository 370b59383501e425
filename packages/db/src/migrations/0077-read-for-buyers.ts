import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

const rowsPerBatch = 1_000;

/**
 * Finds documents that an earlier reader has read and that were removed after somebody had unlocked them, because those
 * people keep reading them, and documents that could not be read again. Listed documents have an index of their own (0066).
 * The statements can be repeated, because a run may have been cut.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await noteBuyers(db);
  await sql`drop index concurrently if exists documents_removed_reader_version`.execute(db);
  await sql`
    create index concurrently documents_removed_reader_version on documents (reader_version, id)
    where status = 'published' and deleted_at is not null and not is_removed_for_cause
      and had_buyers_when_removed`.execute(db);
  await sql`drop index concurrently if exists documents_reread_problem`.execute(db);
  await sql`
    create index concurrently documents_reread_problem on documents (reader_version, id)
    where status = 'published' and reread_problem is not null`.execute(db);
}

/**
 * Notes of each removed document whether somebody had unlocked it when it was removed; nobody can unlock it later. One
 * that is restored loses the note. A trigger keeps the column, because the release before this one also removes documents. It runs after
 * `documents_keep_out`, which can set `deleted_at`.
 */
async function noteBuyers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents add column if not exists had_buyers_when_removed boolean not null default false`.execute(
    db,
  );
  await sql`
    create or replace function note_buyers_when_removed() returns trigger language plpgsql as $$
    begin
      new.had_buyers_when_removed := new.deleted_at is not null
        and exists (select from document_unlocks where document_id = new.id);
      return new;
    end $$`.execute(db);
  await sql`
    create or replace trigger documents_note_buyers before update on documents
    for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
    execute function note_buyers_when_removed()`.execute(db);
  for (let lastId: unknown = 0; lastId !== null; ) {
    const { rows } = await sql<{ last_id: unknown }>`
      with walked as (
        select id from documents where id > ${lastId} and deleted_at is not null order by id limit ${rowsPerBatch}
      ), changed as (
        update documents d set had_buyers_when_removed = true
        where d.id in (select id from walked) and d.deleted_at is not null and not d.had_buyers_when_removed
          and exists (select from document_unlocks u where u.document_id = d.id)
      )
      select max(id) as last_id from walked`.execute(db);
    lastId = rows[0]?.last_id ?? null;
  }
}
