import type { AddressInfo } from 'node:net';
import * as notifications from '@aw/db/notifications';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { deleteRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { openNotificationWatch } from './notification-watch';

const test = useTestApp();
let origin: string;
const open: AbortController[] = [];

beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const browser of open.splice(0)) browser.abort();
});
const add = (userId: string, title: string) =>
  notifications.insert(test.ctx.db, {
    userId,
    kind: 'x',
    title,
    link: '/',
    waitsForDigest: false,
  });

/** Opens a person's stream. Its events so far can be read at any time. */
async function follow({ cookie }: Person, lastEventId?: string) {
  const browser = new AbortController();
  open.push(browser);
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${origin}/api/notifications/stream`, { headers, signal: browser.signal });
  let text = '';
  let isEnded = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
    isEnded = true;
  })().catch(() => {});
  const events = () =>
    [...text.matchAll(/id: (.+)\ndata: (.+)\n/g)].map(([, id, data]) => ({
      id,
      titles: (JSON.parse(data ?? '') as { newest: { title: string }[] }).newest.map(({ title }) => title),
    }));
  return { response, events, isEnded: () => isEnded, leave: () => browser.abort() };
}

it('[X11] an open page gets a new notification within two seconds, and learns what was read elsewhere', async () => {
  const user = await signedIn(test.app);
  await add(user.id, 'first');
  const stream = await follow(user);
  await expect.poll(() => stream.events().at(-1)?.titles).toEqual(['first']);
  await add(user.id, 'second');
  await expect.poll(() => stream.events().at(-1)?.titles, { timeout: 2_000 }).toEqual(['second', 'first']);
  await user.post('/api/notifications/read', {});
  await expect.poll(() => stream.events().length, { timeout: 2_000 }).toBe(3);
});

it('[X11] a page that reconnects gets only what it has missed', async () => {
  const user = await signedIn(test.app);
  await add(user.id, 'seen');
  const before = await follow(user);
  await expect.poll(() => before.events().length).toBe(1);
  before.leave();
  const { id } = before.events()[0] ?? {};
  const same = await follow(user, id);
  await add(user.id, 'new');
  await expect.poll(() => same.events().length).toBe(1);
  expect(same.events()[0]?.titles).toEqual(['new', 'seen']);
  same.leave();
  await add(user.id, 'missed');
  const later = await follow(user, same.events()[0]?.id);
  await expect.poll(() => later.events()[0]?.titles).toEqual(['missed', 'new', 'seen']);
});

it('[X11] the common query finds ids that commit out of order and changes whose hint was lost', async () => {
  const user = await signedIn(test.app);
  const deaf = openNotificationWatch(test.ctx.db, { subscribe: () => {} }, 50);
  const controller = new AbortController();
  const seen: string[][] = [];
  const watching = (async () => {
    for await (const rows of deaf.newest(user.id, controller.signal))
      seen.push(rows.map(({ title }) => title));
  })();
  await expect.poll(() => seen.length).toBe(1);
  let commit = () => {};
  const gate = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let begun = () => {};
  const begins = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = inTransaction(test.ctx, async (ctx) => {
    const values = { kind: 'x', title: 'begun first', link: '/', waitsForDigest: false };
    await notifications.insert(ctx.db, { userId: user.id, ...values });
    begun();
    await gate;
  });
  await begins;
  await add(user.id, 'committed first');
  await expect.poll(() => seen.at(-1)).toEqual(['committed first']);
  commit();
  await slow;
  await expect.poll(() => seen.at(-1)).toEqual(['committed first', 'begun first']);
  const count = seen.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seen).toHaveLength(count);
  controller.abort();
  await watching;
  expect(deaf.count()).toBe(0);
});

it('[X11] a second stream does not hide from the first one a change whose hint was lost', async () => {
  const user = await signedIn(test.app);
  const deaf = openNotificationWatch(test.ctx.db, { subscribe: () => {} }, 300);
  const controller = new AbortController();
  const watch = () => {
    const seen: number[] = [];
    const done = (async () => {
      for await (const rows of deaf.newest(user.id, controller.signal)) seen.push(rows.length);
    })();
    return { seen, done };
  };
  const first = watch();
  await expect.poll(() => first.seen).toEqual([0]);
  await add(user.id, 'told of by no hint');
  const second = watch();
  await expect.poll(() => second.seen).toEqual([1]);
  await expect.poll(() => first.seen).toEqual([0, 1]);
  controller.abort();
  await Promise.all([first.done, second.done]);
});

it('[X11] a stream shows only its person’s notifications, ends when they sign out, and is cleaned up', async () => {
  expect((await fetch(`${origin}/api/notifications/stream`)).status).toBe(401);
  const [user, other] = [await signedIn(test.app), await signedIn(test.app)];
  const [stream, otherStream] = [await follow(user), await follow(other)];
  await add(other.id, 'theirs');
  await expect.poll(() => otherStream.events().at(-1)?.titles).toEqual(['theirs']);
  expect(stream.events().flatMap(({ titles }) => titles)).toEqual([]);
  await deleteRows(test, 'sessions', { user_id: user.id });
  await expect.poll(() => stream.isEnded()).toBe(true);
  otherStream.leave();
  await expect.poll(() => test.ctx.notifications.count()).toBe(0);
  await expect.poll(() => test.app.streamPlaces.count(`notifications of person ${other.id}`)).toBe(0);
});

it('[X11] a hundred open pages cost one query every five seconds while nothing happens', async () => {
  let queryCount = 0;
  const counting = test.ctx.db.withPlugin({
    transformQuery({ node }) {
      queryCount += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watch = openNotificationWatch(counting, { subscribe: () => {} }, 40);
  const controller = new AbortController();
  const people = await Promise.all(Array.from({ length: 100 }, () => signedIn(test.app)));
  let events = 0;
  const watching = people.map(async ({ id }) => {
    for await (const _rows of watch.newest(id, controller.signal)) events += 1;
  });
  await expect.poll(() => events).toBe(100);
  queryCount = 0;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(queryCount).toBeGreaterThan(2);
  expect(queryCount).toBeLessThan(15);
  expect(events).toBe(100);
  controller.abort();
  await Promise.all(watching);
});
