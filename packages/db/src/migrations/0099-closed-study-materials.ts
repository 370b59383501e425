import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * The previous release, which may run beside this one, merges and erases accounts without study material. A trigger moves
 * or deletes what it leaves there, like that of 0093.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function close_study_materials() returns trigger language plpgsql as $$
    begin
      if new.erased_at is not null then
        delete from study_materials where user_id = new.id;
      else
        update study_materials set user_id = new.merged_into, send_key = null where user_id = new.id;
        update flashcards set user_id = new.merged_into where user_id = new.id;
      end if;
      return null;
    end $$`.execute(db);
  await inShortTransaction(db, (trx) =>
    sql`
      create or replace trigger users_closed_study_materials after update of merged_into, erased_at on users
      for each row when (
        (new.erased_at is not null and old.erased_at is null)
        or (new.erased_at is null and new.merged_into is not null and old.merged_into is null)
      )
      execute function close_study_materials()`.execute(trx),
  );
}
