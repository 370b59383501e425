import { type Kysely, sql } from 'kysely';
import { barredPlaces } from './0009-barred-places';

/** Orders with their files, messages and events, the price book, writers, and where writing is barred. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_books (
      id bigint generated always as identity primary key,
      valid_from timestamptz not null,
      valid_until timestamptz check (valid_until > valid_from),
      currency text not null default 'USD',
      per_thousand_words_minor integer not null check (per_thousand_words_minor >= 0),
      promotion_name text,
      discount_percent integer not null default 0 check (discount_percent between 0 and 100),
      promotion_from timestamptz,
      promotion_until timestamptz check (promotion_until > promotion_from),
      late_steps jsonb not null,
      refund_days integer not null default 7,
      held_hours integer not null default 24,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into price_books (valid_from, per_thousand_words_minor, promotion_name, discount_percent, late_steps)
    values ('2025-01-01', 2000, 'Launch price', 50,
      '[{"afterMinutes":60,"percent":10},{"afterMinutes":1440,"percent":25},{"afterMinutes":4320,"percent":50}]')`.execute(
    db,
  );
  // Taxes that prices include, by billing country; none until the operator is registered for one.
  await sql`
    create table tax_rates (
      country text primary key,
      name text not null,
      percent numeric(5, 2) not null check (percent between 0 and 100)
    )`.execute(db);
  await sql`
    create table writers (
      id bigint generated always as identity primary key,
      name text not null,
      title text,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table orders (
      id text primary key,
      user_id text references users (id),
      status text not null default 'draft' check (status in ('draft', 'awaiting_payment', 'paid', 'assigned',
        'in_progress', 'delivered', 'revision', 'completed', 'cancelled', 'refunded', 'disputed')),
      -- Where a dispute that is won leads back to.
      status_before_dispute text,
      name text,
      email citext,
      phone text,
      education_level text,
      paper_type text,
      number_of_pages integer not null default 1,
      paper_quality text,
      word_count integer not null default 250 check (word_count >= 0),
      delivery_time text not null default '7-days',
      major_course text,
      topic text,
      who_assisted text,
      citation_style text,
      reference text,
      paper_description text,
      extra_requirements text,
      service text not null default 'assignment-writing',
      institution_country text,
      institution_region text,
      billing_country text,
      time_zone text,
      integrity_acknowledged_at timestamptz,
      -- The words that were acknowledged.
      integrity_text text,
      price_book_id bigint not null references price_books (id),
      currency text not null,
      billed_words integer not null,
      base_minor integer not null check (base_minor >= 0),
      discount_minor integer not null check (discount_minor between 0 and base_minor),
      discount_percent integer not null,
      final_minor integer generated always as (base_minor - discount_minor) stored,
      price_held_until timestamptz,
      tax_lines jsonb not null default '[]',
      writer_id bigint references writers (id),
      due_at timestamptz,
      late_at timestamptz,
      placed_at timestamptz,
      paid_at timestamptz,
      started_at timestamptz,
      delivered_at timestamptz,
      completed_at timestamptz,
      cancelled_at timestamptz,
      withdrawn_at timestamptz,
      reminded_at timestamptz,
      -- Raised to make every mailed link void.
      link_version integer not null default 1,
      customer_read_at timestamptz,
      staff_read_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index orders_user on orders (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index orders_email on orders (email) where email is not null`.execute(db);
  await sql`create index orders_newest on orders (created_at desc, id desc)`.execute(db);
  await sql`create index orders_due on orders (status, due_at, id)`.execute(db);
  await sql`create index orders_writer on orders (writer_id) where writer_id is not null`.execute(db);
  await sql`create index orders_search on orders using gin ((id || ' ' || coalesce(topic, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email::text, '')) gin_trgm_ops)`.execute(
    db,
  );
  // Sessions that a mailed link let in.
  await sql`
    create table order_access (
      order_id text not null references orders (id),
      user_id text not null references users (id),
      link_version integer not null,
      created_at timestamptz not null default now(),
      primary key (order_id, user_id)
    )`.execute(db);
  await sql`create index order_access_user on order_access (user_id)`.execute(db);
  await sql`
    create table order_events (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id),
      at timestamptz not null default now(),
      kind text not null,
      by_whom text not null check (by_whom in ('customer', 'staff', 'payment', 'clock')),
      -- The administrator behind a move of staff.
      admin_id uuid references admin_users (id),
      status text,
      detail jsonb not null default '{}'
    )`.execute(db);
  await sql`create index order_events_order on order_events (order_id, id)`.execute(db);
  await sql`create trigger order_events_append_only before update or delete or truncate on order_events for each statement execute function refuse_change()`.execute(
    db,
  );
  await sql`
    create table order_messages (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id),
      from_whom text not null check (from_whom in ('customer', 'writer', 'support')),
      name text not null,
      admin_id uuid references admin_users (id),
      body text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index order_messages_order on order_messages (order_id, created_at)`.execute(db);
  await sql`
    create table order_files (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id),
      message_id uuid references order_messages (id),
      role text not null check (role in ('brief', 'message', 'draft', 'delivery')),
      from_whom text not null check (from_whom in ('customer', 'staff')),
      admin_id uuid references admin_users (id),
      file_sha256 text not null references files (sha256),
      file_name text not null,
      size_bytes bigint not null,
      status text not null default 'checking' check (status in ('checking', 'ready', 'refused')),
      reason text,
      -- Staff's files are the customer's once they are sent or delivered.
      shown_at timestamptz,
      removed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index order_files_order on order_files (order_id, created_at)`.execute(db);
  await sql`create index order_files_sha256 on order_files (file_sha256)`.execute(db);
  await sql`create index order_files_message on order_files (message_id) where message_id is not null`.execute(
    db,
  );
  await sql`
    create table order_extensions (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id),
      due_at timestamptz not null,
      reason text not null,
      admin_id uuid references admin_users (id),
      status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'replaced')),
      created_at timestamptz not null default now(),
      decided_at timestamptz
    )`.execute(db);
  await sql`create unique index order_extensions_open on order_extensions (order_id) where status = 'open'`.execute(
    db,
  );
  await sql`
    create table order_notes (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id),
      admin_id uuid not null references admin_users (id),
      body text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index order_notes_order on order_notes (order_id, id)`.execute(db);
  await sql`
    create table jurisdiction_rules (
      id bigint generated always as identity primary key,
      country text not null,
      region text,
      law text not null,
      is_active boolean not null default true,
      updated_at timestamptz not null default now(),
      updated_by uuid references admin_users (id),
      unique nulls not distinct (country, region)
    )`.execute(db);
  for (const [country, region, law] of barredPlaces)
    await sql`insert into jurisdiction_rules (country, region, law) values (${country}, ${region}, ${law})`.execute(
      db,
    );
  await sql`
    create table jurisdiction_decisions (
      id bigint generated always as identity primary key,
      order_id text references orders (id),
      user_id text references users (id),
      at timestamptz not null default now(),
      service text not null,
      institution_country text,
      institution_region text,
      billing_country text,
      header_country text,
      rule_id bigint references jurisdiction_rules (id),
      is_allowed boolean not null
    )`.execute(db);
  await sql`create index jurisdiction_decisions_order on jurisdiction_decisions (order_id, id)`.execute(db);
  await sql`create index jurisdiction_decisions_user on jurisdiction_decisions (user_id)`.execute(db);
}
