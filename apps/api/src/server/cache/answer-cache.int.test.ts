import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { otherProcess } from '../../testing/other-process';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

type Process = Awaited<ReturnType<typeof otherProcess>>;

const test = useTestApp({ LIMIT_READS_PER_MINUTE: '0', LIMIT_WRITES_PER_MINUTE: '0' });
let one: Process;
let other: Process;
let person: Person;
let schoolId: number;

beforeAll(async () => {
  // Two processes that receive notifications of writes as servers do. The test's own application waits for them
  // before each call.
  one = await otherProcess(test);
  other = await otherProcess(test);
  person = await signedIn(one.app);
  const school = await test.ctx.db
    .insertInto('schools')
    .values([
      { name: 'Keble College', type: 'college' },
      { name: 'Lyceum', type: 'school' },
    ])
    .returning('id')
    .executeTakeFirstOrThrow();
  schoolId = school.id;
  await vi.waitUntil(() => one.changes.isListening() && other.changes.isListening(), { timeout: 60_000 });
  await Promise.all([one.changes.settled(), other.changes.settled()]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
});

const get = (url: string, headers: Record<string, string> = {}, app: FastifyInstance = one.app) =>
  app.inject({ url, headers });
const codesOf = async (app: FastifyInstance) =>
  (await get(`/api/courses?schoolId=${schoolId}&limit=100`, {}, app))
    .json<{ code: string }[]>()
    .map(({ code }) => code);
const addCourse = (code: string) =>
  person.post('/api/courses', { schoolId, name: `Course ${code}`, code, department: 'Law' });

describe('a public list', () => {
  it('[P1] a public list is cached with its bytes, links and compressed form, and answers 304 to its ETag without a query', async () => {
    const url = '/api/schools?limit=1';
    const first = await get(url);
    expect(first.headers).toMatchObject({
      link: expect.stringContaining('cursor='),
      vary: expect.any(String),
    });
    await inTransaction(test.ctx, async (ctx) => {
      await sql`lock table schools in access exclusive mode`.execute(ctx.db);
      const again = await get(url);
      expect([again.statusCode, again.body, again.headers]).toEqual([
        200,
        first.body,
        { ...first.headers, date: expect.any(String), 'x-request-id': expect.any(String) },
      ]);
      const etag = String(first.headers.etag);
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
      const packed = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers).toMatchObject({ etag, 'content-encoding': 'br' });
    });
  });

  it('[P1] [R4] a cached public list counts towards the limit of reads of its address', async () => {
    const limited = await startTestApp({ LIMIT_READS_PER_MINUTE: '3' });
    const statuses = [];
    for (let read = 0; read < 5; read++)
      statuses.push((await limited.app.inject('/api/schools/counts')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
  });

  it('[P1] a cached text that is not ASCII is sent whole, whether it is short or long', async () => {
    for (const length of [1, 500]) {
      const name = `Ελληνικό ${'é'.repeat(length)}`.slice(0, 190);
      const names = Array.from({ length }, (_, at) => ({ name: `${name} ${at}`, type: 'college' as const }));
      await test.ctx.db.insertInto('schools').values(names).execute();
      await one.changes.settled();
      const url = `/api/schools?limit=${Math.min(length, 100)}&q=${encodeURIComponent('Ελληνικό')}`;
      for (let read = 0; read < 2; read++) {
        const { headers, rawPayload } = await get(url);
        expect(Number(headers['content-length'])).toBe(rawPayload.length);
        expect(JSON.parse(rawPayload.toString())[0].name).toContain('Ελληνικό');
      }
    }
  });

  it('[P1] invalid requests for a public list are refused', async () => {
    expect((await get('/api/schools?limit=0')).statusCode).toBe(400);
    expect((await get('/api/schools/99999999')).statusCode).toBe(404);
    expect((await get('/api/schools?cursor=nonsense')).statusCode).toBe(400);
  });

  it('[P1] concurrent requests for one list share one query', async () => {
    const url = '/api/schools/counts?q=keble';
    const answers = await inTransaction(test.ctx, async (ctx) => {
      await sql`lock table schools in access exclusive mode`.execute(ctx.db);
      const answers = Array.from({ length: 20 }, () => get(url));
      const waiting = async () =>
        (
          await sql`select 1 from pg_stat_activity where datname = current_database()
            and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(ctx.db)
        ).rows.length;
      await expect.poll(waiting).toBeGreaterThan(0);
      expect(await waiting()).toBe(1);
      return { answers };
    });
    for (const { statusCode } of await Promise.all(answers.answers)) expect(statusCode).toBe(200);
  });

  it('[P1] a write is visible at once in its own process, and within two seconds in others', async () => {
    for (let round = 0; round < 30; round++) {
      await Promise.all([codesOf(one.app), codesOf(other.app)]);
      const code = `LAW ${round}`;
      await addCourse(code);
      expect(await codesOf(one.app)).toContain(code);
      await vi.waitUntil(async () => (await codesOf(other.app)).includes(code), {
        timeout: 2_000,
        interval: 5,
      });
    }
  });

  it('[P1] [R2] nothing is cached while the change listener is disconnected, and earlier entries are dropped', async () => {
    await codesOf(one.app);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'change listener %'`.execute(test.ctx.db);
    await expect.poll(() => !one.changes.isListening()).toBe(true);
    for (let round = 0; round < 5; round++) {
      await addCourse(`CUT ${round}`);
      expect(await codesOf(one.app)).toContain(`CUT ${round}`);
    }
    await expect.poll(() => one.changes.isListening()).toBe(true);
    await addCourse('BACK');
    expect(await codesOf(one.app)).toContain('BACK');
  });
});
