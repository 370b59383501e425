import type { Database } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { inTransaction } from '../database/in-transaction';
import { FeatureError } from '../errors/feature-error';
import { useTestApp } from '../testing/test-app';

const test = useTestApp();
let app: FastifyInstance;
let lines: string[] = [];

const failures: Record<string, () => Error | Promise<Error>> = {
  busy: () =>
    new FeatureError(503, 'auth.busy', 'Very many people are signing in.', { retryAfterSeconds: 5 }),
  refused: () => new FeatureError(409, 'request.invalid', 'Not now.'),
  pressed: () => Object.assign(new Error('Busy'), { statusCode: 503, code: 'FST_UNDER_PRESSURE' }),
  broken: () => new TypeError('secret is undefined'),
  deadlock: () => Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  lost: () => loseTransaction(),
};

/** Returns the error of a transaction whose connection ends between two statements. */
async function loseTransaction(): Promise<Error> {
  const lost = inTransaction(test.ctx, async (ctx) => {
    await sql`select pg_terminate_backend(${await backendOf(ctx.db)}, 10000)`.execute(test.ctx.db);
    await sql`select 1`.execute(ctx.db);
  });
  return lost.then(
    () => new Error('The transaction went on.'),
    (error: Error) => error,
  );
}

async function backendOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

beforeAll(async () => {
  const config = { ...test.ctx.config, LOG_LEVEL: 'warn' as const };
  app = await buildApp(
    { ...test.ctx, config },
    {
      log: { write: (line) => lines.push(line) },
      addPages: async (pages) => {
        for (const [name, make] of Object.entries(failures))
          pages.get(
            `/failing/${name}`,
            { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: false } },
            async () => {
              throw await make();
            },
          );
      },
    },
  );
});
afterAll(async () => {
  await app.close();
});
beforeEach(() => {
  lines = [];
});

const [warn, error] = [40, 50];

/** Returns the log entries of a request that fails with this error. */
async function logOf(name: string) {
  const { statusCode } = await app.inject(`/failing/${name}`);
  const told = lines.map(
    (line) => JSON.parse(line) as { level: number; code?: string; err?: { stack: string } },
  );
  return { statusCode, told };
}

describe('the log of failed requests', () => {
  it.each([
    ['busy', 'auth.busy'],
    ['pressed', 'server.busy'],
  ])('[R1] an expected failure is logged as one warning without a stack: %s', async (name, code) => {
    const { statusCode, told } = await logOf(name);
    expect(statusCode).toBe(503);
    expect(told).toMatchObject([{ level: warn, code }]);
    expect(lines.join('')).not.toMatch(/"stack"|\.ts:/);
  });

  it('[R8] a transaction that loses its connection is answered 503 and logged as one warning', async () => {
    const { statusCode, told } = await logOf('lost');
    expect(statusCode).toBe(503);
    expect(told).toMatchObject([{ level: warn, code: 'server.busy' }]);
  });

  it('[R1] a refusal that answers the request is not logged', async () => {
    expect(await logOf('refused')).toEqual({ statusCode: 409, told: [] });
  });

  it.each([
    ['broken', 500, 'secret is undefined'],
    ['deadlock', 503, 'deadlock detected'],
  ])('[R1] an unexpected failure is logged as an error with its stack: %s', async (name, status, words) => {
    const { statusCode, told } = await logOf(name);
    expect(statusCode).toBe(status);
    expect(told).toMatchObject([{ level: error }]);
    expect(told[0]?.err?.stack).toContain(words);
  });
});
