import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Searches whose new documents are emailed to an account, or to an address that confirmed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id bigint generated always as identity primary key,
      user_id text references users (id) on delete cascade,
      -- Address of a person without an account. Emails wait for its confirmation.
      email text,
      -- Stays when an account takes the search over, so that links in earlier emails still stop it.
      address_hash text,
      q text not null,
      school_id bigint references schools (id) on delete cascade,
      course_id bigint references courses (id) on delete cascade,
      subject text,
      document_type text,
      language text,
      token_hash text unique,
      token_until timestamptz,
      confirmed_at timestamptz,
      -- Documents up to this id are no news.
      seen_document_id bigint not null,
      looked_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((user_id is null) <> (email is null)),
      check (email is null or address_hash is not null)
    )`.execute(db);
  // The first part finds the searches of one recipient, and reads recipients in an order.
  await sql`
    create unique index saved_searches_same on saved_searches
      (coalesce(user_id, address_hash), lower(q), school_id, course_id, subject, document_type, language)
      nulls not distinct`.execute(db);
  await sql`create index saved_searches_user on saved_searches (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`
    create index saved_searches_address on saved_searches (address_hash) where address_hash is not null`.execute(
    db,
  );
  await sql`create index saved_searches_school on saved_searches (school_id) where school_id is not null`.execute(
    db,
  );
  await sql`create index saved_searches_course on saved_searches (course_id) where course_id is not null`.execute(
    db,
  );
  await sql`create index saved_searches_expiry on saved_searches (expires_at)`.execute(db);
  await sql`
    create table saved_search_hits (
      search_id bigint not null references saved_searches (id) on delete cascade,
      document_id bigint not null,
      primary key (search_id, document_id)
    )`.execute(db);
  // Emails to an address without an account are deleted with its last saved search.
  await sql`
    create table saved_search_mails (
      mail_id uuid primary key references mails (id) on delete cascade,
      address_hash text not null
    )`.execute(db);
  await sql`create index saved_search_mails_address on saved_search_mails (address_hash)`.execute(db);
}
