import { type Kysely, sql } from 'kysely';

/** Whose name, rights or end a tutor card shows. */
const shownOfUsers = ['first_name', 'last_name', 'suspended_at', 'erase_after', 'merged_into', 'erased_at'];

/**
 * Experts: applications with their private proofs, what is paid for which work, and what was earned. Whoever was an
 * expert before has a row from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experts (
      user_id text primary key references users (id),
      -- What the tutor card is known by, so that nobody's user id goes out.
      id bigint generated always as identity unique,
      status text not null check (status in ('applied', 'approved', 'refused', 'ended')),
      shown_name text not null default '',
      headline text not null default '',
      experience text not null default '',
      education text not null default '',
      subjects text[] not null default '{}',
      asked_subjects text[] not null default '{}',
      is_listed boolean not null default false,
      is_sample boolean not null default false,
      is_waiting boolean not null generated always as
        (status = 'applied' or status = 'approved' and cardinality(asked_subjects) > 0) stored,
      applied_at timestamptz,
      decided_at timestamptz,
      decided_by uuid references admin_users (id),
      decision_reason text,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index experts_review on experts (is_waiting desc, id desc)`.execute(db);
  await sql`create index experts_shown on experts (id desc) where status = 'approved' and is_listed`.execute(
    db,
  );
  await sql`
    create table expert_proofs (
      id uuid primary key default gen_random_uuid(),
      user_id text not null references users (id),
      subject text not null,
      file_sha256 text not null references files (sha256),
      file_name text not null,
      size_bytes bigint not null,
      status text not null default 'checking' check (status in ('checking', 'ready', 'refused')),
      reason text,
      queue_group text,
      -- Null while a decision is waited for.
      remove_after timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index expert_proofs_user on expert_proofs (user_id, created_at)`.execute(db);
  await sql`create index expert_proofs_sha256 on expert_proofs (file_sha256)`.execute(db);
  await sql`create index expert_proofs_ended on expert_proofs (remove_after) where remove_after is not null`.execute(
    db,
  );
  await sql`
    create table expert_rates (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('answer', 'verification')),
      amount_minor integer not null check (amount_minor > 0),
      currency text not null default 'USD' check (currency = 'USD'),
      valid_from timestamptz not null default now()
    )`.execute(db);
  await sql`create index expert_rates_kind on expert_rates (kind, valid_from desc, id desc)`.execute(db);
  await sql`
    insert into expert_rates (kind, amount_minor, valid_from)
    values ('answer', 400, '2025-01-01'), ('verification', 100, '2025-01-01')`.execute(db);
  await sql`
    create table earning_entries (
      id bigint generated always as identity primary key,
      user_id text not null references users (id),
      amount_minor integer not null check (amount_minor <> 0),
      currency text not null default 'USD' check (currency = 'USD'),
      reason text not null check (reason in ('answer', 'verification', 'adjustment', 'payout')),
      source text not null unique,
      note text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index earning_entries_user on earning_entries (user_id, id desc)`.execute(db);
  await sql`create trigger earning_entries_append_only before update or delete or truncate on earning_entries for each statement execute function refuse_change()`.execute(
    db,
  );
  await sql`
    insert into experts (user_id, status, decided_at)
    select id, 'approved', now() from users where is_expert`.execute(db);
  await tellOfCards(db);
}

/** A commit that changes what tutor cards show is told. */
async function tellOfCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger experts_told after insert or update or delete on experts
    for each statement execute function tell_topic('experts')`.execute(db);
  const differs = sql.join(
    shownOfUsers.map((name) => sql`old.${sql.ref(name)} is distinct from new.${sql.ref(name)}`),
    sql` or `,
  );
  await sql`
    create trigger users_of_cards_told after update of ${sql.join(shownOfUsers.map((name) => sql.ref(name)))} on users
    for each row when (old.is_expert and (${differs})) execute function tell_topic('experts')`.execute(db);
}
