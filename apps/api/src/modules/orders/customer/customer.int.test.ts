import type { Order, OrderFile, OrderMessage } from '@aw/contracts/orders/shapes';
import { type OrderTransition, orderStatuses, orderTransitions } from '@aw/contracts/orders/states';
import * as orders from '@aw/db/orders';
import { afterEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, goodPassword, member } from '../../../testing/account';
import { codeOf, refusalOf, statusesOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { multipart } from '../../../testing/multipart';
import {
  draftOrder,
  orderCall,
  orderForm,
  paidOrder,
  placedOrder,
  putInState,
  wholeOrder,
} from '../../../testing/order-form';
import { selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({
  LIMIT_ORDERS_PER_DAY: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_READS_PER_MINUTE: '0',
});
const user = beforeTests(() => signedIn(test.app));
afterEach(() => {
  test.ctx.now = () => new Date();
});

const daysLater = (days: number) => {
  const at = Date.now() + days * 24 * 60 * 60 * 1000;
  test.ctx.now = () => new Date(at);
};
const get = async (id: string, who: Caller = user) => (await orderCall(who, 'GET', id)).json<Order>();
const post = (id: string, path: string, payload?: object) => orderCall(user, 'POST', id, path, payload);
const message = { body: 'Please cite the second edition.' };
const bodies: Record<string, object> = {
  '/messages': message,
  '/revision': message,
  '/withdraw': { isConfirmed: true },
  '/extension': { extensionId: crypto.randomUUID(), isAccepted: true },
  '/enter': { key: 'x'.repeat(22) },
};

describe('the statuses of an order', () => {
  /** Call of each transition that a customer can make. */
  const calls: Partial<Record<OrderTransition, string>> = {
    place: '/place',
    cancel: '/cancel',
    withdraw: '/withdraw',
    ask_revision: '/revision',
    complete: '/complete',
  };
  it('[O8] every status allows the customer exactly the transitions of the table and refuses every other with 409 and no trace', async () => {
    for (const [move, path] of Object.entries(calls)) {
      const { from, to } = orderTransitions[move as OrderTransition];
      for (const status of orderStatuses) {
        const { id } = await draftOrder(user);
        await putInState(test, id, status, { paid_at: new Date() });
        const before = await wholeOrder(test, id);
        const isListed = (await get(id)).moves.includes(move as OrderTransition);
        const answer = await post(id, path, bodies[path]);
        const isAllowed = (from as readonly string[]).includes(status);
        // Placing an order again while it waits for its payment changes nothing and is no error.
        const isRepeat = move === 'place' && status === to;
        expect([move, status, answer.statusCode]).toEqual([move, status, isAllowed || isRepeat ? 200 : 409]);
        expect([move, status, isListed]).toEqual([move, status, isAllowed]);
        if (isAllowed) expect(answer.json<Order>().status).toBe(to);
        else expect(await wholeOrder(test, id)).toBe(before);
        if (answer.statusCode === 409) expect(codeOf(answer)).toBe('orders.move');
      }
    }
  });

  it('[O8] one of two opposite transitions at the same moment wins, with one event', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await paidOrder(test, user);
      await putInState(test, id, 'delivered', { delivered_at: new Date() });
      const answers = await Promise.all([post(id, '/complete'), post(id, '/revision', message)]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const order = await get(id);
      const moved = order.events.filter(({ kind }) => ['completed', 'revision_asked'].includes(kind));
      expect(moved).toHaveLength(1);
      expect(order.messages).toHaveLength(order.status === 'revision' ? 1 : 0);
    }
  });

  it('[O10] a revision has the customer’s message and moves a deadline that has passed', async () => {
    const { id } = await paidOrder(test, user);
    await putInState(test, id, 'delivered', { delivered_at: new Date(), due_at: new Date() });
    expect((await post(id, '/revision', { body: '  ' })).statusCode).toBe(400);
    const order = (await post(id, '/revision', message)).json<Order>();
    expect(order).toMatchObject({ status: 'revision', deliveredAt: null, completesAt: null });
    expect(order.messages).toMatchObject([{ from: 'customer', name: 'Noor Haddad', body: message.body }]);
    expect(Date.parse(order.dueAt ?? '')).toBeGreaterThan(Date.now() + 47 * 60 * 60 * 1000);
  });

  it('[O8] a delivered order says when it is accepted automatically', async () => {
    const { id } = await paidOrder(test, user);
    const deliveredAt = new Date('2026-03-01T10:00:00Z');
    await putInState(test, id, 'delivered', { delivered_at: deliveredAt });
    expect((await get(id)).completesAt).toBe('2026-03-08T10:00:00.000Z');
    expect((await post(id, '/complete')).json()).toMatchObject({ status: 'completed', completesAt: null });
  });
});

describe('an order of somebody else', () => {
  it('[O9] [O1] every call for an order of somebody else is answered with 404 and changes nothing', async () => {
    const { id } = await paidOrder(test, user);
    const stranger = await member(test);
    const before = await wholeOrder(test, id);
    const posts = [
      'place',
      'messages',
      'read',
      'revision',
      'complete',
      'cancel',
      'withdraw',
      'extension',
      'reorder',
      'enter',
    ];
    const answers = [
      await orderCall(stranger, 'GET', id),
      await orderCall(stranger, 'PATCH', id, '', { phone: 'mine' }),
      ...(await Promise.all(
        posts.map((path) => orderCall(stranger, 'POST', id, `/${path}`, bodies[`/${path}`])),
      )),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    for (const answer of answers) expect(answer.body).not.toContain('noor@students.example');
    expect(await wholeOrder(test, id)).toBe(before);
    const missing = await orderCall(stranger, 'GET', 'AW-0000000000000000');
    expect(codeOf(missing)).toBe('orders.not_found');
  });
});

describe('messages', () => {
  it('[O10] a message has the files that were added for it, once, and no files of others', async () => {
    const { id } = await placedOrder(user);
    const add = async (role: string) =>
      (
        await user.inject({
          method: 'POST',
          url: `/api/orders/${id}/files`,
          ...multipart({ role }, { name: `${role}.txt`, bytes: Buffer.from(role) }),
        })
      ).json<OrderFile>();
    const [one, brief] = [await add('message'), await add('brief')];
    const sent = await post(id, '/messages', { ...message, fileIds: [one.id, one.id] });
    expect(sent.statusCode).toBe(201);
    expect(sent.json<OrderMessage>()).toMatchObject({ from: 'customer', files: [{ id: one.id }] });
    const two = await add('message');
    await updateRow(test, 'order_files', two.id, { status: 'refused' });
    for (const fileId of [one.id, brief.id, two.id, crypto.randomUUID()]) {
      const refused = await post(id, '/messages', { ...message, fileIds: [fileId] });
      expect(refusalOf(refused)).toEqual([422, 'orders.files']);
    }
    const { messages } = await get(id);
    expect(messages).toMatchObject([{ body: message.body, files: [{ id: one.id }] }]);
  });

  it('[O10] messages of staff are unread until the customer has seen them, also in the list', async () => {
    const owner = await signedIn(test.app);
    const { id } = await placedOrder(owner);
    await orderCall(owner, 'POST', id, '/messages', message);
    const write = (from: 'writer' | 'support') =>
      orders.insertMessage(test.ctx.db, {
        order_id: id,
        from_whom: from,
        name: 'Hana K.',
        body: 'Dear Noor',
      });
    await write('writer');
    await write('support');
    const unread = async () => {
      const list = (await owner.get('/api/orders')).json<Order[]>();
      return [(await get(id, owner)).unreadMessages, list[0]?.unreadMessages];
    };
    expect(await unread()).toEqual([2, 2]);
    expect((await orderCall(owner, 'POST', id, '/read')).statusCode).toBe(204);
    expect(await unread()).toEqual([0, 0]);
    await write('support');
    expect(await unread()).toEqual([1, 1]);
  });

  it('[R4] drafts take no messages, and a person can send sixty a day', async () => {
    const busy = await signedIn(test.app);
    const draft = await draftOrder(busy);
    expect(codeOf(await orderCall(busy, 'POST', draft.id, '/messages', message))).toBe('orders.locked');
    const { id } = await placedOrder(busy);
    for (let i = 0; i < 59; i++) await orderCall(busy, 'POST', id, '/messages', message);
    const last = await orderCall(busy, 'POST', id, '/messages', message);
    expect(refusalOf(last)).toEqual([429, 'limits.requests']);
    expect((await get(id, busy)).messages).toHaveLength(59);
  });
});

describe('cancelling', () => {
  it('[O8] cancelling ends an unpaid order with its payment intent, but not an order that is being paid', async () => {
    const { id } = await placedOrder(user);
    expect((await post(id, '/cancel')).json()).toMatchObject({ status: 'cancelled', moves: [] });
    const paid = await paidOrder(test, user);
    const refused = await post(paid.id, '/cancel');
    expect(refusalOf(refused)).toEqual([409, 'orders.move']);
  });
});

describe('withdrawing', () => {
  const refunds = (id: string) => selectRows(test, 'refunds', { order_id: id });
  const withdraw = (id: string) => post(id, '/withdraw', { isConfirmed: true });

  it.each(['paid', 'assigned'] as const)(
    '[L3] withdrawing from an order that is %s refunds everything and is acknowledged by mail at once',
    async (status) => {
      const { id, withdrawableUntil } = await paidOrder(test, user);
      expect(Math.round((Date.parse(withdrawableUntil ?? '') - Date.now()) / 86_400_000)).toBe(14);
      await putInState(test, id, status);
      expect((await post(id, '/withdraw', { isConfirmed: false })).statusCode).toBe(400);
      const order = (await withdraw(id)).json<Order>();
      expect(order).toMatchObject({ status: 'cancelled', withdrawableUntil: null });
      expect(order.events.at(-1)).toMatchObject({
        kind: 'withdrawn',
        by: 'customer',
        detail: { amountMinor: 3000 },
      });
      expect(await refunds(id)).toMatchObject([
        { amount_minor: 3000, cause: 'withdrawal', status: 'pending' },
      ]);
      const mail = await test.ctx.db
        .selectFrom('mails')
        .select('body_text')
        .where('user_id', '=', user.id)
        .where('body_text', 'like', `%${id}%`)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      expect(mail.body_text).toMatch(/withdr/i);
    },
  );

  it('[L3] after a withdrawal once work has begun, staff decide the refund', async () => {
    const { id } = await paidOrder(test, user);
    await putInState(test, id, 'in_progress', { started_at: new Date() });
    expect((await withdraw(id)).json<Order>().status).toBe('cancelled');
    expect(await refunds(id)).toEqual([]);
  });

  it('[L3] withdrawing is possible for 14 days', async () => {
    const { id } = await paidOrder(test, user);
    daysLater(14.01);
    expect(await get(id)).toMatchObject({ withdrawableUntil: null, moves: [] });
    const refused = await withdraw(id);
    expect(refusalOf(refused)).toEqual([409, 'orders.move']);
    daysLater(13.99);
    expect((await withdraw(id)).statusCode).toBe(200);
  });

  it('[L3] two withdrawals at the same moment refund once', async () => {
    const { id } = await paidOrder(test, user);
    const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await refunds(id)).toHaveLength(1);
  });
});

describe('a later deadline', () => {
  const propose = async (id: string) => {
    const due_at = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
    return test.ctx.db
      .insertInto('order_extensions')
      .values({ order_id: id, due_at, reason: 'The archive is closed this week.' })
      .returning(['id', 'due_at'])
      .executeTakeFirstOrThrow();
  };

  it('[O10] a later deadline applies only once the customer accepts it', async () => {
    const { id, dueAt } = await paidOrder(test, user);
    const first = await propose(id);
    expect(await get(id)).toMatchObject({ dueAt, extension: { id: first.id, reason: expect.any(String) } });
    const declined = await post(id, '/extension', { extensionId: first.id, isAccepted: false });
    expect(declined.json()).toMatchObject({ dueAt, extension: null });
    const second = await propose(id);
    const accepted = (
      await post(id, '/extension', { extensionId: second.id, isAccepted: true })
    ).json<Order>();
    expect(accepted).toMatchObject({ dueAt: second.due_at.toISOString(), extension: null });
    expect(accepted.events.map(({ kind }) => kind).slice(-2)).toEqual([
      'extension_declined',
      'extension_accepted',
    ]);
  });

  it('[O10] a proposed deadline is answered once, for its own order, and while work is due', async () => {
    const { id } = await paidOrder(test, user);
    const other = await paidOrder(test, user);
    const { id: extensionId } = await propose(id);
    const answer = (to: string) => post(to, '/extension', { extensionId, isAccepted: true });
    expect(codeOf(await answer(other.id))).toBe('orders.extension');
    await putInState(test, id, 'delivered');
    expect(codeOf(await answer(id))).toBe('orders.extension');
    await putInState(test, id, 'in_progress');
    const answers = await Promise.all([answer(id), answer(id)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('ordering again', () => {
  it('[O13] ordering again starts a draft with the same details at today’s price, without the acknowledgement', async () => {
    const done = await paidOrder(test, user, { reference: 'Berg', numberOfPages: 3, timeZone: 'Asia/Dubai' });
    await putInState(test, done.id, 'completed');
    const { db } = test.ctx;
    const book = await db
      .insertInto('price_books')
      .values({ valid_from: new Date(), per_thousand_words_minor: 4000, late_steps: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await post(done.id, '/reorder');
    await updateRow(test, 'price_books', book.id, { valid_until: new Date() });
    expect(answer.statusCode).toBe(201);
    const again = answer.json<Order>();
    expect(again).toMatchObject({
      ...orderForm({ reference: 'Berg', numberOfPages: 3, timeZone: 'Asia/Dubai' }),
      integrityAcknowledged: false,
      status: 'draft',
      paidMinor: 0,
      events: [],
      price: { baseMinor: 12_000, discountMinor: 0 },
    });
    expect(again.id).not.toBe(done.id);
  });
});

describe('another device', () => {
  it('[O13] a person finds the draft of an anonymous browser on another device after signing in', async () => {
    const account = await member(test);
    const browser = await anonymousBrowser(test);
    const { id } = await draftOrder(browser);
    expect((await orderCall(account, 'GET', id)).statusCode).toBe(404);
    const entered = await browser.post('/api/auth/signin', { email: account.email, password: goodPassword });
    expect(entered.statusCode).toBe(200);
    expect(await get(id, account)).toMatchObject({ id, topic: 'Enzyme kinetics', isGuest: false });
    expect(await get(id, browser)).toMatchObject({ id });
  });
});
