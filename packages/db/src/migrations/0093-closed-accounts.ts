import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * The previous release, which may run beside this one, merges and erases accounts without the tables that it does not
 * know. A trigger moves or deletes what it leaves there. Of two follows of one course, that of the kept account stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function close_account() returns trigger language plpgsql as $$
    begin
      if new.erased_at is not null then
        delete from course_follows where user_id = new.id;
        delete from document_saves where user_id = new.id;
        -- The clean-up deletes expired drafts with their files.
        update upload_drafts set created_at = 'epoch' where user_id = new.id;
        delete from question_sources s using questions q
          where q.id = s.question_id and q.asker_id = new.id and q.deleted_at is not null and q.content = '';
        update question_sources s set quote = null from documents d
          where d.id = s.document_id and d.uploader_id = new.id and d.refusal_code = 'erased'
            and s.quote is not null;
      else
        update course_follows f set user_id = new.merged_into where user_id = new.id and not exists (
          select from course_follows o where o.user_id = new.merged_into and o.course_id = f.course_id);
        delete from course_follows where user_id = new.id;
        update document_saves s set user_id = new.merged_into where user_id = new.id and not exists (
          select from document_saves o where o.user_id = new.merged_into and o.document_id = s.document_id);
        delete from document_saves where user_id = new.id;
        update upload_drafts set user_id = new.merged_into where user_id = new.id;
      end if;
      return null;
    end $$`.execute(db);
  await inShortTransaction(db, (trx) =>
    sql`
      create or replace trigger users_closed after update of merged_into, erased_at on users
      for each row when (
        (new.erased_at is not null and old.erased_at is null)
        or (new.erased_at is null and new.merged_into is not null and old.merged_into is null)
      )
      execute function close_account()`.execute(trx),
  );
}
