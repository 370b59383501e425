import type { Order } from '@aw/contracts/orders/shapes';
import * as orders from '@aw/db/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf, refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { draftOrder, orderCall, paidOrder, placedOrder } from '../../../testing/order-form';
import { deleteRows, selectRow, selectRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { orderKey } from '../order-link';
import { sendOrderLink } from './send-order-link';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', LIMIT_SIGNIN_FAILURES: '3', LIMIT_MAILED_LINKS: '2' });
const owner = beforeTests(() => signedIn(test.app));
const keyOf = async (id: string) => {
  const order = await orders.find(test.ctx.db, id);
  if (!order) throw new Error('Order not found.');
  return orderKey(test.ctx, order);
};
const enter = (who: Caller, id: string, key: string, remoteAddress = '198.51.100.7') =>
  who.inject({ method: 'POST', url: `/api/orders/${id}/enter`, payload: { key }, remoteAddress });

describe('a mailed link', () => {
  it('[O9] a mailed link lets a guest with its key into this order only, and makes nobody its owner', async () => {
    const { id } = await paidOrder(test, owner);
    const other = await placedOrder(owner);
    const guest = await signedIn(test.app);
    const entered = await enter(guest, id, await keyOf(id));
    expect(entered.json<Order>()).toMatchObject({ id, isGuest: true });
    expect((await orderCall(guest, 'GET', id)).statusCode).toBe(200);
    expect((await orderCall(guest, 'POST', id, '/messages', { body: 'Hello' })).statusCode).toBe(201);
    const listed = (await guest.get('/api/orders')).json<Order[]>();
    expect(listed.map((order) => order.id)).toEqual([id]);
    expect((await orderCall(guest, 'GET', other.id)).statusCode).toBe(404);
    expect((await orders.find(test.ctx.db, id))?.user_id).toBe(owner.id);
  });

  it('[O9] a wrong key, the key of another order and the key of an older link open nothing', async () => {
    const [one, two] = [await placedOrder(owner), await placedOrder(owner)];
    const guest = await signedIn(test.app);
    const old = await keyOf(one.id);
    for (const key of ['x'.repeat(22), await keyOf(two.id), `${old}x`]) {
      const refused = await enter(guest, one.id, key);
      expect(refusalOf(refused)).toEqual([404, 'orders.link']);
    }
    expect((await enter(guest, 'AW-0000000000000000', old)).json()).toMatchObject({ code: 'orders.link' });
    expect((await enter(owner, two.id, await keyOf(two.id))).statusCode).toBe(200);
    const late = await signedIn(test.app);
    expect((await enter(late, one.id, old, '198.51.100.8')).statusCode).toBe(200);
    await orders.update(test.ctx.db, one.id, { link_version: 2 });
    expect((await orderCall(late, 'GET', one.id)).statusCode).toBe(404);
    expect((await late.get('/api/orders')).json()).toEqual([]);
    expect(codeOf(await enter(late, one.id, old, '198.51.100.9'))).toBe('orders.link');
  });

  it('[O9] the key of a link can be guessed only a few times, and then the right key is refused too', async () => {
    const { id } = await placedOrder(owner);
    const guest = await signedIn(test.app);
    const address = '203.0.113.5';
    for (let i = 0; i < 3; i++)
      expect(codeOf(await enter(guest, id, `guess ${i}`, address))).toBe('orders.link');
    const refused = await enter(guest, id, await keyOf(id), address);
    expect(refusalOf(refused)).toEqual([429, 'auth.too_many_attempts']);
    expect((await orderCall(guest, 'GET', id)).statusCode).toBe(404);
    // The limit does not lock out people who open the link from another network.
    expect((await enter(await signedIn(test.app), id, await keyOf(id), '203.0.113.6')).statusCode).toBe(200);
  });
});

describe('correcting the address of a placed order', () => {
  it('[O9] correcting the address of an order invalidates links to the earlier address and mails a new one', async () => {
    const { id } = await placedOrder(owner, { email: 'not-mine@stranger.example' });
    const old = await keyOf(id);
    const [stranger, helper] = [await signedIn(test.app), await signedIn(test.app)];
    for (const guest of [stranger, helper]) expect((await enter(guest, id, old)).statusCode).toBe(200);
    await orderCall(helper, 'PATCH', id, '', { email: 'NOT-MINE@stranger.example' });
    expect((await orderCall(stranger, 'GET', id)).statusCode).toBe(200);
    const corrected = await orderCall(helper, 'PATCH', id, '', { email: 'noor@students.example' });
    expect(corrected.statusCode).toBe(200);
    const seen = [owner, helper, stranger].map(async (one) => (await orderCall(one, 'GET', id)).statusCode);
    expect(await Promise.all(seen)).toEqual([200, 200, 404]);
    expect(codeOf(await enter(stranger, id, old, '198.51.100.30'))).toBe('orders.link');
    const queued = await sql<{
      data: object;
    }>`select data from jobs.job where name = 'send-order-link'`.execute(test.ctx.db);
    expect(queued.rows.map(({ data }) => data)).toContainEqual({
      orderId: id,
      email: 'noor@students.example',
    });
  });
});

describe('requesting the link again', () => {
  const ask = (orderId: string, email: string, remoteAddress: string) =>
    test.app.inject({ method: 'POST', url: '/api/order-links', payload: { orderId, email }, remoteAddress });
  const jobs = async () => (await selectRows(test, 'mails', { kind: 'order_link' })).length;

  it('[O9] a request for a link has the same response for known and unknown pairs, which a job looks up', async () => {
    const { id } = await placedOrder(owner);
    const answers = [
      await ask(id, 'noor@students.example', '203.0.113.20'),
      await ask(id, 'somebody@else.example', '203.0.113.21'),
      await ask('AW-0000000000000000', 'noor@students.example', '203.0.113.22'),
      await ask('nonsense', 'noor@students.example', '203.0.113.23'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(202);
    expect(await jobs()).toBe(0);
    for (const orderId of ['AW-\0', 'AW-\ud800'])
      expect((await ask(orderId, 'noor@students.example', '203.0.113.24')).statusCode).toBe(400);
  });

  it('[O9] requests for links are limited for one network', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await ask('AW-0000000000000000', 'a@b.example', '203.0.113.30')).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  it('[O9] [R4] one address receives the links of a few orders a day, whoever placed them', async () => {
    const email = 'victim@stranger.example';
    for (let i = 0; i < 6; i++) {
      const { id } = await placedOrder(owner, { email });
      for (let j = 0; j < 3; j++) await sendOrderLink(test.ctx, { orderId: id, email });
    }
    const mails = test.ctx.db.selectFrom('mails').select('id').where('kind', '=', 'order_link');
    expect(await mails.where('to_address', '=', email).execute()).toHaveLength(8);
    await deleteRows(test, 'mails', { to_address: email });
  });

  it('[O9] a requested link is mailed to the order’s address in any letter case, a few times an hour', async () => {
    const { id } = await placedOrder(owner);
    await sendOrderLink(test.ctx, { orderId: id, email: 'else@students.example' });
    expect(await jobs()).toBe(0);
    for (let i = 0; i < 4; i++)
      await sendOrderLink(test.ctx, { orderId: id, email: 'NOOR@students.example' });
    expect(await jobs()).toBe(2);
    const mail = await selectRow(test, 'mails', { kind: 'order_link' }, ['to_address', 'body_text']);
    expect(mail.to_address).toBe('noor@students.example');
    expect(mail.body_text).toContain(`/orders/${id}#key=${await keyOf(id)}`);
    const draft = await draftOrder(owner);
    await sendOrderLink(test.ctx, { orderId: draft.id, email: 'noor@students.example' });
    expect(await jobs()).toBe(2);
  });
});
