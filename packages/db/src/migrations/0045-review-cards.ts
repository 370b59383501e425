import { type Kysely, sql } from 'kysely';

/**
 * Questions that were answered wrong, as cards to review. A card is of an item, whatever version of it is asked: the item
 * is known by its first version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_questions
      -- Its first version; null for that one itself.
      add column first_id bigint references quiz_questions (id)`.execute(db);
  await sql`
    update quiz_questions q set first_id = (
      -- An item that left the bank and came back begins anew.
      select max(f.id) from quiz_questions f
      where f.quiz_id = q.quiz_id and f.bank_id = q.bank_id and f.version = 1 and f.id < q.id
    )
    where q.version > 1`.execute(db);
  await sql`
    alter table quiz_questions
      add column item_id bigint not null generated always as (coalesce(first_id, id)) stored`.execute(db);
  await sql`create index quiz_questions_item on quiz_questions (item_id, version)`.execute(db);
  await sql`
    create table review_cards (
      user_id text not null references users (id),
      item_id bigint not null references quiz_questions (id),
      -- The version that was answered wrong last.
      question_id bigint not null references quiz_questions (id),
      due timestamptz not null,
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
      primary key (user_id, item_id)
    )`.execute(db);
  await sql`create index review_cards_due on review_cards (user_id, due, item_id)`.execute(db);
  await sql`create index review_cards_item on review_cards (item_id)`.execute(db);
  await sql`create index review_cards_question on review_cards (question_id)`.execute(db);
}
