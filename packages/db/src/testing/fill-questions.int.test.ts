import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { fillQuestions, knownQuestionWords } from './fill-questions';
import { makeTestDatabase, type TestDatabase } from './test-server';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2, statementTimeoutMs: 0 }));
  await fillQuestions(db, { questions: 10_000 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function count(from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${from}`.execute(db);
  return rows[0]?.n ?? -1;
}

it('[Q1] words occur in as many filled questions as the searches say, half of them in titles', async () => {
  for (const [word, hits] of Object.entries(knownQuestionWords)) {
    expect([word, await count(sql`questions where search_words @@ ${word}::tsquery`)]).toEqual([word, hits]);
    expect([word, await count(sql`questions where title ilike ${`%${word}%`}`)]).toEqual([word, hits / 2]);
  }
});

it('[Q1] filled questions have 1.2 answers each, nearly all titles differ, and one of a hundred is not public', async () => {
  expect(await count(sql`answers`)).toBe(12_000);
  expect(await count(sql`(select distinct title from questions) titles`)).toBeGreaterThan(9_900);
  expect(await count(sql`questions where not is_listed`)).toBe(100);
  expect(
    await count(sql`questions q where is_answered <> exists (select from answers where question_id = q.id)`),
  ).toBe(0);
});

it('[Q1] the word list has exactly the words of filled questions, once each', async () => {
  const { rows } = await sql`
    with words as (
      select word from (select distinct unnest(tsvector_to_array(search_words)) collate "C" as word from questions) each
      where word !~ ':')
    select count(*) as words, count(distinct k.word) as known,
      count(*) filter (where w.word is null or k.word is null) as differ
    from words w full join question_words k using (word)`.execute(db);
  const { words } = rows[0] as { words: number };
  expect(words).toBeGreaterThan(5_000);
  expect(rows).toEqual([{ words, known: words, differ: 0 }]);
});
