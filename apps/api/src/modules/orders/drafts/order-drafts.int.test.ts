import type { Order, OrderCard } from '@aw/contracts/orders/shapes';
import { integrityText } from '@aw/contracts/orders/values';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCursor } from '../../../server/cursor';
import { codeOf, refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { transferRow } from '../../../testing/full-order';
import {
  draftOrder,
  orderCall,
  orderForm,
  paidOrder,
  placedOrder,
  putInState,
} from '../../../testing/order-form';
import { insertRow, selectRow, updateRow, updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const user = beforeTests(() => signedIn(test.app));
afterEach(() => {
  test.ctx.now = () => new Date();
  test.ctx.config.LIMIT_ORDERS_PER_DAY = 0;
});

const hoursLater = (hours: number) => {
  const at = Date.now() + hours * 60 * 60 * 1000;
  test.ctx.now = () => new Date(at);
};
const change = (id: string, payload: object) => orderCall(user, 'PATCH', id, '', payload);
const get = async (id: string) => (await orderCall(user, 'GET', id)).json<Order>();
describe('a draft', () => {
  it('[O1] a draft saves every field exactly, trimmed, and an emptied field as empty', async () => {
    const fields = {
      ...orderForm(),
      phone: '+49 30 1234',
      educationLevel: 'masters' as const,
      paperType: 'case-study' as const,
      numberOfPages: 7,
      paperQuality: '2:1' as const,
      deliveryTime: '3-days' as const,
      whoAssisted: 'no-one' as const,
      citationStyle: 'oscola' as const,
      reference: 'Berg, “Biochemistry”',
      paperDescription: 'Line one\nline two — ünïcödé 生化学',
      extraRequirements: '  no first person ',
      service: 'editing',
      institutionRegion: null,
      billingCountry: 'at',
      timeZone: 'Europe/Berlin',
    };
    const { id, ...answer } = await draftOrder(user, fields);
    const stored = { ...fields, billingCountry: 'AT', extraRequirements: 'no first person' };
    expect(answer).toMatchObject(stored);
    expect(await get(id)).toMatchObject(stored);
    expect((await change(id, { phone: '', educationLevel: null })).json()).toMatchObject({
      phone: null,
      educationLevel: null,
      topic: 'Enzyme kinetics',
    });
  });

  it('[O1] a draft starts like the form, and its pages follow the words until they are edited', async () => {
    const response = await user.post('/api/orders', {});
    const draft = response.json<Order>();
    expect(draft).toMatchObject({
      status: 'draft',
      wordCount: 250,
      numberOfPages: 1,
      deliveryTime: '7-days',
      service: 'assignment-writing',
      integrityAcknowledged: false,
      moves: ['place', 'cancel'],
      isGuest: true,
    });
    expect(draft.id).toMatch(/^AW-[0-9A-HJKMNP-TV-Z]{16}$/);
    expect((await change(draft.id, { wordCount: 2501 })).json()).toMatchObject({ numberOfPages: 11 });
    expect((await change(draft.id, { numberOfPages: 4 })).json()).toMatchObject({ numberOfPages: 4 });
    expect((await change(draft.id, { wordCount: 9000 })).json()).toMatchObject({ numberOfPages: 4 });
    expect((await change(draft.id, { numberOfPages: null })).json()).toMatchObject({ numberOfPages: 36 });
  });

  it('[O2] the server alone prices a draft and ignores an amount that the browser sends', async () => {
    const payload = { ...orderForm({ wordCount: 2500 }), amount: 1, price: { finalMinor: 1 }, finalMinor: 1 };
    const created = (await user.post('/api/orders', payload)).json<Order>();
    const expected = {
      currency: 'USD',
      billedWords: 3000,
      baseMinor: 6000,
      discountMinor: 3000,
      finalMinor: 3000,
    };
    expect(created.price).toMatchObject(expected);
    const changed = (await change(created.id, { wordCount: 3001, base_minor: 1 })).json<Order>();
    expect(changed.price).toMatchObject({ billedWords: 4000, baseMinor: 8000, finalMinor: 4000 });
    expect((await change(created.id, { wordCount: 0 })).json<Order>().price.finalMinor).toBe(0);
    expect((await change(created.id, { wordCount: 100_001 })).statusCode).toBe(400);
  });

  it('[O1] a new country clears a region of the old one, and a region of another country is refused', async () => {
    const { id } = await draftOrder(user, { institutionCountry: 'GB', institutionRegion: 'GB-SCT' });
    expect((await change(id, { institutionCountry: 'AT' })).json()).toMatchObject({
      institutionRegion: null,
    });
    const refused = await change(id, { institutionRegion: 'GB-WLS' });
    expect(refusalOf(refused)).toEqual([400, 'request.invalid']);
  });

  it('[O13] orders are listed for their own person only, newest first, page by page', async () => {
    const somebody = await signedIn(test.app);
    const orderIds: string[] = [];
    for (let i = 0; i < 5; i++) orderIds.unshift((await draftOrder(somebody)).id);
    await putInState(test, orderIds[1] ?? '', 'completed');
    const seen: string[] = [];
    let url: string | undefined = '/api/orders?limit=2';
    while (url) {
      const page = await somebody.get(url);
      seen.push(...page.json<OrderCard[]>().map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(orderIds);
    const completed = await somebody.get('/api/orders?status=completed');
    expect(completed.json<OrderCard[]>().map(({ id }) => id)).toEqual([orderIds[1]]);
    expect((await (await signedIn(test.app)).get('/api/orders')).json()).toEqual([]);
    expect((await somebody.get('/api/orders?cursor=nonsense')).statusCode).toBe(400);
    const farAway = writeCursor([0, Number.MAX_SAFE_INTEGER]);
    expect((await somebody.get(`/api/orders?cursor=${farAway}`)).json()).toEqual([]);
  });
});

describe('placing', () => {
  it('[O3] placing an incomplete draft names each missing field and changes nothing', async () => {
    const response = await user.post('/api/orders', { wordCount: 0 });
    const { id } = response.json<Order>();
    const refused = await orderCall(user, 'POST', id, '/place');
    expect(refusalOf(refused)).toEqual([422, 'orders.incomplete']);
    const { issues } = refused.json<{ issues: { path: string }[] }>();
    expect(issues.map(({ path }) => path)).toEqual([
      'name',
      'email',
      'majorCourse',
      'topic',
      'wordCount',
      'institutionCountry',
      'integrityAcknowledged',
    ]);
    expect(await get(id)).toMatchObject({ status: 'draft', placedAt: null, events: [] });
  });

  it('[O8] a placed order waits for its payment with the acknowledged text, a held price and a mail, and placing it again changes nothing', async () => {
    const order = await placedOrder(user);
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      integrityAcknowledged: true,
      moves: ['cancel'],
    });
    const heldFor = Date.parse(order.price.heldUntil ?? '') - Date.now();
    expect(Math.round(heldFor / 3_600_000)).toBe(24);
    const again = await orderCall(user, 'POST', order.id, '/place');
    expect(again.json<Order>().events.map(({ kind }) => kind)).toEqual(['placed']);
    const row = await selectRow(test, 'orders', { id: order.id }, [
      'integrity_text',
      'integrity_acknowledged_at',
    ]);
    expect(row).toEqual({ integrity_text: integrityText, integrity_acknowledged_at: expect.any(Date) });
    const mails = await test.ctx.db
      .selectFrom('mails')
      .select(['to_address', 'body_text'])
      .where('user_id', '=', user.id)
      .where('body_text', 'like', `%${order.id}%`)
      .execute();
    expect(mails.map(({ to_address }) => to_address)).toEqual(['noor@students.example']);
    expect(mails[0]?.body_text).toContain(`/orders/${order.id}#key=`);
  });

  it('[O8] placing an order twice at the same moment places it once', async () => {
    const { id } = await draftOrder(user);
    const answers = await Promise.all([1, 2, 3].map(() => orderCall(user, 'POST', id, '/place')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await get(id)).events.map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('[O2] placing an order that costs nothing is refused with 409', async () => {
    await withBook({ discount_percent: 100 }, async () => {
      const { id } = await draftOrder(user);
      const refused = await orderCall(user, 'POST', id, '/place');
      expect(refusalOf(refused)).toEqual([409, 'orders.nothing_to_pay']);
    });
  });

  it('[R4] placing and starting orders is limited for one person', async () => {
    test.ctx.config.LIMIT_ORDERS_PER_DAY = 2;
    const busy = await signedIn(test.app);
    await draftOrder(busy);
    const { id } = await draftOrder(busy);
    const third = await busy.post('/api/orders', {});
    expect(refusalOf(third)).toEqual([429, 'limits.orders']);
    expect(third.headers['retry-after']).toBeDefined();
    await busy.post(`/api/orders/${id}/place`);
    // Another person in the same network: placing sends a mail, so it is counted by network as well.
    const [other, another] = [await signedIn(test.app), await signedIn(test.app)];
    expect((await orderCall(other, 'POST', (await draftOrder(other)).id, '/place')).statusCode).toBe(200);
    const refused = await orderCall(another, 'POST', (await draftOrder(another)).id, '/place');
    expect(refusalOf(refused)).toEqual([429, 'limits.orders']);
  });
});

describe('the price of a placed order', () => {
  it('[O16] the price of a placed order is held for 24 hours and follows the price book afterwards', async () => {
    const { id } = await placedOrder(user, { wordCount: 1000 });
    const draft = await draftOrder(user, { wordCount: 1000 });
    await withBook({ per_thousand_words_minor: 3000, discount_percent: 0 }, async () => {
      expect((await get(draft.id)).price.finalMinor).toBe(3000);
      expect((await get(id)).price.finalMinor).toBe(1000);
      expect((await change(id, { wordCount: 2000 })).json<Order>().price.finalMinor).toBe(2000);
      hoursLater(25);
      expect((await get(id)).price).toMatchObject({ baseMinor: 6000, discountMinor: 0, finalMinor: 6000 });
    });
  });

  it('[O4] the price is fixed while a card payment is open, declined or processing, and can change again once it was cancelled', async () => {
    const { id } = await placedOrder(user, { wordCount: 1000 });
    await withSession(id, 1000);
    const wait = (status: 'open' | 'failed' | 'processing' | 'cancelled') =>
      updateRows(test, 'payments', { order_id: id }, { status });
    for (const [status, code] of [
      ['open', 'orders.locked'],
      ['failed', 'orders.locked'],
      ['processing', 'orders.paying'],
    ] as const) {
      await wait(status);
      const refused = await change(id, { wordCount: 9000, topic: 'Another one' });
      expect(refusalOf(refused)).toEqual([409, code]);
      expect(await get(id)).toMatchObject({ wordCount: 1000, topic: 'Enzyme kinetics' });
      expect((await change(id, { extraRequirements: `While ${status}` })).statusCode).toBe(200);
    }
    await withBook({ per_thousand_words_minor: 3000, discount_percent: 0 }, async () => {
      hoursLater(25);
      expect((await get(id)).price.finalMinor).toBe(1000);
      await wait('cancelled');
      expect((await get(id)).price.finalMinor).toBe(3000);
      expect((await change(id, { wordCount: 9000 })).json<Order>().price.finalMinor).toBe(27_000);
    });
  });

  it('[O4] after twenty parallel changes, the price is that of one of them, and all of them are answered', async () => {
    const { id } = await placedOrder(user, { wordCount: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => change(id, { wordCount: (i + 1) * 1000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { wordCount, price } = await get(id);
    expect(price.finalMinor).toBe(wordCount);
  });
});

describe('changing', () => {
  it('[O3] a change that would make a placed order incomplete is refused', async () => {
    const { id } = await placedOrder(user);
    const refused = await change(id, { topic: ' ' });
    expect(refusalOf(refused)).toEqual([422, 'orders.incomplete']);
    expect(await get(id)).toMatchObject({ status: 'awaiting_payment', topic: 'Enzyme kinetics' });
  });

  it('[O10] only phone, reference, description and extra requirements of a paid order can change', async () => {
    const { id } = await paidOrder(test, user);
    const open = { phone: '1', reference: '2', paperDescription: '3', extraRequirements: '4' };
    const changed = (await change(id, { ...orderForm(), ...open })).json<Order>();
    expect(changed).toMatchObject(open);
    expect(changed.events.at(-1)).toMatchObject({ kind: 'brief_changed', by: 'customer', status: null });
    for (const locked of [
      { wordCount: 1 },
      { topic: 'x' },
      { email: 'x@y.example' },
      { service: 'editing' },
    ]) {
      const refused = await change(id, { phone: '9', ...locked });
      expect([locked, refused.statusCode, codeOf(refused)]).toEqual([locked, 409, 'orders.locked']);
    }
    expect((await get(id)).phone).toBe('1');
    await putInState(test, id, 'completed');
    expect((await change(id, { phone: '5' })).statusCode).toBe(409);
    expect((await change(id, { phone: '1' })).statusCode).toBe(200);
  });

  it('[O4] a change of a partly paid order’s price is refused', async () => {
    const { id } = await placedOrder(user);
    await transferRow(test.ctx.db, id, 5);
    expect(codeOf(await change(id, { wordCount: 9000 }))).toBe('orders.locked');
    expect((await change(id, { topic: 'Another' })).statusCode).toBe(200);
    hoursLater(25);
    await withBook({ per_thousand_words_minor: 9000 }, async () => {
      expect((await get(id)).price.finalMinor).toBe(3000);
      expect((await change(id, { topic: 'A third' })).json<Order>().price.finalMinor).toBe(3000);
    });
  });
});

describe('the price book', () => {
  it('[O2] [O16] the price book is public, and a promotion without dates shows none', async () => {
    const book = (await test.nobody.get('/api/prices')).json();
    expect(book).toEqual({
      currency: 'USD',
      perThousandWordsMinor: 2000,
      promotion: { name: 'Launch price', discountPercent: 50, startsAt: null, endsAt: null },
      lateSteps: [
        { afterMinutes: 60, percent: 10 },
        { afterMinutes: 1440, percent: 25 },
        { afterMinutes: 4320, percent: 50 },
      ],
      refundDays: 7,
      heldHours: 24,
    });
    await withBook({ promotion_until: new Date(Date.now() - 1000) }, async () => {
      expect((await test.nobody.get('/api/prices')).json()).toMatchObject({ promotion: null });
    });
  });
});

/** Runs `run` with a newer price book. */
async function withBook(columns: object, run: () => Promise<void>): Promise<void> {
  const { id } = await insertRow(test, 'price_books', {
    valid_from: new Date(Date.now() - 60_000),
    per_thousand_words_minor: 2000,
    promotion_name: 'Test price',
    discount_percent: 50,
    late_steps: '[]',
    ...columns,
  });
  await run();
  await updateRow(test, 'price_books', id, { valid_until: new Date() });
}

/** Inserts a card payment of an order, without a provider. */
async function withSession(orderId: string, amountMinor: number): Promise<void> {
  await insertRow(test, 'payments', {
    order_id: orderId,
    method: 'card',
    intent_id: `pi_${orderId}`,
    currency: 'USD',
    amount_minor: amountMinor,
  });
}
