import type { AddressInfo } from 'node:net';
import { generatedCounts } from '@aw/contracts/quizzes/generation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { loadQuizBank } from '../seed/load-quiz-bank';
import { member } from '../testing/account';
import { useTestApp } from '../testing/test-app';
import { signedIn } from '../testing/user';
import type { RichTextCompiler } from '../workers/rich-text/rich-text-compiler';
import type { Caller } from '../workers/turn-queue';

const test = useTestApp({ TRUST_PROXY: '1', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const crowded = '198.51.100.7';
const content = 'I know that it has to do with scattering.';
const question = { title: 'Why is the sky blue?', content };

type Sender = Pick<Awaited<ReturnType<typeof signedIn>>, 'inject'>;
const post = (who: Sender, url: string, payload: object, address = crowded) =>
  who.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });

/** Starts the application with a compiler that records whose texts it compiles, and then calls `compile`. */
async function withCompiler(compile: RichTextCompiler['compile'] = test.ctx.richText.compile) {
  const callers: (Caller | undefined)[] = [];
  const richText: RichTextCompiler = {
    ...test.ctx.richText,
    compile: (source, caller) => {
      callers.push(caller);
      return compile(source, caller);
    },
  };
  return { app: await buildApp({ ...test.ctx, richText }), callers };
}

describe('the queues of a process', () => {
  it('[R8] people with a confirmed account have their own turn in a queue, and all others share the turn of their address', async () => {
    const { app, callers } = await withCompiler();
    for (const who of [await signedIn(app), await signedIn(app)])
      expect((await post(who, '/api/questions', question)).statusCode).toBe(201);
    expect((await post(await signedIn(app), '/api/questions', question, '203.0.113.9')).statusCode).toBe(201);
    const account = await member(test);
    const headers = { cookie: account.cookie(), 'x-forwarded-for': crowded };
    const own = await app.inject({ method: 'POST', url: '/api/questions', payload: question, headers });
    expect(own.statusCode).toBe(201);
    const [one, two, elsewhere, confirmed] = callers.map((caller) => caller?.group);
    expect(one).toMatch(/^address:/);
    expect(one).not.toContain(crowded);
    expect(two).toBe(one);
    expect(elsewhere).toMatch(/^address:/);
    expect(elsewhere).not.toBe(one);
    expect(confirmed).toMatch(/^user:/);
    await app.close();
  });

  it('[R8] work for a client that disconnects is cancelled, and nothing is stored', async () => {
    const waits: RichTextCompiler['compile'] = (_, caller) =>
      new Promise((_resolve, reject) => {
        caller?.signal?.addEventListener('abort', () => reject(caller.signal?.reason));
      });
    const { app, callers } = await withCompiler(waits);
    const asker = await signedIn(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const browser = new AbortController();
    const sent = fetch(`http://127.0.0.1:${port}/api/questions`, {
      method: 'POST',
      headers: { cookie: asker.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: browser.signal,
    });
    const left = expect(sent).rejects.toThrow();
    await expect.poll(() => callers.length).toBe(1);
    expect(callers[0]?.signal?.aborted).toBe(false);
    browser.abort();
    await left;
    await expect.poll(() => callers[0]?.signal?.aborted).toBe(true);
    expect(callers[0]?.signal?.reason).toMatchObject({ name: 'AbortError' });
    const { rows } = await sql`select 1 from questions where asker_id = ${asker.id}`.execute(test.ctx.db);
    expect(rows).toEqual([]);
    await app.close();
  });

  it('[R8] the first quiz of each address is generated before the second quiz of any address', async () => {
    await loadQuizBank(test.ctx);
    const wish = { subject: 'maths', questionCount: generatedCounts[0], isAwaited: false };
    const ids: string[] = [];
    for (const address of [crowded, crowded, crowded, '203.0.113.9']) {
      const answer = await post(await signedIn(test.app), '/api/quizzes/generate', wish, address);
      expect(answer.statusCode).toBe(202);
      ids.push(answer.json<{ generation: { id: string } }>().generation.id);
    }
    const { rows } = await sql<{ id: string; group: string; priority: number }>`
      select data ->> 'generationId' as id, group_id as "group", priority from jobs.job where name = 'make-quiz'`.execute(
      test.ctx.db,
    );
    const jobs = ids.map((id) => rows.find((row) => row.id === id));
    expect(jobs.map((job) => job?.priority)).toEqual([0, -1, -2, 0]);
    const [first, second, third, other] = jobs.map((job) => job?.group);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });
});
