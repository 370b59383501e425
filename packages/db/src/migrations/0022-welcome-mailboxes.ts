import { type Kysely, sql } from 'kysely';

/** Mailboxes that a welcome credit came to: nobody's rows, known again by a keyed hash alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table welcome_mailboxes (
      mailbox_hash text primary key,
      granted_at timestamptz not null
    )`.execute(db);
  await sql`create index welcome_mailboxes_granted on welcome_mailboxes (granted_at)`.execute(db);
  // The walk over accounts that had their credit before mailboxes were kept.
  await sql`create index credit_entries_welcome on credit_entries (user_id) where source = 'welcome'`.execute(
    db,
  );
}
