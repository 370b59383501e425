import { type Kysely, sql } from 'kysely';
import { inShortTransaction } from './in-short-transaction';

export const isCompatible = true;
export const isOutsideTransaction = true;
export const worksFrom = '0082-saved-searches';

const questionsPerBatch = 1_000;

/**
 * Drops the words and indexes of the search before 0080, which every write of a document, a page or a question filled and
 * which the release before this one does not use. `question_words` is filled from `search_words` instead. Every step may
 * be repeated, because a run may have been interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inShortTransaction(db, learnQuestionWordsByTrigger);
  await learnStoredQuestionWords(db);
  for (const index of ['document_pages_words', 'document_pages_free_words', 'document_pages_free'])
    await sql`drop index concurrently if exists ${sql.ref(index)}`.execute(db);
  for (const statements of drops)
    await inShortTransaction(db, async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
}

/** Statements of one transaction each. Indexes of a column are dropped with it. */
const drops = [
  [
    'drop trigger if exists learn_words_on_insert on documents',
    'drop trigger if exists learn_words_on_update on documents',
    `-- squawk-ignore ban-drop-column
    alter table documents drop column if exists words, drop column if exists title_words`,
    'drop function if exists learn_words_on_insert(), learn_words_on_update()',
  ],
  [
    `-- squawk-ignore ban-drop-table
    drop table if exists search_words`,
  ],
  [
    `-- squawk-ignore ban-drop-column
    alter table questions drop column if exists words`,
  ],
];

/** Returns SQL that adds the words of vectors to `question_words`, without stems, which have a colon. */
const learn = (vectors: string) => `
  insert into question_words
    select word from (select distinct unnest(tsvector_to_array(search_words)) collate "C" as word from ${vectors}) each
    where word !~ ':' and not exists (select from question_words known where known.word = each.word)`;

/** Words are known from the first commit of a question on, and forgotten when a change of its texts leaves none with them. */
async function learnQuestionWordsByTrigger(trx: Kysely<unknown>): Promise<void> {
  // A word of a thousand questions is not looked for: that takes long, and one of them surely still has it.
  const has = (condition: string) =>
    `exists (select from questions q where ${condition} and q.search_words @@ quote_literal(gone.word)::tsquery)`;
  for (const statement of [
    `create or replace function learn_question_words_on_insert() returns trigger language plpgsql as $$
    begin
      ${learn('new_rows')};
      return null;
    end $$`,
    `create or replace function learn_question_words_on_update() returns trigger language plpgsql as $$
    declare
      gone_words text[] := array(
        select word from (
          select unnest(tsvector_to_array(old.search_words)) except select unnest(tsvector_to_array(new.search_words))
        ) each (word) where word !~ ':');
      frequent text[];
    begin
      ${learn('(select new.search_words) one')};
      if cardinality(gone_words) = 0 then
        return null;
      end if;
      frequent := array(
        select word from (
          select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as share
          from pg_stats where schemaname = 'public' and tablename = 'questions' and attname = 'search_words') listed
        where word is not null and share * (select reltuples from pg_class where oid = 'questions'::regclass) >= 1000);
      delete from question_words known using unnest(gone_words) as gone (word)
        where known.word = gone.word collate "C" and gone.word <> all (frequent)
          and not ${has('q.is_listed')} and not ${has('not q.is_listed')};
      return null;
    end $$`,
    `create or replace trigger learn_question_words_on_update
      after update of title, content, subject, course_id, school_id, search_words on questions
      for each row when (old.search_words is distinct from new.search_words)
      execute function learn_question_words_on_update()`,
  ])
    await sql.raw(statement).execute(trx);
}

/** Adds the words of stored questions. Other forms of them, from the previous search, are forgotten by the clean-up. */
async function learnStoredQuestionWords(db: Kysely<unknown>): Promise<void> {
  for (let lastId: unknown = 0; lastId !== null; ) {
    const { rows } = await sql<{ last_id: unknown }>`
      with walked as (
        select id, search_words from questions where id > ${lastId} order by id limit ${questionsPerBatch}
      ), learned as (${sql.raw(learn('walked'))})
      select max(id) as last_id from walked`.execute(db);
    lastId = rows[0]?.last_id ?? null;
  }
}
