import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSharedFolder } from '../shared-folder';
import { cancelRequest } from './messages';
import { type Pooler, poolers } from './poolers';

const size = 3;

let directory: string;
let postgres: EmbeddedServer;
let direct: pg.Client;
let pooler: Pooler;
const open = new Set<pg.Client>();

async function connectTo(url: string, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...config });
  client.on('error', () => {});
  open.add(client);
  await client.connect();
  return client;
}
const client = (config?: pg.ClientConfig) => connectTo(pooler.url(), config);

async function ask(from: pg.Client, query: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await from.query<unknown[]>({ text: query, values, rowMode: 'array' });
  return rows.at(-1)?.[0];
}
/** Resolves to the error of a query. Handles the rejection at once, so that a test can await it later. */
const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );
const pidOf = (from: pg.Client) => ask(from, 'select pg_backend_pid()');

beforeAll(async () => {
  directory = await makeSharedFolder('aw-pooler-');
  postgres = await startEmbeddedPostgres(directory);
  await ensureDatabase(postgres, 'pooled');
  direct = new pg.Client({ connectionString: postgres.url('pooled') });
  await direct.connect();
  await direct.query('create table notes (id int primary key, text text)');
});
afterAll(async () => {
  await direct.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

describe.each(poolers())('$name', ({ name, start }) => {
  const itOnlyOurs = it.runIf(name === 'our pooler');

  beforeEach(async () => {
    pooler = await start({ url: postgres.url('pooled'), size });
  });
  afterEach(async () => {
    for (const each of open) each.connection.stream.destroy();
    open.clear();
    await pooler.stop();
    await direct.query('truncate notes');
  });

  it.each([
    ['statement_timeout', { statement_timeout: 1_000 }],
    ['idle_in_transaction_session_timeout', { idle_in_transaction_session_timeout: 1_000 }],
    ['options', { options: '-c plan_cache_mode=force_generic_plan' }],
  ])('[R1] a client that sets %s at its start is refused', async (parameter, config) => {
    const refused = expect(client(config)).rejects;
    await refused.toMatchObject({ code: '08P01', message: expect.stringContaining(parameter) });
  });

  it('[R1] a client of a missing database gets the error of PostgreSQL', async () => {
    await expect(connectTo(pooler.url('nowhere'))).rejects.toThrow(/"nowhere"/);
  });

  it('[R1] the transactions of one client use all connections in turn', async () => {
    const one = await client();
    const pids = new Set<unknown>();
    for (let i = 0; i < size; i++) pids.add(await pidOf(one));
    expect(pids).toEqual(new Set(await pooler.serverPids()));
    await one.query('begin');
    expect(await pidOf(one)).toBe(await pidOf(one));
    await one.query('rollback');
  });

  it('[R1] an advisory lock of a session stays with the connection', async () => {
    const one = await client();
    await one.query('select pg_advisory_lock(7)');
    expect(await ask(one, 'select pg_advisory_unlock(7)')).toBe(false);
    await one.end();
    expect(await ask(direct, 'select pg_try_advisory_lock(7)')).toBe(false);
  });

  it('[R1] a setting of a session stays with the connection, and a setting of a transaction ends with it', async () => {
    const [one, other] = [await client(), await client()];
    const before = await ask(one, 'show work_mem');
    await one.query("begin; set local work_mem = '7MB'");
    expect(await ask(one, 'show work_mem')).toBe('7MB');
    await one.query('commit');
    const after = [];
    for (let i = 0; i < size; i++) after.push(await ask(other, 'show work_mem'));
    expect(after).toEqual(Array(size).fill(before));

    await one.query("set work_mem = '9MB'");
    expect(await ask(one, 'show work_mem')).toBe(before);
    const settings = [];
    for (let i = 0; i < size; i++) settings.push(await ask(other, 'show work_mem'));
    expect(settings).toContain('9MB');
  });

  it('[R1] the settings that PgBouncer tracks follow a client', async () => {
    const one = await client({ application_name: 'one' });
    const other = await client();
    await one.query("set timezone = 'Asia/Tokyo'");
    for (let i = 0; i < size + 1; i++) {
      expect(await ask(one, 'show timezone')).toBe('Asia/Tokyo');
      expect(await ask(one, 'show application_name')).toBe('one');
      expect(await ask(other, 'show timezone')).not.toBe('Asia/Tokyo');
    }
  });

  it('[R1] a client that listens gets no notifications', async () => {
    const payloads: string[] = [];
    const one = await client();
    one.on('notification', ({ payload = '' }) => payloads.push(payload));
    const listener = await connectTo(postgres.url('pooled'));
    const arrived = new Promise((resolve) => listener.once('notification', resolve));
    await listener.query('listen news');
    await one.query('listen news');
    await direct.query("notify news, 'something'");
    await arrived;
    await one.query('select');
    expect(payloads).toEqual([]);
  });

  it('[R1] many clients on few connections each get their own answers', async () => {
    const work = async (id: number) => {
      const one = await client({ pipeline: true });
      for (let round = 0; round < 5; round++) {
        const key = id * 100 + round;
        const answers = Array.from({ length: 4 }, (_, i) => ask(one, 'select $1::int', [key + i]));
        const failure = failureOf(one.query('select 1 / $1::int', [0]));
        const after = ask(one, 'select $1::text', [`after ${key}`]);
        expect(await failure).toMatchObject({ code: '22012' });
        expect(await Promise.all(answers)).toEqual([key, key + 1, key + 2, key + 3]);
        expect(await after).toBe(`after ${key}`);

        await one.query('begin');
        await one.query('insert into notes values ($1, $2)', [key, 'kept']);
        const [first, second] = [await pidOf(one), await pidOf(one)];
        expect(first).toBe(second);
        await one.query('commit');

        await one.query('begin');
        await one.query('insert into notes values ($1, $2)', [-key, 'undone']);
        await expect(one.query('insert into notes values ($1, $2)', [key, 'again'])).rejects.toThrow();
        await expect(one.query('select')).rejects.toMatchObject({ code: '25P02' });
        await one.query('rollback');
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, i) => work(i + 1)));
    expect(await ask(direct, "select count(*)::int from notes where text = 'kept'")).toBe(100);
    expect(await ask(direct, 'select count(*)::int from notes')).toBe(100);
    expect(await pooler.serverPids()).toHaveLength(size);
  });

  // PgBouncer before 1.22 took the connection away.
  itOnlyOurs('[R1] a client keeps its connection after sending half of a query', async () => {
    const one = await client();
    const pids: unknown[] = [];
    const send = (submit: (connection: pg.Connection) => void) =>
      new Promise<void>((resolve, reject) => {
        const ignored = { handleRowDescription() {}, handleCommandComplete() {}, handleParseComplete() {} };
        one.query({
          ...ignored,
          submit,
          handleDataRow: ({ fields }: { fields: unknown[] }) => pids.push(fields[0]),
          handleError: reject,
          handleReadyForQuery: () => resolve(),
        } as pg.Submittable);
      });
    const text = 'select pg_backend_pid()';
    await send((connection) => {
      connection.query(text);
      connection.parse({ name: '', text, types: [] }, true);
    });
    await send((connection) => {
      connection.bind({}, true);
      connection.execute({}, true);
      connection.sync();
    });
    expect(pids[1]).toBe(pids[0]);
  });

  it('[R1] large values are passed in both directions', async () => {
    const one = await client();
    const text = 'word '.repeat(2_000_000);
    expect((await ask(one, 'select $1::text', [text])) === text).toBe(true);
  });

  it('[R1] waiting clients are served in order', async () => {
    const holders = await Promise.all(Array.from({ length: size }, () => client()));
    for (const holder of holders) await holder.query('begin');
    const served: number[] = [];
    const waiting = [];
    for (let i = 0; i < 5; i++) {
      const next = await client();
      waiting.push(next.query('select').then(() => served.push(i)));
    }
    await holders[0]?.query('select');
    expect(served).toEqual([]);
    await holders[0]?.query('commit');
    await Promise.all(waiting);
    expect(served).toEqual([0, 1, 2, 3, 4]);
  });

  it('[R1] the connection of a client that leaves within a transaction is ended', async () => {
    const one = await client();
    await one.query('begin');
    await one.query("insert into notes values (1, 'undone')");
    const pid = await pidOf(one);
    one.connection.stream.destroy();
    // Waits for the other transaction to end; fails if it was committed.
    await direct.query("insert into notes values (1, 'kept')");
    const other = await client();
    for (let i = 0; i < size; i++) expect(await pidOf(other)).not.toBe(pid);
  });

  it('[R1] a client whose connection dies is ended, and the connection is replaced', async () => {
    const one = await client();
    await one.query('begin');
    const ended = new Promise((resolve) => one.once('end', resolve));
    const pids = await pooler.serverPids();
    await direct.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
    await ended;
    const next = () => client().then(pidOf);
    await expect.poll(next).not.toSatisfy((pid: number) => pids.includes(pid));
  });

  it('[R1] a request to cancel a query is passed on', async () => {
    const one = await client();
    const failure = failureOf(one.query('select pg_sleep(60)'));
    // The types of pg lack the key that the server sends for cancel requests.
    const { processID, secretKey } = one as unknown as { processID: number; secretKey: number };
    const { port } = new URL(pooler.url());
    await expect
      .poll(() => ask(direct, "select 1 from pg_stat_activity where wait_event = 'PgSleep'"))
      .toBeTruthy();
    const cancelling = connect(Number(port), '127.0.0.1', () =>
      cancelling.write(cancelRequest({ pid: processID, secret: secretKey })),
    );
    expect(await failure).toMatchObject({ code: '57014' });
    expect(await ask(one, 'select 5')).toBe(5);
  });

  it('[R1] a killed pooler loses all its connections, and starts again on the same port', async () => {
    const one = await client();
    await one.query('begin');
    await one.query("insert into notes values (1, 'undone')");
    const pids = await pooler.serverPids();
    await pooler.kill();
    await expect(one.query('select')).rejects.toThrow();
    await direct.query("insert into notes values (1, 'kept')");
    const alive = () => ask(direct, 'select count(*)::int from pg_stat_activity where pid = any($1)', [pids]);
    await expect.poll(alive).toBe(0);
    await expect(client()).rejects.toThrow(/ECONNREFUSED/);
    await pooler.stop();

    const { port } = new URL(pooler.url());
    pooler = await start({ url: postgres.url('pooled'), size, port: Number(port) });
    expect(pids).not.toContain(await client().then(pidOf));
    await expect(start({ url: postgres.url('pooled'), size, port: Number(port) })).rejects.toThrow();
  });

  // PgBouncer tries again after 15 seconds.
  itOnlyOurs(
    '[R1] clients are refused while PostgreSQL refuses them, and are served at once afterwards',
    async () => {
      const one = await client();
      const elsewhere = await connectTo(postgres.url('postgres'));
      const pids = await pooler.serverPids();
      await elsewhere.query('alter database pooled allow_connections false');
      await elsewhere.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) pid', [pids]);
      const failure = await failureOf(client().then(pidOf));
      await elsewhere.query('alter database pooled allow_connections true');
      expect(failure).toMatchObject({
        message: expect.stringContaining('not currently accepting connections'),
      });
      await expect.poll(() => pooler.serverPids()).toEqual([]);
      expect(await ask(one, 'select 5')).toBe(5);
    },
  );

  // PgBouncer can track them since 1.21, and does so by default since 1.24.
  itOnlyOurs('[R1] named prepared statements are not tracked', async () => {
    const one = await client();
    const named = () => one.query({ name: 'five', text: 'select 5' });
    await named();
    await expect(named()).rejects.toMatchObject({ code: '26000' });
  });
});
