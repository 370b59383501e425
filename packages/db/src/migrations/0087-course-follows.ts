import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Courses that people follow, and what is new in them. Only courses with followers have news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table course_news (
      id bigint generated always as identity,
      course_id bigint not null references courses (id) on delete cascade,
      kind text not null check (kind in ('document', 'question')),
      target_id bigint not null,
      created_at timestamptz not null default clock_timestamp(),
      -- There is no index by id only, which would be chosen instead and reads the news of all courses.
      primary key (course_id, id),
      unique (target_id, course_id, kind)
    )`.execute(db);
  await sql`create index course_news_created on course_news (created_at)`.execute(db);
  await sql`
    create table course_follows (
      user_id text not null references users (id) on delete cascade,
      course_id bigint not null references courses (id) on delete cascade,
      -- News up to these ids were told on the site, and by email.
      told_news_id bigint not null,
      mailed_news_id bigint not null,
      mailed_at timestamptz,
      -- The latest notification about the course, and what it counts.
      notification_id bigint,
      told_documents integer not null default 0,
      told_questions integer not null default 0,
      created_at timestamptz not null default now(),
      primary key (user_id, course_id)
    )`.execute(db);
  await sql`create index course_follows_course on course_follows (course_id, told_news_id)`.execute(db);
  await sql`
    create trigger course_follows_told after insert or delete on course_follows
    for each statement execute function tell_topic('course_follows')`.execute(db);
  await sql`
    create function record_course_news() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.is_listed and old.course_id is not distinct from new.course_id then return null; end if;
      end if;
      insert into course_news (course_id, kind, target_id)
        select new.course_id, tg_argv[0], new.id
        where exists (select from course_follows where course_id = new.course_id)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
}
