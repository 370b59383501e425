import { type Kysely, sql } from 'kysely';

/** What a browser that sends `Sec-GPC: 1` is owed: its objection is noted, and its views name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column gpc_at timestamptz`.execute(db);
  // Tells a second look of the same day apart; a mark cannot be made without the server's secret, and ends with its day.
  await sql`
    create table document_view_marks (
      document_id bigint not null references documents (id) on delete cascade,
      day date not null,
      mark text not null,
      primary key (document_id, day, mark)
    )`.execute(db);
  await sql`create index document_view_marks_day on document_view_marks (day)`.execute(db);
}
