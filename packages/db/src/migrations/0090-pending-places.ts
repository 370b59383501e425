import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Schools and courses that people typed because no list has them, until staff confirm or decline them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_places (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('school', 'course')),
      name text not null,
      -- Entries with the same key at the same school are one entry.
      name_key text not null generated always as (lower(regexp_replace(name, '(?![+#])[[:space:][:punct:]]', '', 'g'))) stored,
      location text,
      -- School of a course: one in the list, or one that waits itself.
      school_id bigint references schools (id),
      pending_school_id bigint references pending_places (id),
      status text not null default 'open' check (status in ('open', 'added', 'merged', 'declined')),
      result_school_id bigint references schools (id),
      result_course_id bigint references courses (id),
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      check ((kind = 'school') = (school_id is null and pending_school_id is null))
    )`.execute(db);
  await sql`
    create unique index pending_places_same on pending_places (kind, name_key, school_id, pending_school_id)
      nulls not distinct where status = 'open'`.execute(db);
  await sql`create index pending_places_queue on pending_places (((status = 'open')::int) desc, id desc)`.execute(
    db,
  );
  for (const column of ['school_id', 'pending_school_id', 'result_school_id', 'result_course_id'])
    await sql`
      create index ${sql.ref(`pending_places_${column}`)} on pending_places (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
  await sql`
    alter table documents
      add column pending_school_id bigint,
      add column pending_course_id bigint,
      -- As the uploader typed them. Nobody else sees them.
      add column typed_school text,
      add column typed_course text`.execute(db);
  await sql`alter table school_requests add column place_id bigint`.execute(db);
  await addTriggers(db);
}

/** Requests of the earlier form join the queue, whichever release stores or decides them. */
async function addTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function join_school_request() returns trigger language plpgsql as $$
    begin
      if new.status = 'open' and new.place_id is null then
        insert into pending_places (kind, name, location) values ('school', new.name, new.location)
          on conflict (kind, name_key, school_id, pending_school_id) where status = 'open'
          do update set location = coalesce(pending_places.location, excluded.location)
          returning id into new.place_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger school_requests_join before insert or update on school_requests
      for each row execute function join_school_request()`.execute(db);
  await sql`
    create function close_requested_place() returns trigger language plpgsql as $$
    begin
      if old.status = 'open' and new.status <> 'open' then
        update pending_places p set status = new.status, decided_at = new.decided_at,
          result_school_id = (select id from schools where source_key = 'request:' || new.id)
        where p.id = new.place_id and p.status = 'open'
          and not exists (select from school_requests r where r.place_id = p.id and r.status = 'open')
          and not exists (select from documents d where d.pending_school_id = p.id)
          and not exists (select from pending_places c where c.pending_school_id = p.id and c.status = 'open');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger school_requests_close after update on school_requests
      for each row execute function close_requested_place()`.execute(db);
}
