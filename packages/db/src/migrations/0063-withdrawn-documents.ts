import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * When its uploader removed a document, and why a change of its texts waits for staff. `deleted_at` is set as well, so
 * that every list leaves it out, and stays set for as long as one of uploader, staff and such a hold wants it out. A held
 * document is in the queue of cases, by the triggers that keep them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column withdrawn_at timestamptz,
      add column held_at timestamptz,
      add column held_because text`.execute(db);
  await sql`
    create trigger documents_update_note_held after update of held_because on documents
    for each row when (old.held_because is null and new.held_because is not null)
    execute function note_held('document')`.execute(db);
  await sql`
    create trigger documents_update_end_held after update of held_because on documents
    for each row when (old.held_because is not null and new.held_because is null)
    execute function end_held('document')`.execute(db);
  // A process of the release before this one, which knows neither, would put such a document back into the lists.
  await sql`
    create function keep_document_out() returns trigger language plpgsql as $$
    begin
      new.deleted_at := coalesce(new.withdrawn_at, new.held_at);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger documents_keep_out before insert or update on documents
    for each row when (new.deleted_at is null and (new.withdrawn_at is not null or new.held_at is not null))
    execute function keep_document_out()`.execute(db);
}
