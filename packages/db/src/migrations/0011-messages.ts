import { type Kysely, sql } from 'kysely';

/** What people write to us, and whom the newsletter goes to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id uuid primary key default gen_random_uuid(),
      reference text not null unique,
      kind text not null check (kind in ('contact', 'help', 'expert', 'application', 'press')),
      state text not null default 'new' check (state in ('new', 'answered', 'closed', 'held', 'spam')),
      state_at timestamptz not null default now(),
      name text not null,
      email text not null,
      subject text not null,
      body text not null,
      about text,
      held_because text,
      user_id text references users (id),
      created_at timestamptz not null default now(),
      -- Who, what about and the text are gone; reference, kind and dates stay.
      blanked_at timestamptz,
      search_text text generated always as (reference || ' ' || name || ' ' || email || ' ' || subject || ' ' || body) stored
    )`.execute(db);
  await sql`create index messages_newest on messages (created_at desc, id desc)`.execute(db);
  await sql`create index messages_state on messages (state, created_at desc, id desc)`.execute(db);
  await sql`create index messages_search on messages using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index messages_user on messages (user_id) where user_id is not null`.execute(db);
  await sql`create index messages_email on messages (lower(email))`.execute(db);
  await sql`create index messages_body on messages (md5(body), created_at)`.execute(db);
  await sql`
    create table newsletter_subscribers (
      id uuid primary key default gen_random_uuid(),
      -- SHA-256 of the address, by which an address that is not kept any more is known again.
      address_hash text not null unique,
      -- Gone with the end of the subscription, or when nobody confirmed it.
      email text,
      state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
      -- Of the latest confirmation; the token itself stands only in its mail.
      token_hash text unique,
      token_until timestamptz,
      mailed_at timestamptz,
      -- Confirmations since the last answer: nobody is mailed again and again for somebody else's typing.
      mailed_count integer not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unsubscribed_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_subscribers_state on newsletter_subscribers (state, id)`.execute(db);
  await sql`
    create table newsletter_issues (
      id uuid primary key default gen_random_uuid(),
      admin_id uuid not null references admin_users (id),
      subject text not null,
      body text not null,
      recipients integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table mails
      add column reply_to text,
      add column message_id uuid references messages (id) on delete cascade,
      add column subscriber_id uuid references newsletter_subscribers (id) on delete cascade,
      add column issue_id uuid references newsletter_issues (id)`.execute(db);
  await sql`create index mails_message on mails (message_id) where message_id is not null`.execute(db);
  await sql`create index mails_subscriber on mails (subscriber_id) where subscriber_id is not null`.execute(
    db,
  );
  // Nobody gets an issue twice.
  await sql`create unique index mails_issue on mails (issue_id, subscriber_id) where issue_id is not null`.execute(
    db,
  );
  await sql`
    create table message_replies (
      id uuid primary key default gen_random_uuid(),
      message_id uuid not null references messages (id) on delete cascade,
      admin_id uuid not null references admin_users (id),
      body text not null,
      mail_id uuid not null references mails (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index message_replies_message on message_replies (message_id, created_at)`.execute(db);
  await sql`create index message_replies_mail on message_replies (mail_id)`.execute(db);
}
