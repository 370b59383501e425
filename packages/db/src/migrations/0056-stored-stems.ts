import { type Kysely, sql } from 'kysely';

/** Marks that PostgreSQL's parser tries as paths, addresses and tags; `plainWords` in `search/plain-words.ts` leaves them out too. */
const marks = `!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~`;

/** Ids of documents whose free pages are changed in one statement, and of questions. */
const documentsAtOnce = 500;
const questionsAtOnce = 2_000;

/**
 * Stores stems that statements filter by, so that no plan parses texts again (0075): those of free pages, null for other
 * pages, and those of quiz questions. Triggers fill them for whichever release writes a row. The index
 * `document_pages_stems` stays until the release before this one, which uses it, is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A statement that waits for a lock blocks every later one, so it waits two seconds at most.
    await sql`set local lock_timeout = '2s'`.execute(trx);
    await sql
      .raw(
        `create or replace function plain_words(said text) returns text language sql immutable parallel safe
          return translate(left(said, 10000), '${marks}', repeat(' ', 32))`,
      )
      .execute(trx);
    await addStemsOfPages(trx);
    await addStemsOfQuestions(trx);
  });
  await fill(db);
  // A run that was interrupted may have left an invalid index.
  await sql`drop index concurrently if exists document_pages_free_stems`.execute(db);
  // Without a pending list, neither plans nor searches get more expensive while pages are added.
  await sql`
    create index concurrently document_pages_free_stems on document_pages using gin (free_stems)
    with (fastupdate = off) where free_stems is not null`.execute(db);
  await sql`analyze document_pages (free_stems)`.execute(db);
}

export const isCompatible = true;
export const isOutsideTransaction = true;

async function addStemsOfPages(trx: Kysely<unknown>): Promise<void> {
  await sql`alter table document_pages add column if not exists free_stems tsvector`.execute(trx);
  await sql`
    create or replace function set_free_stems() returns trigger language plpgsql as $$
    begin
      new.free_stems := case when new.is_free then to_tsvector('english', plain_words(new.text)) end;
      return new;
    end $$`.execute(trx);
  await sql`
    create or replace trigger free_stems before insert or update of text, is_free on document_pages
    for each row when (new.is_free or new.free_stems is not null) execute function set_free_stems()`.execute(
    trx,
  );
}

async function addStemsOfQuestions(trx: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_questions add column if not exists stems tsvector`.execute(trx);
  await sql`
    create or replace function set_question_stems() returns trigger language plpgsql as $$
    begin
      new.stems := to_tsvector('english', plain_words(concat_ws(' ', new.topic, new.question)));
      return new;
    end $$`.execute(trx);
  await sql`
    create or replace trigger question_stems before insert or update of topic, question on quiz_questions
    for each row execute function set_question_stems()`.execute(trx);
}

/** Fills the stems of some rows at a time, so that nobody waits long for one of them. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const last = await sql<{ document: number | null; question: number | null }>`
    select (select max(document_id) from document_pages where is_free) as document,
      (select max(id) from quiz_questions) as question`.execute(db);
  const { document, question } = last.rows[0] ?? {};
  for (let from = 0; from <= Number(document ?? -1); from += documentsAtOnce)
    await sql`
      update document_pages set free_stems = to_tsvector('english', plain_words(text))
      where is_free and free_stems is null
        and document_id >= ${from} and document_id < ${from + documentsAtOnce}`.execute(db);
  for (let from = 0; from <= Number(question ?? -1); from += questionsAtOnce)
    await sql`
      update quiz_questions set stems = to_tsvector('english', plain_words(concat_ws(' ', topic, question)))
      where stems is null and id >= ${from} and id < ${from + questionsAtOnce}`.execute(db);
}
