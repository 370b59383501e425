import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * The previous release, which may run beside this one, erases documents without the texts of OCR, and removes files without
 * the copies and pictures that only this release makes. One trigger deletes the texts. The other records each deleted row
 * of a file, so that this release finds what is left in the storage.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function forget_recognised_pages() returns trigger language plpgsql as $$
    begin
      delete from recognised_pages where document_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function record_removed_file() returns trigger language plpgsql as $$
    begin
      insert into app_facts (name, value) values ('removed-file:' || old.sha256, to_jsonb(now()))
      on conflict (name) do nothing;
      return null;
    end $$`.execute(db);
  await inShortTransaction(db, (trx) =>
    sql`
      create or replace trigger documents_erased after update of refusal_code on documents
      for each row when (new.refusal_code = 'erased' and old.refusal_code is distinct from 'erased')
      execute function forget_recognised_pages()`.execute(trx),
  );
  await inShortTransaction(db, (trx) =>
    sql`
      create or replace trigger files_removed after delete on files
      for each row execute function record_removed_file()`.execute(trx),
  );
}
