import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { hotStatement, runHot, untilAborted } from './hot-statement';
import { makeTestDatabase, type TestDatabase } from './testing/test-server';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'), { isEmpty: true });
});
afterAll(() => database.drop());

const open = (namesStatements?: boolean) =>
  openDatabase({ url: database.url, maxConnections: 1, namesStatements }).db;
const named = hotStatement<{ name: string }>('thing', 'select name from things where id = $1');
const keptPlans = sql<{ name: string; generic_plans: number }>`
  select name, generic_plans from pg_prepared_statements where statement = ${named.text}`;

beforeEach(async () => {
  const db = open();
  await sql`drop table if exists things`.execute(db);
  await sql`create table things (id bigint primary key, name text not null)`.execute(db);
  await sql`insert into things values (1, 'one')`.execute(db);
  await db.destroy();
});

it('[P1] a hot statement is planned once per connection, under a name that follows from its text', async () => {
  const db = open();
  for (let run = 0; run < 8; run++) expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
  expect((await keptPlans.execute(db)).rows).toEqual([{ name: named.name, generic_plans: 3 }]);
  expect(hotStatement('thing', `${named.text} `).name).not.toBe(named.name);
  await db.destroy();
});

it('[P1] without names, and in a transaction, a hot statement still runs and leaves no plan behind', async () => {
  const db = open(false);
  expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
  expect((await keptPlans.execute(db)).rows).toEqual([]);
  await db.destroy();
  const other = open();
  const inside = await other.transaction().execute((trx) => runHot(trx, named, [1]));
  expect([inside, (await keptPlans.execute(other)).rows]).toEqual([[{ name: 'one' }], []]);
  await other.destroy();
});

it('[R7] a migration that adds or changes columns of a statement in use breaks no read', async () => {
  const db = open();
  const migrating = open();
  for (const change of [
    'alter table things add column size integer not null default 0',
    "alter table things alter column name type varchar(20) using name || ''",
    'alter table things alter column name type text',
  ]) {
    expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
    await sql.raw(change).execute(migrating);
    expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
  }
  await Promise.all([db.destroy(), migrating.destroy()]);
});

it('[P1] a statement runs again if a pooler forgot its name', async () => {
  const db = open();
  await runHot(db, named, [1]);
  await sql`deallocate all`.execute(db);
  expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
  await db.destroy();
});

it('[P2] searches that use all of their connections leave the others free', async () => {
  const { db } = openDatabase({ url: database.url, maxConnections: 4 });
  const waiting = hotStatement<{ mode: string }>(
    'waiting',
    "select current_setting('plan_cache_mode') as mode, pg_advisory_xact_lock($1)",
    'search',
  );
  const searches = await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(1)`.execute(one);
    const begun = Array.from({ length: 6 }, () => runHot(db, waiting, [1]));
    // None of them ends before the lock is released; if they had taken every connection, this would not end either.
    expect(await runHot(db, named, [1])).toEqual([{ name: 'one' }]);
    await sql`select pg_advisory_unlock(1)`.execute(one);
    return Promise.all(begun);
  });
  expect(searches.flat().map(({ mode }) => mode)).toEqual(Array(6).fill('force_generic_plan'));
  await db.destroy();
});

const locked = hotStatement<{ id: number }>(
  'locked',
  'select $1::bigint as id, pg_advisory_xact_lock(1)',
  'search',
);
const active = sql<{ count: number }>`
  select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and query like '%advisory_xact_lock%' and pid <> pg_backend_pid()`;

it.each([true, false])(
  '[P2] an abandoned search is cancelled, and one that waits is not started (names: %s)',
  async (namesStatements) => {
    const { db } = openDatabase({ url: database.url, maxConnections: 4, namesStatements });
    const watching = open();
    await watching.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(1)`.execute(one);
      const leaving = new AbortController();
      const cancellableDb = untilAborted(db, leaving.signal);
      const begun = Array.from({ length: 6 }, () =>
        runHot(cancellableDb, locked, [1]).then(() => 'answered', String),
      );
      const running = async () => Number((await active.execute(one)).rows[0]?.count);
      await expect.poll(running).toBeGreaterThan(0);
      leaving.abort(new Error('gone'));
      for (const outcome of await Promise.all(begun)) expect(outcome).toMatch(/gone|abort/i);
      // Behind a pooler nothing is cancelled; the statement's timeout ends it.
      if (namesStatements) await expect.poll(running).toBe(0);
      await sql`select pg_advisory_unlock(1)`.execute(one);
    });
    await expect.poll(() => runHot(db, locked, [7]).then(([row]) => row?.id)).toBe(7);
    await Promise.all([db.destroy(), watching.destroy()]);
  },
);
