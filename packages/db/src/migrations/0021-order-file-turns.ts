import { type Kysely, sql } from 'kysely';

/** Whose files of orders wait for each other while they are checked: a person, a member of staff, or an address of guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_files add column queue_group text`.execute(db);
  await sql`create index order_files_queue on order_files (queue_group) where status = 'checking'`.execute(
    db,
  );
}
