import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { type Member, member } from '../../testing/account';
import { otherProcess } from '../../testing/other-process';
import { useTestApp } from '../../testing/test-app';

type Process = Awaited<ReturnType<typeof otherProcess>>;

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let hearing: Process;
let deaf: Process;

/** Longer than a session is cached. */
const afterKept = 2_100;
const list = { url: '/api/documents?limit=1' };
const whoAmI = { url: '/api/auth/session' };

beforeAll(async () => {
  hearing = await otherProcess(test);
  deaf = await otherProcess(test, { isDeaf: true });
  await vi.waitUntil(() => hearing.changes.isListening(), { timeout: 60_000 });
});
afterAll(async () => {
  await Promise.all([hearing.close(), deaf.close()]);
});

const statusOf = async (app: FastifyInstance, person: Pick<Member, 'cookie'>, call: InjectOptions) =>
  (await app.inject({ ...call, headers: { cookie: person.cookie() } })).statusCode;

/** Ways in which staff, the person or another browser end a session or its permissions. */
const endings = [
  ['a remote sign-out', 401, (id: string) => sql`delete from sessions where user_id = ${id}`],
  ['a suspension', 403, (id: string) => sql`update users set suspended_at = now() where id = ${id}`],
  [
    'the end of all sessions',
    401,
    (id: string) => sql`update users set session_epoch = session_epoch + 1 where id = ${id}`,
  ],
] as const;

describe('the cached session', () => {
  it('[P1] reads in quick succession do not read the session from the database', async () => {
    const person = await member(test);
    expect(await statusOf(test.app, person, list)).toBe(200);
    await inTransaction(test.ctx, async (ctx) => {
      await sql`lock table sessions, users in access exclusive mode`.execute(ctx.db);
      for (let read = 0; read < 20; read++) expect(await statusOf(test.app, person, list)).toBe(200);
    });
  });

  it.each(endings)(
    '[U7] [P7] %s is effective in a process that receives notifications',
    async (_, status, end) => {
      const person = await member(test);
      expect(await statusOf(hearing.app, person, list)).toBe(200);
      await end(person.id).execute(test.ctx.db);
      await vi.waitUntil(async () => (await statusOf(hearing.app, person, list)) === status, {
        timeout: 1_500,
        interval: 10,
      });
    },
  );

  it.each(endings)(
    '[U7] [P7] %s is effective within two seconds in a process that receives no notifications',
    async (_, status, end) => {
      const [reader, writer] = [await member(test), await member(test)];
      for (const person of [reader, writer]) {
        expect(await statusOf(deaf.app, person, list)).toBe(200);
        await end(person.id).execute(test.ctx.db);
      }
      // A read may still use the cached session. Any other call reads it from the table, and so do the reads that
      // follow.
      const write = { method: 'POST', url: '/api/documents/1/unlock' } as const;
      expect(await statusOf(deaf.app, writer, write)).toBe(status);
      expect(await statusOf(deaf.app, writer, list)).toBe(status);
      await sleep(afterKept);
      expect(await statusOf(deaf.app, reader, list)).toBe(status);
    },
  );

  it('[U7] a sign-out is effective in its own process when it is answered', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await member(test);
      expect(await statusOf(hearing.app, person, whoAmI)).toBe(200);
      await statusOf(hearing.app, person, { method: 'POST', url: '/api/auth/signout' });
      expect(await statusOf(hearing.app, person, whoAmI)).toBe(401);
    }
  });
});
