import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { fillLibrary, knownWords, pageWords } from './fill-library';
import { makeTestDatabase, type TestDatabase } from './test-server';

let database: TestDatabase;
let db: Database;
let before: unknown[];

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2, statementTimeoutMs: 0 }));
  before = await definitions();
  await fillLibrary(db, { documents: 10_000, orders: 1000, auditEntries: 1000 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Returns all indexes and triggers, and whether each is enabled. */
async function definitions(): Promise<unknown[]> {
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
    db,
  );
  const triggers = await sql`
    select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger order by 1, 2`.execute(db);
  return [...indexes.rows, ...triggers.rows];
}

async function count(condition: ReturnType<typeof sql>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.n ?? -1;
}

it('[P2] a filled library has every index and trigger of the migrations, enabled', async () => {
  expect(before.length).toBeGreaterThan(100);
  expect(await definitions()).toEqual(before);
});

it('[P2] words of a filled library occur in as many documents as the searches say', async () => {
  for (const [word, hits] of Object.entries(knownWords))
    expect([word, await count(sql`search_text ilike ${`%${word}%`}`, 'documents')]).toEqual([word, hits]);
  for (const [word, { hits, page }] of Object.entries(pageWords)) {
    const pages = await count(
      sql`words @@ phraseto_tsquery('simple', ${word}) and number = ${page}`,
      'document_pages',
    );
    expect([word, pages]).toEqual([word, hits]);
    expect(await count(sql`search_text ilike ${`%${word}%`}`, 'documents')).toBe(0);
  }
  expect(await count(sql`search_text ilike '%notes%'`, 'documents')).toBe(10_000);
  expect(await count(sql`search_text ilike '%biology%'`, 'documents')).toBe(800);
});

it('[P2] schools and courses of a filled library have the right numbers of documents and questions', async () => {
  const counts = [
    ['schools', 'document_count', 'documents', 'school_id'],
    ['schools', 'question_count', 'questions', 'school_id'],
    ['courses', 'document_count', 'documents', 'course_id'],
  ] as const;
  for (const [table, figure, counted, key] of counts) {
    const shelf = sql.ref(`${counted}.${key}`);
    const real = sql`(select count(*) from ${sql.table(counted)} where is_listed and ${shelf} = ${sql.ref(`${table}.id`)})`;
    expect(await count(sql`${sql.ref(figure)} > 0`, table)).toBeGreaterThan(100);
    const wrong = await count(sql`${sql.ref(figure)} <> ${real}`, table);
    expect({ table, figure, wrong }).toEqual({ table, figure, wrong: 0 });
  }
});

it("[P2] the word list has exactly the words of the library's documents, courses and schools, once each", async () => {
  const { rows } = await sql`
    with words as (
      select word from (
        select unnest(tsvector_to_array(search_about)) from documents
        union select unnest(tsvector_to_array(search_words)) from courses
        union select unnest(tsvector_to_array(search_words)) from schools) each (word)
      where word !~ ':')
    select count(*) as words, count(distinct k.word) as known,
      count(*) filter (where w.word is null or k.word is null) as differ
    from words w full join known_words k on k.word = w.word collate "C"`.execute(db);
  const { words } = rows[0] as { words: number };
  expect(words).toBeGreaterThan(10_000);
  expect(rows).toEqual([{ words, known: words, differ: 0 }]);
});

it('[P2] references in a filled library are valid', async () => {
  const { rows } = await sql<{ table: string; check: string; definition: string }>`
    select conrelid::regclass::text as table, conname as check, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  // A reference that is added again is checked for every row.
  await db
    .transaction()
    .execute(async (trx) => {
      for (const { table, definition } of rows)
        await sql
          .raw(`alter table ${table} add constraint checked_again ${definition}`)
          .execute(trx)
          .then(() => sql.raw(`alter table ${table} drop constraint checked_again`).execute(trx));
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
});
