import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './database';
import { hotStatement, runHot, runUnnamed, untilAborted } from './hot-statement';
import { type MeasuredQuery, textName } from './measured-query';
import { makeTestDatabase, type TestDatabase } from './testing/test-server';

let testDatabase: TestDatabase;
let database: OpenDatabase;
let measuredQueries: MeasuredQuery[] = [];

const names = () => measuredQueries.map(({ name }) => name);

beforeAll(async () => {
  testDatabase = await makeTestDatabase(inject('serverUrl'), { isEmpty: true });
  const onQuery = (query: MeasuredQuery) => void measuredQueries.push(query);
  database = openDatabase({ url: testDatabase.url, maxConnections: 1, onQuery });
  await sql`create table schools (id bigint primary key, name text not null)`.execute(database.db);
});
afterAll(async () => {
  await database.db.destroy();
  await testDatabase.drop();
});
beforeEach(() => {
  measuredQueries = [];
});

it('[R1] a statement of the query builder is named by its kind and main table, for all values', async () => {
  const { db } = database;
  await db
    .insertInto('schools')
    .values({ id: 1, name: 'secret' } as never)
    .execute();
  await db.selectFrom('schools as s').select('s.id').where('s.name', 'in', ['secret', 'other']).execute();
  await db.selectFrom(db.selectFrom('schools').select('id').as('of')).select('of.id').execute();
  await db.updateTable('schools').set({ name: 'secret' }).where('id', '=', 1).execute();
  await db.transaction().execute((trx) => trx.deleteFrom('schools').execute());
  const expected = ['insert', 'select', 'select', 'update'].map((kind) => `${kind} schools`);
  expect(names()).toEqual([...expected, 'begin', 'delete schools', 'commit']);
});

it('[R1] a text statement is named by the first kind and table in it, a hot statement by its label', async () => {
  const { db } = database;
  const hot = hotStatement('school', 'select name from schools where id = $1');
  await runHot(db, hot, [1]);
  const abortableDb = untilAborted(db, new AbortController().signal);
  await runHot(abortableDb, hot, [1]);
  await runUnnamed(abortableDb, sql`select name from schools where id = ${1}`.compile(db));
  await expect(sql`select nothing from schools`.execute(db)).rejects.toThrow('nothing');
  expect(names()).toEqual(['school', 'school', 'select schools', 'select schools']);
});

it.each([
  ['with due as (select id from "public"."documents" d) update documents set x = 1', 'select documents'],
  ['insert into rate_limits (key) values ($1) on conflict do nothing', 'insert rate_limits'],
  ['select extract(epoch from now()), count(*) from jobs.job', 'select job'],
  ['set local statement_timeout = 0', 'set'],
  ['select pg_notify($1, $2)', 'select'],
  ['vacuum', 'raw'],
])('[R1] the name of %s is %s', (text, name) => {
  expect(textName(text)).toBe(name);
});

it('[R1] the duration is that of the statement, without the wait for a connection', async () => {
  const { db } = database;
  const hot = hotStatement('school', 'select name from schools where id = $1');
  await Promise.all([sql`select pg_sleep(0.4)`.execute(db), runHot(db, hot, [1])]);
  const times = new Map(measuredQueries.map(({ name, durationMs }) => [name, durationMs]));
  expect(times.get('select')).toBeGreaterThan(390);
  expect(times.get('school')).toBeLessThan(300);
});
