import { type Kysely, sql } from 'kysely';

/**
 * What people are told of, read or not. `waits_for_digest` marks what the next daily mail tells of; a choice about a
 * kind of mail is `off` or `daily`. A write tells the channel `changes` whose notifications it changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      kind text not null,
      title text not null,
      link text not null,
      created_at timestamptz not null default now(),
      read_at timestamptz,
      waits_for_digest boolean not null default false
    )`.execute(db);
  await sql`create index notifications_user on notifications (user_id, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(db);
  await sql`create index notifications_digest on notifications (user_id, id) where waits_for_digest`.execute(
    db,
  );
  await sql`
    alter table mail_opt_outs
      add column mode text not null default 'off' check (mode in ('daily', 'off'))`.execute(db);
  await sql`
    create function tell_notifications() returns trigger language plpgsql as $$
    begin
      perform pg_notify('changes', 'notifications:' || user_id) from (select distinct user_id from changed) told;
      return null;
    end $$`.execute(db);
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.ref(`notifications_${event}_told`)} after ${sql.raw(event)} on notifications
      referencing new table as changed for each statement execute function tell_notifications()`.execute(db);
}
