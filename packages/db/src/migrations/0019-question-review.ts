import { type Kysely, sql } from 'kysely';

const triggers = {
  insert: 'select *, 1 as n from new_rows where is_listed',
  delete: 'select *, -1 as n from old_rows where is_listed',
  update:
    'select *, 1 as n from new_rows where is_listed union all select *, -1 as n from old_rows where is_listed',
};

/** Questions wait for a look or are removed one by one, and only the visible ones are listed and counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column status text not null default 'visible' check (status in ('held', 'visible', 'removed')),
      -- What the asker reads; only of a removed one.
      add column removed_reason text,
      -- When staff last said that it may stand on the site; null for one that nobody has looked at.
      add column approved_at timestamptz`.execute(db);
  await sql`
    alter table questions
      add column is_listed boolean not null generated always as (status = 'visible' and deleted_at is null) stored`.execute(
    db,
  );
  await sql`drop index questions_newest`.execute(db);
  await sql`create index questions_listed on questions (created_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`
    create index questions_present on questions (created_at desc, id desc)
      where deleted_at is null and status <> 'removed'`.execute(db);
  await sql`
    create index questions_review on questions ((status = 'held' and deleted_at is null) desc, created_at desc, id desc)`.execute(
    db,
  );
  for (const [event, changes] of Object.entries(triggers)) await countListed(db, event, changes);
}

/* As migration 0006 made them, for another condition. */
async function countListed(db: Kysely<unknown>, event: string, changes: string): Promise<void> {
  await sql
    .raw(`
    create or replace function count_questions_on_${event}() returns trigger language plpgsql as $$ begin
      with changed as (select school_id as id, sum(n)::int as n from (${changes}) c where school_id is not null group by 1 having sum(n) <> 0),
           locked as (select s.id from schools s join changed using (id) order by s.id for no key update of s)
      update schools s set question_count = s.question_count + c.n from changed c join locked using (id) where s.id = c.id;
      return null;
    end $$`)
    .execute(db);
}
