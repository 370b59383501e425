import { type Kysely, sql } from 'kysely';

/** Accounts: ways in, second factors, mailed links, mail, and where people have gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column password_hash text,
      add column email_verified_at timestamptz,
      add column audience text check (audience in ('student', 'educator')),
      add column terms_version text,
      add column terms_accepted_at timestamptz,
      add column registered_at timestamptz,
      -- Raised by whatever changes what a person may do; sessions of an older number get a new id.
      add column rights_version integer not null default 0,
      -- Raised by whatever ends sessions; one that was opened under an older number is nobody's, also when it was opened at that moment.
      add column session_epoch integer not null default 0,
      add column suspended_at timestamptz,
      add column suspended_reason text,
      add column merged_into text references users (id),
      add column erasure_requested_at timestamptz,
      add column erase_after timestamptz,
      add column keeps_shared boolean not null default true,
      add column erased_at timestamptz,
      add constraint users_registered_have_email check (is_anonymous or email is not null)`.execute(db);
  await sql`create index users_newest on users (created_at desc, id desc)`.execute(db);
  await sql`create index users_search on users using gin ((coalesce(email::text, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || id) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index users_erase_after on users (erase_after) where erase_after is not null and erased_at is null`.execute(
    db,
  );
  await sql`create index users_merged_into on users (merged_into) where merged_into is not null`.execute(db);
  await sql`
    alter table sessions
      add column user_id text generated always as (sess ->> 'userId') stored,
      add column created_at timestamptz not null default now(),
      add column seen_at timestamptz not null default now()`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`
    create table email_tokens (
      token_hash text primary key,
      purpose text not null check (purpose in ('verify_email', 'change_email', 'reset_password')),
      user_id text not null references users (id),
      email citext not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index email_tokens_user on email_tokens (user_id, purpose)`.execute(db);
  await sql`
    create table oidc_identities (
      issuer text not null,
      subject text not null,
      user_id text not null references users (id),
      email citext,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index oidc_identities_user on oidc_identities (user_id)`.execute(db);
  await sql`
    create table totp_factors (
      user_id text primary key references users (id),
      -- Sealed with the server's secret.
      secret text not null,
      confirmed_at timestamptz,
      -- A code is good once: the time step of the last one that was taken.
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id text not null references users (id),
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table passkeys (
      id text primary key,
      user_id text not null references users (id),
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      is_synced boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      user_id text references users (id),
      kind text not null,
      to_address text not null,
      subject text not null,
      -- Gone once the message was sent: links in it open accounts.
      html text,
      body_text text,
      unsubscribe_url text,
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
      error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index mails_user on mails (user_id, created_at desc)`.execute(db);
  await sql`
    create table mail_opt_outs (
      user_id text not null references users (id),
      kind text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, kind)
    )`.execute(db);
  // What somebody had before a sign-in is carried over by a pair of entries; the ledger itself stays as it was.
  await sql`alter table credit_entries drop constraint credit_entries_reason_check`.execute(db);
  await sql`
    alter table credit_entries add constraint credit_entries_reason_check
      check (reason in ('upload_milestone', 'milestone_reversal', 'unlock', 'unlock_refund', 'welcome', 'merge'))`.execute(
    db,
  );
  // A merge and an erasure find what belongs to a person.
  for (const [table, column] of owned)
    await sql.raw(`create index ${table}_${column} on ${table} (${column})`).execute(db);
}

const owned = [
  ['answers', 'expert_id'],
  ['courses', 'created_by'],
  ['document_appeals', 'user_id'],
  ['document_downloads', 'user_id'],
  ['document_ratings', 'user_id'],
  ['document_views', 'user_id'],
  // Whether another document has the same bytes.
  ['documents', 'file_sha256'],
  ['questions', 'asker_id'],
  ['school_requests', 'user_id'],
] as const;
