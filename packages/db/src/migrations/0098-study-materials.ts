import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Study material that is made for one person from a document or a chat, and its flashcards. A flashcard has a due date,
 * and is reviewed, since its person saved the material.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table study_materials (
      id uuid primary key,
      user_id text not null references users (id),
      -- By which a request that is sent again is known; the browser makes it.
      send_key text,
      kind text not null check (kind in ('flashcards', 'summary', 'outline')),
      -- Title of the document or chat, which stays when the chat is deleted.
      title text not null,
      document_id bigint references documents (id),
      conversation_id uuid references conversations (id) on delete set null,
      wanted_count integer not null check (wanted_count between 1 and 100),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      source text check (source in ('model', 'library')),
      model text,
      -- Points of a summary or headings of an outline, and the version of the compiler that made their HTML.
      entries jsonb not null default '[]',
      html_version integer not null,
      dropped integer not null default 0,
      -- Pages or messages that were read for it, and those that could have been.
      read_count integer,
      source_count integer,
      -- Number of the newest try; an earlier one that still runs writes nothing more.
      run integer not null default 0,
      -- Prompts of a summary or an outline that are answered; the next try continues after them.
      prompts_done integer not null default 0,
      failure text,
      queue_group text,
      -- When its person last looked at it while it was being made.
      watched_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      ended_at timestamptz,
      saved_at timestamptz,
      check ((state in ('done', 'failed')) = (ended_at is not null))
    )`.execute(db);
  await sql`create index study_materials_user on study_materials (user_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index study_materials_open on study_materials (created_at) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create unique index study_materials_key on study_materials (user_id, send_key) where send_key is not null`.execute(
    db,
  );
  await sql`
    create index study_materials_conversation on study_materials (conversation_id)
      where conversation_id is not null`.execute(db);
  await sql`create index study_materials_html_version on study_materials (html_version, id)`.execute(db);
  await sql`
    create table flashcards (
      id bigint primary key generated always as identity,
      user_id text not null references users (id),
      material_id uuid not null references study_materials (id) on delete cascade,
      position integer not null,
      front text not null,
      back text not null,
      front_html text not null,
      back_html text not null,
      html_version integer not null,
      -- The page that it comes from.
      document_id bigint references documents (id),
      page integer,
      -- Further pages that the answer of a chat cites, from which its words can come too.
      other_pages jsonb not null default '[]',
      -- True once its person changed its words.
      is_edited boolean not null default false,
      due timestamptz,
      -- What the scheduler (FSRS) knows of the memory.
      stability double precision not null default 0,
      difficulty double precision not null default 0,
      state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
      scheduled_days integer not null default 0,
      learning_steps integer not null default 0,
      reps integer not null default 0,
      lapses integer not null default 0,
      last_review timestamptz,
      created_at timestamptz not null default now(),
      check ((document_id is null) = (page is null))
    )`.execute(db);
  // Chat that a generated quiz is made from. Its title stays in the topic when the chat is deleted.
  await sql`alter table quiz_generations add column conversation_id uuid`.execute(db);
  await sql`create index flashcards_material on flashcards (material_id, position, id)`.execute(db);
  await sql`create index flashcards_user on flashcards (user_id, id)`.execute(db);
  await sql`create index flashcards_due on flashcards (user_id, due, id) where due is not null`.execute(db);
  await sql`create index flashcards_html_version on flashcards (html_version, id)`.execute(db);
}
