import { type Kysely, sql } from 'kysely';

/**
 * Answers of chats that were reported. One that staff remove keeps its text, which is then given to nobody, so that it can
 * be put back. A chat is its person’s to delete: what was reported there then needs no decision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_messages
      add column removed_at timestamptz,
      -- What its person reads.
      add column removed_reason text,
      add check ((removed_at is null) = (removed_reason is null)),
      add check (removed_at is null or role = 'assistant')`.execute(db);
  // Cases are held before their reports are changed, as everywhere.
  await sql`
    create function end_chat_reports() returns trigger language plpgsql as $$
    begin
      perform from moderation_cases
        where kind = 'chat_answer' and target_id in (select id from gone where role = 'assistant')
        order by target_id for no key update;
      if not found then return null; end if;
      update reports
        set status = 'dismissed', decided_at = date_trunc('milliseconds', now()), decided_by = 'system',
          decision = 'Its chat was deleted.'
        where kind = 'chat_answer' and target_id in (select id from gone where role = 'assistant') and status = 'open';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger chat_messages_deleted_reports after delete on chat_messages
    referencing old table as gone for each statement execute function end_chat_reports()`.execute(db);
}
