import { type Kysely, sql } from 'kysely';

/** Staff write comments, which belong to no user, and find the answers that nobody has verified yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question_comments
      alter column author_id drop not null,
      add column staff_id uuid references admin_users (id),
      add constraint question_comments_author_check check ((author_id is null) <> (staff_id is null))`.execute(
    db,
  );
  await sql`
    create index answers_unverified on answers (question_id)
      where status = 'visible' and not is_verified`.execute(db);
}
