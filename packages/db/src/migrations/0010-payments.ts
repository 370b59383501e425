import { type Kysely, sql } from 'kysely';

/** Payments, refunds, disputes and the provider's notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id),
      method text not null check (method in ('card', 'bank_transfer', 'paypal', 'installments')),
      -- The provider's PaymentIntent; null until its answer to the first request, which is repeated under this row's id.
      intent_id text unique,
      status text not null default 'open' check (status in ('open', 'processing', 'succeeded', 'failed', 'cancelled')),
      currency text not null,
      -- What the provider was asked to take.
      amount_minor integer not null check (amount_minor >= 0),
      -- What it took.
      received_minor integer not null default 0 check (received_minor >= 0),
      charge_id text,
      card_brand text,
      card_last4 text,
      failure text,
      reference text,
      admin_id uuid references admin_users (id),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      succeeded_at timestamptz,
      check (received_minor = 0 or status = 'succeeded'),
      check (method = 'card' or intent_id is null)
    )`.execute(db);
  // One payment session per order, whatever tabs and reloads do.
  await sql`create unique index payments_one_card on payments (order_id) where method = 'card'`.execute(db);
  await sql`create index payments_order on payments (order_id, created_at)`.execute(db);
  await sql`create index payments_open on payments (status, created_at)`.execute(db);
  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id),
      payment_id uuid not null references payments (id),
      amount_minor integer not null check (amount_minor > 0),
      reason text not null,
      cause text not null check (cause in ('staff', 'late', 'withdrawal', 'cancelled')),
      status text not null check (status in ('awaiting_approval', 'pending', 'succeeded', 'failed', 'declined')),
      -- Makes asking twice give back once: of the form, or of the rule that asked.
      request_key text not null unique,
      provider_id text unique,
      reference text,
      failure text,
      -- Raised when a failed one is tried again, so that the provider sees a new request.
      attempt integer not null default 1,
      requested_by uuid references admin_users (id),
      approved_by uuid references admin_users (id),
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      check (approved_by is null or requested_by is null or approved_by <> requested_by)
    )`.execute(db);
  await sql`create index refunds_order on refunds (order_id, created_at)`.execute(db);
  await sql`create index refunds_payment on refunds (payment_id)`.execute(db);
  await sql`create index refunds_open on refunds (status) where status in ('awaiting_approval', 'pending', 'failed')`.execute(
    db,
  );
  await sql`
    create table disputes (
      id text primary key,
      order_id text not null references orders (id),
      payment_id uuid not null references payments (id),
      amount_minor integer not null,
      reason text not null,
      -- The provider's word: needs_response, under_review, won, lost, …
      status text not null,
      due_by timestamptz,
      submitted_at timestamptz,
      alarmed_72_at timestamptz,
      alarmed_24_at timestamptz,
      created_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index disputes_order on disputes (order_id)`.execute(db);
  await sql`create index disputes_open on disputes (due_by) where closed_at is null`.execute(db);
  await sql`
    create table webhook_events (
      id text primary key,
      type text not null,
      -- What it is about, to be fetched: the notice itself decides nothing.
      object_id text not null,
      order_id text references orders (id),
      status text not null default 'waiting' check (status in ('waiting', 'done', 'failed', 'ignored')),
      error text,
      deliveries integer not null default 1,
      made_at timestamptz not null,
      received_at timestamptz not null default now(),
      processed_at timestamptz
    )`.execute(db);
  await sql`create index webhook_events_newest on webhook_events (received_at desc, id desc)`.execute(db);
  await sql`create index webhook_events_waiting on webhook_events (status) where status in ('waiting', 'failed')`.execute(
    db,
  );
}
