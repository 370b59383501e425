import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { uniquePdf } from '../../testing/make-pdf';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { sendEvents } from './events';
import { createSlotCounter } from './slot-counter';

let test: TestApp;
let origin: string;
const open: AbortController[] = [];

afterEach(async () => {
  for (const browser of open.splice(0)) browser.abort();
  await test.close();
});

async function start(env: Record<string, string>): Promise<void> {
  test = await startTestApp({ TRUST_PROXY: '1', ...env });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}

/** Returns an upload whose checks have not begun, so that its stream stays open. */
async function waitingUpload(user: Person): Promise<number> {
  return (await user.upload(await uniquePdf(1))).json<{ id: number }>().id;
}

async function follow(user: Person, id: number, address = '203.0.113.5') {
  const browser = new AbortController();
  open.push(browser);
  const headers = { cookie: user.cookie, 'x-forwarded-for': address };
  const url = `${origin}/api/documents/${id}/events`;
  const response = await fetch(url, { headers, signal: browser.signal });
  return { response, leave: () => browser.abort() };
}

it('[R6] a person can open only a limited number of streams, and closing one makes room for another', async () => {
  await start({ LIMIT_STREAMS_PER_PERSON: '5' });
  const user = await signedIn(test.app);
  const id = await waitingUpload(user);
  const key = `uploads of person ${user.id}`;
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(user, id)));
  const taken = streams.filter(({ response }) => response.status === 200);
  expect(taken).toHaveLength(5);
  const refused = streams.find(({ response }) => response.status === 429)?.response;
  expect(await refused?.json()).toMatchObject({ code: 'limits.streams' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);

  taken[0]?.leave();
  await expect.poll(() => test.app.streamPlaces.count(key)).toBe(4);
  expect((await follow(user, id)).response.status).toBe(200);
  expect((await follow(user, id)).response.status).toBe(429);
  for (const stream of streams) stream.leave();
});

it('[R6] people at one address share its limit of streams, and other addresses are not affected', async () => {
  await start({ LIMIT_STREAMS_PER_ADDRESS: '3' });
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    const user = await signedIn(test.app);
    statuses.push((await follow(user, await waitingUpload(user))).response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const elsewhere = await signedIn(test.app);
  const { response } = await follow(elsewhere, await waitingUpload(elsewhere), '203.0.113.6');
  expect(response.status).toBe(200);
});

it('[R6] streams of notifications do not count towards the limit of upload streams', async () => {
  await start({ LIMIT_STREAMS_PER_ADDRESS: '1' });
  const user = await signedIn(test.app);
  const id = await waitingUpload(user);
  const headers = { cookie: user.cookie, 'x-forwarded-for': '203.0.113.5' };
  const browser = new AbortController();
  open.push(browser);
  const bell = () => fetch(`${origin}/api/notifications/stream`, { headers, signal: browser.signal });
  expect((await bell()).status).toBe(200);
  expect((await bell()).status).toBe(429);
  expect((await follow(user, id)).response.status).toBe(200);
});

it('[R6] a stream that is refused or has ended does not count', async () => {
  await start({ LIMIT_STREAMS_PER_PERSON: '1' });
  const [user, other] = [await signedIn(test.app), await signedIn(test.app)];
  const id = await waitingUpload(user);
  for (let i = 0; i < 3; i++) expect((await follow(other, id)).response.status).toBe(404);
  const { response } = await follow(user, id);
  expect(response.status).toBe(200);
  await test.processAll();
  expect(await response.text()).toContain('"isFinal":true');
  expect((await follow(user, id)).response.status).toBe(200);
});

it('[R6] states for a slow browser are not buffered, and it gets the latest state when it reads again', async () => {
  await start({});
  const app = Fastify();
  app.decorate('streams', new Set<() => void>());
  app.decorate('streamPlaces', createSlotCounter());
  let stateCount = 0;
  const source = async function* (signal: AbortSignal) {
    while (!signal.aborted) {
      stateCount += 1;
      yield { stateCount, padding: 'x'.repeat(100_000) };
      await sleep(1);
    }
  };
  app.get('/stream', (request, reply) =>
    sendEvents({ ...test.ctx, userId: 'somebody' }, request, reply, 'uploads', source),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ host: '127.0.0.1', port, path: '/stream' }, resolve),
  );
  response.pause();
  await expect
    .poll(async () => {
      const before = stateCount;
      await sleep(200);
      return stateCount - before;
    })
    .toBe(0);
  // As many states as the two sockets buffer, not one for each millisecond.
  expect(stateCount).toBeLessThan(200);
  const countBefore = stateCount;
  response.resume();
  await expect.poll(() => stateCount).toBeGreaterThan(countBefore + 10);
  response.destroy();
  await expect.poll(() => app.streamPlaces.count('uploads of person somebody')).toBe(0);
  await app.close();
});
