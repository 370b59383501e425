import { type Kysely, sql } from 'kysely';

/** Schools, courses, files, documents and their pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schools (
      id bigint generated always as identity primary key,
      name text not null,
      type text not null,
      location text,
      source_key text unique,
      document_count integer not null default 0,
      question_count integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index schools_name on schools (name, id)`.execute(db);
  await sql`create index schools_type_name on schools (type, name, id)`.execute(db);
  await sql`create index schools_documents on schools (document_count desc, id desc)`.execute(db);
  await sql`create index schools_search on schools using gin ((name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' ')) gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create table courses (
      id bigint generated always as identity primary key,
      school_id bigint not null references schools (id),
      name text not null,
      code text,
      department text,
      document_count integer not null default 0,
      created_by text references users (id),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index courses_school_code on courses (school_id, lower(code))`.execute(db);
  await sql`create index courses_by_code on courses (school_id, code, id)`.execute(db);
  await sql`
    create table school_requests (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      name text not null,
      location text,
      status text not null default 'open' check (status in ('open', 'added', 'declined')),
      created_at timestamptz not null default now(),
      decided_at timestamptz
    )`.execute(db);
  await sql`
    create table files (
      sha256 text primary key,
      size_bytes bigint not null,
      storage_key text not null,
      kind text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table documents (
      id bigint generated always as identity primary key,
      title text not null,
      file_name text not null,
      description text,
      subject text not null default 'General',
      document_type text not null default 'notes',
      term text,
      uploader_id text not null references users (id),
      school_id bigint references schools (id),
      course_id bigint references courses (id),
      file_sha256 text not null references files (sha256),
      file_size bigint not null,
      page_count integer not null default 0,
      status text not null default 'processing' check (status in ('processing', 'published', 'refused')),
      step text not null default 'received' check (step in ('received', 'readable', 'duplicates', 'published')),
      refusal_code text,
      reason text,
      duplicate_of bigint references documents (id),
      is_duplicate_allowed boolean not null default false,
      view_count integer not null default 0,
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      rating_hundredths integer generated always as (case when rating_count = 0 then 0 else round(100.0 * rating_sum / rating_count)::int end) stored,
      search_text text generated always as (title || ' ' || coalesce(description, '') || ' ' || subject) stored,
      uploaded_at timestamptz not null default now(),
      published_at timestamptz,
      refused_at timestamptz,
      deleted_at timestamptz,
      deleted_reason text,
      is_removed_for_cause boolean not null default false,
      deletion_id uuid,
      -- What lists show: the one condition that their partial indexes share.
      is_listed boolean generated always as (status = 'published' and deleted_at is null) stored
    )`.execute(db);
  await sql`create index documents_newest on documents (uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_most_viewed on documents (view_count desc, uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_highest_rated on documents (rating_hundredths desc, uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_school on documents (school_id, uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_course on documents (course_id, uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_subject on documents (subject, uploaded_at desc, id desc) where is_listed`.execute(
    db,
  );
  await sql`create index documents_uploader on documents (uploader_id, uploaded_at desc, id desc)`.execute(
    db,
  );
  await sql`create index documents_desk on documents (uploaded_at desc, id desc)`.execute(db);
  await sql`create index documents_deletion on documents (deletion_id) where deletion_id is not null`.execute(
    db,
  );
  await sql`create index documents_search on documents using gin (search_text gin_trgm_ops)`.execute(db);
  // One published document per stored file: two uploads of the same bytes cannot both count.
  await sql`create unique index documents_one_per_file on documents (file_sha256) where status = 'published' and not is_duplicate_allowed`.execute(
    db,
  );
  await sql`
    create table document_pages (
      document_id bigint not null references documents (id),
      number integer not null,
      text text not null,
      width integer not null,
      height integer not null,
      words tsvector generated always as (to_tsvector('simple', text)) stored,
      primary key (document_id, number)
    )`.execute(db);
  await sql`create index document_pages_words on document_pages using gin (words)`.execute(db);
  await sql`
    create table document_appeals (
      id bigint generated always as identity primary key,
      document_id bigint not null references documents (id),
      user_id text not null references users (id),
      message text not null,
      status text not null default 'open' check (status in ('open', 'granted', 'denied')),
      answer text,
      created_at timestamptz not null default now(),
      decided_at timestamptz
    )`.execute(db);
  await sql`create unique index document_appeals_open on document_appeals (document_id) where status = 'open'`.execute(
    db,
  );
  await sql`create index document_appeals_document on document_appeals (document_id, id desc)`.execute(db);
}
