import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './database';

const url = inject('serverUrl');
/** The pooler's only server connection. */
let db: Database;
let pool: pg.Pool;

beforeEach(() => {
  ({ db, pool } = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 200, isPooled: true }));
});
afterEach(() => db.destroy());

const setting = (name: string) => sql<{ value: string }>`select current_setting(${name}) as value`;
const settingOf = async (on: Database, name: string) => (await setting(name).execute(on)).rows[0]?.value;
const code = (error: unknown) => (error as { code?: string }).code;

it('[R1] limits hold for each statement and transaction, and leave nothing on the connection', async () => {
  expect(await settingOf(db, 'statement_timeout')).toBe('200ms');
  const inside = await db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    return [
      await settingOf(trx, 'statement_timeout'),
      await settingOf(trx, 'idle_in_transaction_session_timeout'),
    ];
  });
  expect(inside).toEqual(['200ms', '30s']);
  const client = await pool.connect();
  // Acts as the next client to which the pooler gives this connection.
  const unwrapped = Reflect.get(pg.Client.prototype, 'query') as (text: string) => Promise<pg.QueryResult>;
  const { rows } = await Reflect.apply(unwrapped, client, ['show statement_timeout']);
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  client.release();
});

it('[R1] a statement that takes too long is ended, and the next one runs', async () => {
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toSatisfy((error) => code(error) === '57014');
  await expect(db.transaction().execute((trx) => sql`select pg_sleep(5)`.execute(trx))).rejects.toSatisfy(
    (error) => code(error) === '57014',
  );
  expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
});

it('[R1] an invalid statement fails alone, also among many in parallel', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => sql`select 1 / ${sql.lit(at % 3)} as n`.execute(db)),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    answers.map((_, at) => (at % 3 === 0 ? 'rejected' : 'fulfilled')),
  );
});

it('[R1] an error at the end of a transaction is reported: nothing counts as written that is not', async () => {
  await sql`create table late (id int, unique (id) deferrable initially deferred)`.execute(db);
  await sql`insert into late values (1)`.execute(db);
  await expect(sql`insert into late values (1)`.execute(db)).rejects.toSatisfy(
    (error) => code(error) === '23505',
  );
  expect((await sql`select id from late`.execute(db)).rows).toEqual([{ id: 1 }]);
  await sql`drop table late`.execute(db);
});

it('[R1] a transaction is kept or rolled back as a whole, with its savepoints', async () => {
  await sql`create table kept (id int)`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`insert into kept values (1)`.execute(trx);
    await sql`savepoint part`.execute(trx);
    await sql`insert into kept values (9)`.execute(trx);
    await sql`rollback to savepoint part`.execute(trx);
    await sql`insert into kept values (2)`.execute(trx);
  });
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`insert into kept values (3)`.execute(trx);
      throw new Error('undone');
    })
    .catch(() => {});
  expect((await sql`select id from kept order by 1`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await sql`drop table kept`.execute(db);
});

it('[R1] statements have no names on the server unless the pooler supports them', async () => {
  const named = { name: 'n', text: 'select $1::int as n', values: [1] };
  const names = async (of: pg.Pool) => (await of.query('select name from pg_prepared_statements')).rows;
  expect((await pool.query(named)).rows).toEqual([{ n: 1 }]);
  expect(await names(pool)).toEqual([]);
  const knowing = openDatabase({
    url,
    maxConnections: 1,
    isPooled: true,
    namesStatements: true,
  });
  await knowing.pool.query(named);
  expect(await names(knowing.pool)).toEqual([{ name: 'n' }]);
  await knowing.db.destroy();
  const off = openDatabase({ url, maxConnections: 1, namesStatements: false });
  await off.pool.query(named);
  expect(await names(off.pool)).toEqual([]);
  await off.db.destroy();
});

it('[R1] callbacks get the same results as promises', async () => {
  const ask = (text: string) =>
    new Promise((resolve) => {
      pool.query(text, (error, result) => resolve(error ? code(error) : result.rows));
    });
  expect(await ask('select 1 as n')).toEqual([{ n: 1 }]);
  expect(await ask('select 1 / 0')).toBe('22012');
});
