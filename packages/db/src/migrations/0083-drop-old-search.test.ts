import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { migrateToLatest } from '../migrate/migrate';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { up } from './0083-drop-old-search';
import { migrations } from './index';

const name = '0083-drop-old-search';
const earlier = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'), { isEmpty: true });
  ({ db } = openDatabase({ url: database.url, statementTimeoutMs: 0 }));
  await migrateToLatest(db, { migrations: earlier });
  await sql`insert into users (id) values ('asker')`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ask = (id: number, title: string, content = '') =>
  sql`
    insert into questions (id, title, content, asker_id) overriding system value
    values (${id}, ${title}, ${content}, 'asker')`.execute(db);
const change = (id: number, title: string) =>
  sql`update questions set title = ${title} where id = ${id}`.execute(db);

async function storedWords(): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`select distinct word from question_words order by word`.execute(db);
  return rows.map(({ word }) => word);
}

/** Returns the columns, indexes, triggers, functions and tables that the previous search used. */
async function leftovers(): Promise<unknown[]> {
  const { rows } = await sql`
    select attrelid::regclass::text || '.' || attname as left_over from pg_attribute
      where not attisdropped and (attrelid::regclass::text, attname)
        in (('documents', 'words'), ('documents', 'title_words'), ('questions', 'words'))
    union all select indexname from pg_indexes where indexname ~ '^(documents_(title_)?|document_pages_(free_)?|questions_(unlisted_)?)words$'
      or indexname = 'document_pages_free'
    union all select tgname from pg_trigger where tgname ~ '^learn_words_on_'
    union all select proname from pg_proc where proname ~ '^learn_words_on_'
    union all select relname from pg_class where relname = 'search_words'`.execute(db);
  return rows;
}

it('[D22] [R1] the migration drops the previous search, and one that was interrupted can be repeated', async () => {
  await ask(1, 'Straße', 'Rivers of Élan');
  await sql`alter table questions disable trigger index_question`.execute(db);
  await sql`update questions set search_words = null where id = 1`.execute(db);
  await sql`alter table questions enable trigger index_question`.execute(db);
  await ask(2, 'Meadows');
  await sql`delete from question_words`.execute(db);
  expect(await leftovers()).toHaveLength(15);

  await up(db as Kysely<unknown>);
  expect(await leftovers()).toEqual([]);
  expect(await storedWords()).toEqual(['meadows']);
  await up(db as Kysely<unknown>);
  expect(await storedWords()).toEqual(['meadows']);
  // Questions from before the index get their words in the background.
  await sql`update questions set search_words = '' where id = 1`.execute(db);
  expect(await storedWords()).toEqual(['elan', 'meadows', 'of', 'rivers', 'strasse']);
});

it('[Q1] [U9] words of questions are known at once, and forgotten when no question has them', async () => {
  await ask(11, 'Glaciers glaciers and fjords');
  await ask(12, 'Fjords');
  expect(await storedWords()).toEqual(expect.arrayContaining(['glaciers', 'fjords']));
  expect((await storedWords()).filter((word) => word.includes(':'))).toEqual([]);
  await sql`update questions set deleted_at = now() where id = 12`.execute(db);
  await change(11, 'Removed question');
  expect(await storedWords()).not.toContain('glaciers');
  expect(await storedWords()).toContain('fjords');
  await change(12, 'Removed question');
  expect(await storedWords()).not.toContain('fjords');
});

it('[Q1] [U9] words of questions are forgotten also when a thousand questions share a word', async () => {
  await sql`
    insert into questions (id, title, content, asker_id) overriding system value
    select 1000 + n, 'Estuaries ' || n, '', 'asker' from generate_series(1, 1100) n`.execute(db);
  await ask(21, 'Moraines and estuaries');
  await sql`analyze questions`.execute(db);
  await change(21, 'Removed question');
  expect(await storedWords()).not.toContain('moraines');
  expect(await storedWords()).toContain('estuaries');
});
