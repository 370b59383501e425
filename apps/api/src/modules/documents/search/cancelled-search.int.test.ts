import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { inTransaction } from '../../../database/in-transaction';
import { makePdf } from '../../../testing/make-pdf';
import { startTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

it('[P2] a list or count query is cancelled when its client disconnects, and logs no error', async () => {
  const test = await startTestApp({ LOG_LEVEL: 'warn' });
  const user = await signedIn(test.app);
  const { cookie } = user;
  await user.upload(await makePdf(['Tides rise.']), { fields: { title: 'Tides', subject: 'Physics' } });
  await test.processAll();
  const lines: string[] = [];
  const app = await buildApp(test.ctx, { log: { write: (line) => lines.push(line) } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const running = sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  await inTransaction(test.ctx, async (ctx) => {
    await sql`lock table documents in access exclusive mode`.execute(ctx.db);
    const waiting = async () => Number((await running.execute(test.ctx.db)).rows[0]?.count);
    for (const path of ['/api/documents?q=tides', '/api/documents/counts?q=tides&subject=Physics']) {
      const client = new AbortController();
      const search = fetch(origin + path, { headers: { cookie }, signal: client.signal });
      await expect.poll(waiting, { message: path }).toBeGreaterThan(0);
      client.abort();
      await expect(search).rejects.toThrow(/abort/);
      // The table is still locked, so only a cancellation ends the waiting query.
      await expect.poll(waiting, { message: path }).toBe(0);
    }
  });
  const { status } = await fetch(`${origin}/api/documents?q=tides`, { headers: { cookie } });
  expect([status, lines]).toEqual([200, []]);
  await app.close();
  await test.close();
});
