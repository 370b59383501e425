import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What staff can hold; each write that changes whether a row is held is told to its case. */
const heldTables: { table: string; kind: string; isHeld: (row: 'old' | 'new') => RawBuilder<unknown> }[] = [
  {
    table: 'questions',
    kind: 'question',
    isHeld: (row) => sql`(${sql.raw(row)}.status = 'held' and ${sql.raw(row)}.deleted_at is null)`,
  },
  { table: 'answers', kind: 'answer', isHeld: (row) => sql`(${sql.raw(row)}.status = 'held')` },
  { table: 'question_comments', kind: 'comment', isHeld: (row) => sql`(${sql.raw(row)}.status = 'held')` },
];

/**
 * Reports of people, and one case for each thing that was held or reported. Cases are kept by triggers, whoever writes,
 * so that the queue is read in its order however many reports there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id bigint generated always as identity primary key,
      kind text not null,
      target_id bigint not null,
      reporter_id text not null references users (id),
      reason text not null,
      is_urgent boolean not null default false,
      note text,
      duplicate_of bigint references questions (id),
      status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      -- A member of staff, or 'system'.
      decided_by text,
      -- The words of the decision.
      decision text
    )`.execute(db);
  await sql`create unique index reports_open on reports (kind, target_id, reporter_id) where status = 'open'`.execute(
    db,
  );
  await sql`create index reports_target on reports (kind, target_id, id desc)`.execute(db);
  await sql`create index reports_reporter on reports (reporter_id)`.execute(db);
  await sql`create index reports_duplicate_of on reports (duplicate_of) where duplicate_of is not null`.execute(
    db,
  );
  await sql`alter table questions add column duplicate_of bigint references questions (id)`.execute(db);
  await sql`create index questions_duplicate_of on questions (duplicate_of) where duplicate_of is not null`.execute(
    db,
  );
  // Who wants at once what is mailed daily to others says so.
  await sql`alter table mail_opt_outs drop constraint mail_opt_outs_mode_check`.execute(db);
  await sql`
    alter table mail_opt_outs
      add constraint mail_opt_outs_mode_check check (mode in ('at_once', 'daily', 'off'))`.execute(db);
  await createCases(db);
  await countReports(db);
  await noteHeld(db);
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_cases (
      kind text not null,
      target_id bigint not null,
      held_at timestamptz,
      -- The oldest open report, how many are open, and 1 where one of them is urgent.
      reported_at timestamptz,
      open_reports integer not null default 0,
      priority integer not null default 2,
      since timestamptz generated always as (least(held_at, reported_at)) stored,
      outcome text check (outcome in ('kept', 'removed', 'duplicate')),
      decided_at timestamptz,
      -- Changes with each decision.
      version integer not null default 0,
      primary key (kind, target_id)
    )`.execute(db);
  await sql`
    create index moderation_cases_waiting on moderation_cases (kind, priority, since, target_id)
      where since is not null`.execute(db);
  await sql`
    create index moderation_cases_decided on moderation_cases (kind, outcome, decided_at desc, target_id desc)
      where since is null`.execute(db);
}

/* Moments are kept to the millisecond: cursors name them. The case is held before its reports are counted, so that of two writers the second one counts both. */
async function countReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_reports() returns trigger language plpgsql as $$
    declare target record;
    begin
      for target in select distinct kind, target_id from changed order by kind, target_id loop
        insert into moderation_cases (kind, target_id) values (target.kind, target.target_id) on conflict do nothing;
        perform from moderation_cases c
          where c.kind = target.kind and c.target_id = target.target_id for no key update;
        update moderation_cases c
        set open_reports = counted.n, reported_at = counted.first_at, priority = case when counted.is_urgent then 1 else 2 end
        from (
          select count(*) as n, date_trunc('milliseconds', min(r.created_at)) as first_at, bool_or(r.is_urgent) as is_urgent
          from reports r
          where r.kind = target.kind and r.target_id = target.target_id and r.status = 'open'
        ) counted
        where c.kind = target.kind and c.target_id = target.target_id;
      end loop;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`reports_${event}_counted`)} after ${sql.raw(event)} on reports
      referencing ${sql.raw(rows)} table as changed for each statement execute function count_reports()`.execute(
      db,
    );
}

async function noteHeld(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_held() returns trigger language plpgsql as $$
    begin
      insert into moderation_cases (kind, target_id, held_at)
        values (tg_argv[0], new.id, date_trunc('milliseconds', now()))
        on conflict (kind, target_id) do update set held_at = excluded.held_at;
      return null;
    end $$`.execute(db);
  await sql`
    create function end_held() returns trigger language plpgsql as $$
    begin
      update moderation_cases set held_at = null where kind = tg_argv[0] and target_id = old.id;
      return null;
    end $$`.execute(db);
  for (const { table, kind, isHeld } of heldTables) {
    const write = (event: string, condition: RawBuilder<unknown>, run: string) => sql`
      create trigger ${sql.ref(`${table}_${event}_${run}`)} after ${sql.raw(event)} on ${sql.table(table)}
      for each row when (${condition}) execute function ${sql.ref(run)}(${sql.lit(kind)})`;
    await write('insert', isHeld('new'), 'note_held').execute(db);
    await write('update', sql`not ${isHeld('old')} and ${isHeld('new')}`, 'note_held').execute(db);
    await write('update', sql`${isHeld('old')} and not ${isHeld('new')}`, 'end_held').execute(db);
    await write('delete', isHeld('old'), 'end_held').execute(db);
    await sql`
      insert into moderation_cases (kind, target_id, held_at)
      select ${sql.lit(kind)}, new.id, date_trunc('milliseconds', new.created_at) from ${sql.table(table)} new where ${isHeld('new')}`.execute(
      db,
    );
  }
}
