import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@aw/db';
import * as system from '@aw/db/system';
import { faultsOf, planOf, type Statement, type StatementValue } from '@aw/db/testing/plans';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileMissingError, FilesUnavailableError } from '../../adapters/files/file-store';
import { inTransaction } from '../../database/in-transaction';
import { queueMail } from '../../modules/mail/queue-mail';
import { messageCall } from '../../testing/form-message';
import { type MeasuredApp, sampleOf, startMeasuredApp } from '../../testing/measured-app';
import { createMetrics } from './metrics';

let test: MeasuredApp;

beforeAll(async () => {
  test = await startMeasuredApp();
});
afterAll(() => test.close());

/** Waits until a series has this value. Figures of queues are up to ten seconds old. */
const expectSample = (series: string, value: number) =>
  expect.poll(async () => sampleOf(await test.scrape(), series), { interval: 200 }).toBe(value);

/**
 * Sends the second half of a body only after the headers and the first half have been read, as over a slow
 * connection.
 */
const postSlowly = (path: string, payload: object) => {
  const text = JSON.stringify(payload);
  const halves = async function* () {
    yield text.slice(0, text.length / 2);
    await sleep(150);
    yield text.slice(text.length / 2);
  };
  const headers = { 'content-type': 'application/json' };
  // Required for streamed bodies, but missing in the types.
  const init = { method: 'POST', headers, body: Readable.toWeb(Readable.from(halves())), duplex: 'half' };
  return test.fetch(path, init as RequestInit);
};

const slowLines = () => test.log.filter(({ msg }) => msg === 'slow query');

describe('the database', () => {
  it('[R1] a query over 500 ms is logged with its request ID and without values, for reads and writes', async () => {
    const reading = await test.hold('schools', 1_000);
    const read = await test.fetch('/api/schools?q=searched-words');
    await reading.released;
    const writing = await test.hold('messages', 1_000);
    const { payload } = messageCall({ message: 'written-words, and some more of them' });
    const written = await postSlowly('/api/contact', payload);
    await writing.released;
    expect([read.status, written.status]).toEqual([200, 201]);
    for (const response of [read, written]) {
      const requestId = response.headers.get('x-request-id');
      const [line] = slowLines().filter((one) => one.requestId === requestId);
      expect(line).toMatchObject({ level: 40, name: expect.stringMatching(/schools|messages/) });
      expect(line?.durationMs).toBeGreaterThanOrEqual(500);
    }
    expect(JSON.stringify(test.log)).not.toMatch(/searched-words|written-words/);
    const text = await test.scrape();
    expect(text).toMatch(/^db_query_duration_seconds_count\{name="[a-z]+ ?messages"\} \d+$/m);
  });

  it('[R1] connections in use and requests that wait for one are counted while the pool is full', async () => {
    const { db } = test.ctx;
    const sleeping = [1, 2, 3, 4, 5].map(() => sql`select pg_sleep(1.5)`.execute(db));
    await sleep(300);
    const text = await test.scrape();
    expect(sampleOf(text, 'db_pool_connections{pool="main",state="used"}')).toBe(3);
    expect(sampleOf(text, 'db_pool_connections{pool="main",state="idle"}')).toBe(0);
    expect(sampleOf(text, 'db_pool_max_connections{pool="main"}')).toBe(3);
    expect(sampleOf(text, 'db_pool_waiting{pool="main"}')).toBe(2);
    expect(sampleOf(text, 'db_pool_waiting{pool="cache"}')).toBe(0);
    await Promise.all(sleeping);
    const after = await test.scrape();
    expect(sampleOf(after, 'db_pool_waiting{pool="main"}')).toBe(0);
    const [counted, fast] = ['count{', 'bucket{le="0.5",'].map(
      (part) => sampleOf(after, `db_query_duration_seconds_${part}name="select"}`) ?? 0,
    );
    expect((counted ?? 0) - (fast ?? 0)).toBeGreaterThanOrEqual(5);
  });

  it.each(['refuses connections', 'answers nothing'])(
    '[R1] a database that %s leaves out only the figures of queues',
    async (how) => {
      const sockets: Socket[] = [];
      const silent = createServer((socket) => void sockets.push(socket));
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = silent.address() as AddressInfo;
      if (how === 'refuses connections') await new Promise((resolve) => silent.close(resolve));
      const away = openDatabase({ url: `postgres://workshop@127.0.0.1:${port}/workshop` });
      const metrics = createMetrics();
      metrics.measure({
        ...test.ctx,
        cacheDb: away.db,
        replica: { lagSeconds: () => 7.5, isUsable: () => false },
      });
      const text = await metrics.registry.metrics();
      expect(text).not.toContain('job_queue_waiting{');
      expect(sampleOf(text, 'db_up')).toBe(0);
      expect(sampleOf(text, 'db_pool_waiting{pool="main"}')).toBe(0);
      expect(text).toContain('process_cpu_seconds_total');
      expect(sampleOf(text, 'db_replica_lag_seconds')).toBe(7.5);
      expect(sampleOf(text, 'db_replica_usable')).toBe(0);
      const without = await test.scrape();
      for (const name of ['db_replica_lag_seconds', 'db_replica_usable'])
        expect(sampleOf(without, name)).toBeUndefined();
      for (const socket of sockets) socket.destroy();
      silent.close();
      await away.db.destroy();
    },
  );
});

describe('services', () => {
  const failures = async (series: string) => sampleOf(await test.scrape(), series);

  it('[R1] failures of the file storage are counted by operation, and missing files are not counted', async () => {
    const { files } = test.ctx;
    await files.put('aa/here', Buffer.from('x'));
    await expect(files.read('aa/missing')).rejects.toBeInstanceOf(FileMissingError);
    const staged = await files.stage(Readable.from(['x']));
    await test.s3.goAway();
    await expect(files.read('aa/here')).rejects.toBeInstanceOf(FilesUnavailableError);
    await expect(staged.commit('aa/other')).rejects.toBeInstanceOf(FilesUnavailableError);
    await test.s3.comeBack();
    expect(await failures('file_store_failures_total{operation="read"}')).toBe(1);
    expect(await failures('file_store_failures_total{operation="commit"}')).toBe(1);
    expect(await failures('file_store_failures_total{operation="put"}')).toBe(0);
  });

  it('[R1] failures of the payment provider are counted, and unknown ids are not', async () => {
    const { payments } = test.ctx;
    if (!payments) throw new Error('Payments are set up.');
    const since = new Date();
    await expect(payments.retrieveIntent('pi_unknown')).rejects.toThrow();
    expect(await failures('payment_failures_total{operation="retrieve_intent"}')).toBe(0);
    await test.stripe.controls.outage({ kind: 503 });
    await expect(payments.retrieveIntent('pi_unknown')).rejects.toThrow();
    await expect(
      (async () => {
        for await (const refund of payments.listRefunds({ since })) expect(refund).toBeDefined();
      })(),
    ).rejects.toThrow();
    await test.stripe.controls.liftOutages();
    expect(await failures('payment_failures_total{operation="retrieve_intent"}')).toBe(1);
    expect(await failures('payment_failures_total{operation="list_refunds"}')).toBe(1);
    expect(await failures('payment_failures_total{operation="refund"}')).toBe(0);
  });
});

describe('jobs', () => {
  it('[R1] waiting jobs are counted with the age of the oldest, and deferred jobs separately', async () => {
    const { db, jobs } = test.ctx;
    await sql`delete from jobs.job`.execute(db);
    for (let count = 0; count < 4; count++)
      await jobs.enqueue(db, 'apply-webhook', { eventId: randomUUID() });
    await sql`
      update jobs.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds'
      where id = (select id from jobs.job where name = 'apply-webhook' limit 1)`.execute(db);
    await sql`
      update jobs.job set start_after = now() + interval '1 hour'
      where id = (select id from jobs.job where name = 'apply-webhook' and start_after > now() - interval '1 minute' limit 1)`.execute(
      db,
    );
    await expectSample('job_queue_waiting{queue="apply-webhook"}', 3);
    const text = await test.scrape();
    expect(sampleOf(text, 'job_queue_deferred{queue="apply-webhook"}')).toBe(1);
    expect(sampleOf(text, 'job_queue_waiting{queue="send-mail"}')).toBe(0);
    expect(sampleOf(text, 'job_queue_oldest_seconds{queue="send-mail"}')).toBe(0);
    const oldest = sampleOf(text, 'job_queue_oldest_seconds{queue="apply-webhook"}');
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThan(180);
    expect(sampleOf(text, 'db_up')).toBe(1);
    await sql`delete from jobs.job where name = 'apply-webhook'`.execute(db);
  });

  it('[R1] jobs are timed, and counted when they fail and when they are given up', async () => {
    const { ctx, smtp } = test;
    // No issue has such an id, so every try fails.
    await ctx.jobs.enqueue(ctx.db, 'send-issue', { issueId: 'no id' });
    await sql`update jobs.job set retry_limit = 0 where name = 'send-issue'`.execute(ctx.db);
    smtp.refuse.rcpt = 451;
    const to = { userId: null, address: 'ada@people.example', name: null };
    const mail = { kind: 'reset_password', link: 'http://localhost:3000/x', minutes: 30 } as const;
    const id = await inTransaction(ctx, (ctx) => queueMail({ ...ctx, network: undefined }, to, mail));
    await sql`update jobs.job set retry_delay = 0, retry_backoff = false where name = 'send-mail'`.execute(
      ctx.db,
    );
    const lock = await test.hold('mails', 3_000);
    await test.work();
    await lock.released;
    await expect.poll(() => slowLines().find(({ queue }) => queue === 'send-mail')).toBeDefined();
    expect(slowLines().find(({ queue }) => queue === 'send-mail')).toMatchObject({
      level: 40,
      name: 'select mails',
      jobId: expect.stringMatching(/^[\da-f-]{36}$/),
      durationMs: expect.any(Number),
    });
    await expect.poll(async () => sampleOf(await test.scrape(), 'mail_failures_total')).toBeGreaterThan(0);
    // A permanent failure, which concerns the recipient and is not a failure of the server.
    smtp.refuse.rcpt = 550;
    const status = () =>
      ctx.db
        .selectFrom('mails')
        .select('status')
        .where('id', '=', id ?? '')
        .executeTakeFirst();
    await expect.poll(status).toEqual({ status: 'failed' });
    await expectSample('job_duration_seconds_count{queue="send-mail",outcome="done"}', 1);
    const text = await test.scrape();
    const failures = sampleOf(text, 'mail_failures_total');
    expect(sampleOf(text, 'job_failures_total{queue="send-mail"}')).toBe(failures);
    expect(sampleOf(text, 'job_duration_seconds_count{queue="send-mail",outcome="failed"}')).toBe(failures);
    await expectSample('job_failures_total{queue="send-issue"}', 1);
    await expectSample('job_queue_failed{queue="send-issue"}', 1);
    expect(sampleOf(await test.scrape(), 'job_queue_failed{queue="send-mail"}')).toBe(0);
  });

  it('[R1] a job that takes too long counts as failed once, even if it ends later', async () => {
    const { db, jobs } = test.ctx;
    const lock = await test.hold('webhook_events', 1_700);
    await db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'apply-webhook', { eventId: randomUUID() });
      await sql`
        update jobs.job set expire_seconds = 1, retry_delay = 0, retry_backoff = false where name = 'apply-webhook'`.execute(
        trx,
      );
    });
    await expectSample('job_failures_total{queue="apply-webhook"}', 1);
    await lock.released;
    const ended = (outcome: string) =>
      `job_duration_seconds_count{queue="apply-webhook",outcome="${outcome}"}`;
    await expectSample(ended('done'), 1);
    expect(sampleOf(await test.scrape(), ended('failed'))).toBe(1);
  });

  it('[R1] figures of queues are read from an index, with at most 10,000 jobs of a queue', async () => {
    const pool = new pg.Pool({ connectionString: test.ctx.config.DATABASE_URL, max: 1 });
    pool.on('error', () => {});
    const statements: Statement[] = [];
    const log = ({ query }: { query: { sql: string; parameters: readonly unknown[] } }) =>
      void statements.push({ text: query.sql, values: query.parameters as StatementValue[] });
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }), log });
    await sql`
      insert into jobs.job (name, priority, start_after)
      select 'tell-buyers', -(i % 50), now() + interval '1 day' from generate_series(1, 100000) i`.execute(
      db,
    );
    await sql`
      insert into jobs.job (name, state, completed_on)
      select 'send-mail', 'completed', now() from generate_series(1, 100000)`.execute(db);
    await sql`analyze jobs.job`.execute(db);
    statements.length = 0;
    const figures = await db.transaction().execute(async (trx) => {
      await system.preferIndexes(trx as never);
      return system.listQueueFigures(trx as never);
    });
    const [settings, statement] = statements;
    if (!settings || !statement) throw new Error('No statement was recorded.');
    // Sets the timeout for the connection instead of the transaction.
    await pool.query(settings.text.replaceAll('true', 'false'));
    const plan = await planOf(pool, statement, 'custom');
    await db.destroy();
    expect(figures.find(({ queue }) => queue === 'tell-buyers')).toMatchObject({ deferred: 10_000 });
    expect(faultsOf(plan, 10_100).filter((fault) => !fault.startsWith('queue '))).toEqual([]);
  });
});
