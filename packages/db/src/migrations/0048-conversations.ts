import { type Kysely, sql } from 'kysely';

/**
 * Conversations with a model or the study library. A message names the one it follows, so that a conversation has
 * branches. While an answer is made, its text is in `message_parts`, one insert of all answers a second and process; the
 * end writes it into its message and removes the parts. A process says in `answer_makers` that it lives; what one made
 * that does not is interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      id uuid primary key,
      user_id text not null references users (id),
      title text not null,
      mode text not null check (mode in ('general', 'study-help', 'tutoring')),
      subject text,
      topic text,
      document_id bigint references documents (id),
      -- One that is not kept is in no list, and goes within a day.
      is_kept boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index conversations_user on conversations (user_id, updated_at desc, id desc)`.execute(db);
  await sql`create index conversations_not_kept on conversations (updated_at) where not is_kept`.execute(db);
  await sql`create index conversations_document on conversations (document_id)`.execute(db);
  await sql`
    create table chat_messages (
      id bigint generated always as identity primary key,
      conversation_id uuid not null references conversations (id) on delete cascade,
      user_id text not null references users (id),
      parent_id bigint references chat_messages (id) on delete cascade,
      role text not null check (role in ('user', 'assistant')),
      text text not null default '',
      html text,
      html_version integer,
      status text not null default 'done'
        check (status in ('streaming', 'done', 'stopped', 'interrupted', 'failed')),
      finish text check (finish in ('complete', 'length', 'filter')),
      -- By which a message that is sent again is known; the browser makes it.
      send_key text,
      source text check (source in ('model', 'library')),
      model text,
      citations jsonb not null default '[]',
      feedback text check (feedback in ('up', 'down')),
      is_stop_asked boolean not null default false,
      maker_id uuid,
      created_at timestamptz not null default now(),
      first_text_at timestamptz,
      ended_at timestamptz,
      failure text,
      prompt_tokens integer,
      completion_tokens integer,
      reservation_id uuid,
      -- In millionths of a US dollar.
      cost_microusd bigint not null default 0,
      check ((role = 'assistant') = (source is not null)),
      check ((status = 'streaming') = (maker_id is not null))
    )`.execute(db);
  await sql`
    create index chat_messages_conversation on chat_messages (conversation_id, id)`.execute(db);
  await sql`create index chat_messages_parent on chat_messages (parent_id)`.execute(db);
  await sql`
    create unique index chat_messages_send_key on chat_messages (user_id, send_key)`.execute(db);
  await sql`create index chat_messages_made on chat_messages (maker_id) where status = 'streaming'`.execute(
    db,
  );
  await sql`
    create index chat_messages_day on chat_messages (created_at) where role = 'assistant'`.execute(db);
  await sql`
    create table message_parts (
      message_id bigint not null references chat_messages (id) on delete cascade,
      -- How many characters of the text come before it.
      starts_at integer not null,
      text text not null,
      primary key (message_id, starts_at)
    )`.execute(db);
  await sql`
    create table answer_makers (
      id uuid primary key,
      alive_at timestamptz not null default now()
    )`.execute(db);
  // Who has the link reads the branch that ends in a message, until it expires.
  await sql`
    create table conversation_shares (
      id bigint generated always as identity primary key,
      conversation_id uuid not null references conversations (id) on delete cascade,
      message_id bigint not null references chat_messages (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index conversation_shares_conversation on conversation_shares (conversation_id)`.execute(
    db,
  );
  await sql`create index conversation_shares_message on conversation_shares (message_id)`.execute(db);
  // Words are found by their stems; of frequent ones the figures say how many pages have them.
  await sql`
    create index document_pages_stems on document_pages using gin (to_tsvector('english', text)) where is_free`.execute(
    db,
  );
  await sql`analyze document_pages`.execute(db);
  await sql`
    create table model_spending (
      day date primary key,
      -- In millionths of a US dollar.
      reserved_microusd bigint not null default 0 check (reserved_microusd >= 0),
      spent_microusd bigint not null default 0 check (spent_microusd >= 0)
    )`.execute(db);
  // What is set aside outlives what it is for: who removes the row settles it, once.
  await sql`
    create table model_reservations (
      id uuid primary key,
      day date not null,
      microusd bigint not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
