import * as orderQueries from '@aw/db/orders';
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../config/durations';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, selectRow, updateRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { auditOf, paidStaffOrder, staffOrder, staffWriter } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0', LIMIT_READS_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
const after = (hours: number) => new Date(Date.now() + hours * hourMs);

const list = async (query: string) =>
  (await staff.get(`/api/admin/orders?${query}`)).json<{ id: string; isLate: boolean }[]>();
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);

/** Reads every page of a list by the links in the responses. */
async function walk(first: string): Promise<string[]> {
  const seen: string[] = [];
  let url: string | undefined = first;
  while (url) {
    const response = await staff.get(url);
    seen.push(...response.json<{ id: string }[]>().map(({ id }) => id));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return seen;
}

describe('order views of the console', () => {
  it('[M10] views list late orders first and then by deadline, and count the same orders', async () => {
    const writer_id = await staffWriter(test);
    const [late, later, soon, far] = [
      await paidStaffOrder(test, { due_at: after(-3) }),
      await paidStaffOrder(test, { status: 'in_progress', writer_id, due_at: after(-1) }),
      await paidStaffOrder(test, { status: 'assigned', writer_id, due_at: after(20) }),
      await paidStaffOrder(test, { status: 'revision', writer_id, due_at: after(24 * 30) }),
    ];
    const delivered = await paidStaffOrder(test, { status: 'delivered', writer_id, due_at: after(-5) });
    const waiting = await staffOrder(test);
    const disputed = await paidStaffOrder(test, { status: 'disputed' });
    const draft = await staffOrder(test, { status: 'draft', topic: 'Only a draft' });
    const views = {
      needs_action: [waiting, late, later],
      due_soon: [late, later, soon],
      late: [late, later],
      unassigned: [late],
      in_progress: [later, soon, far],
      delivered: [delivered],
      awaiting_payment: [waiting],
      disputed: [disputed],
      all: [disputed, waiting, delivered, far, soon, later, late],
    };
    // Sets how long each order has waited, for the next test.
    await updateRow(test, 'orders', waiting.id, { placed_at: after(-9) });
    await updateRow(test, 'orders', late.id, { paid_at: after(-8) });
    for (const [view, orders] of Object.entries(views))
      expect([view, await idsOf(`view=${view}`)]).toEqual([view, orders.map(({ id }) => id)]);
    expect(await idsOf('')).toEqual(await idsOf('view=needs_action'));
    expect((await list('view=all')).filter(({ isLate }) => isLate)).toHaveLength(2);
    expect((await staff.get('/api/admin/orders/counts')).json()).toEqual(
      Object.fromEntries(Object.entries(views).map(([view, orders]) => [view, orders.length])),
    );
    expect(await idsOf(`view=all&writerId=${writer_id}`)).toEqual(
      [delivered, far, soon, later].map(({ id }) => id),
    );
    // A draft is no work for staff, so only a search finds it.
    expect(await idsOf('view=all&q=only+a+draft')).toEqual([draft.id]);
    expect((await staff.get('/api/admin/overview')).json()).toMatchObject({
      lateOrders: 2,
      ordersToAssign: 1,
      refundsToApprove: 0,
      openDisputes: 0,
      unreadOrders: 0,
    });
  });

  it('[M10] views can be filtered by orders that need an answer or a decision about a refund', async () => {
    const [asked, owed] = [await paidStaffOrder(test), await paidStaffOrder(test)];
    await insertRow(test, 'order_messages', {
      order_id: asked.id,
      from_whom: 'customer',
      name: 'Rania',
      body: 'When?',
    });
    const payment = await selectRow(test, 'payments', { order_id: owed.id }, ['id']);
    await insertRow(test, 'refunds', {
      order_id: owed.id,
      payment_id: payment.id,
      amount_minor: 500,
      reason: 'Agreed by phone',
      cause: 'staff',
      status: 'awaiting_approval',
      request_key: owed.id,
    });
    expect(await idsOf('view=all&needs=answer')).toEqual([asked.id]);
    const ended = await paidStaffOrder(test, { status: 'cancelled' });
    expect(await idsOf('view=all&needs=approve')).toEqual([owed.id]);
    expect(await idsOf('view=all&needs=decision')).toEqual([ended.id]);
    await staff.post(`/api/admin/orders/${asked.id}/read`);
    expect(await idsOf('view=all&needs=answer')).toEqual([]);
  });

  it('[M10] views continue by cursor without repeated or missing orders, also if all have one deadline', async () => {
    for (let index = 0; index < 7; index += 1) await paidStaffOrder(test);
    await sql`update orders set due_at = now() + interval '1 day', created_at = '2026-01-01T00:00:00.123456Z'
      where status = 'paid'`.execute(test.ctx.db);
    for (const view of ['needs_action', 'unassigned', 'all']) {
      const everything = await idsOf(`view=${view}&limit=100`);
      expect(everything.length).toBeGreaterThan(7);
      expect(await walk(`/api/admin/orders?view=${view}&limit=3`)).toEqual(everything);
    }
    for (const cursor of ['made-up!', Buffer.from("AW-' or true --").toString('base64url')])
      expect((await staff.get(`/api/admin/orders?cursor=${cursor}`)).statusCode).toBe(400);
  });
});

describe('order search of the console', () => {
  it('[M10] the search finds orders by number, topic, name and address, and takes special characters literally', async () => {
    const order = await paidStaffOrder(test, {
      topic: 'Macbeth, act 5',
      name: 'Ines Søgård',
      email: 'Ines.S@students.example',
    });
    for (const q of [order.id, order.id.slice(5, 15), 'macBETH, act', 'SØGÅRD', 'ines.s@'])
      expect(await idsOf(`view=all&q=${encodeURIComponent(q)}`)).toContain(order.id);
    const short = order.id.slice(3, 11);
    for (const q of [short, `AW-${short}`, `aw${short.toLowerCase()}`, `AW ${short}…`])
      expect(await idsOf(`view=all&q=${encodeURIComponent(q)}`)).toEqual([order.id]);
    for (const q of ['%', 'ines_s', 'nobody at all'])
      expect(await idsOf(`view=all&q=${encodeURIComponent(q)}`)).not.toContain(order.id);
  });

  it('[M10] [D22] the search finds orders however a name or a topic is written', async () => {
    const order = await paidStaffOrder(test, { topic: 'Économie sociale', name: 'José Łuczak' });
    for (const q of ['economie SOCIALE', 'jose luczak'])
      expect([q, await idsOf(`view=all&q=${encodeURIComponent(q)}`)]).toEqual([q, [order.id]]);
  });

  it('[M10] the search uses the trigram index', async () => {
    await sql`
      insert into orders (id, status, price_book_id, currency, billed_words, base_minor, discount_minor, discount_percent, topic)
      select 'AW-' || upper(substr(md5(n::text), 1, 16)), 'awaiting_payment', 1, 'USD', 1000, 2000, 1000, 50, md5(n::text) from generate_series(1, 11000) n`.execute(
      test.ctx.db,
    );
    await sql`vacuum analyze orders`.execute(test.ctx.db);
    const nodes: RootOperationNode[] = [];
    const watched = test.ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const page = { now: new Date(), soon: new Date(), limit: 21 };
    await orderQueries.listForStaff(watched, { view: 'all', q: 'Søgård' }, page);
    const [node] = nodes;
    if (!node) throw new Error('No query was seen.');
    const { sql: text, parameters } = test.ctx.db.getExecutor().compileQuery(node, createQueryId());
    const plan = await test.ctx.db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    expect(JSON.stringify(plan.rows)).toContain('orders_search_folded');
    expect((await staff.get('/api/admin/orders/counts')).json()).toMatchObject({
      awaiting_payment: 1001,
      all: 1001,
    });
  });
});

describe('export of orders', () => {
  it('[M7] [M10] the export streams every order of the view as CSV, and is logged without the search text', async () => {
    const answer = await staff.get('/api/admin/orders/export?view=awaiting_payment');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const { n } = await test.ctx.db
      .selectFrom('orders')
      .where('status', '=', 'awaiting_payment')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const lines = answer.body.trimEnd().split('\r\n');
    expect(n).toBeGreaterThan(10_000);
    expect(lines).toHaveLength(n + 1);
    expect(new Set(lines).size).toBe(n + 1);
    expect(lines[0]).toBe(
      '\ufeffOrder,Status,Topic,Service,Student,Email,Writer,Words,Due,Late,Currency,Price,Created',
    );
    const log = await auditOf(test, 'orders:awaiting_payment');
    expect(log.map(({ actor, verb }) => [actor, verb])).toEqual(Array(2).fill(['amira', 'orders.exported']));
    expect(log.map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ isSearch: false }, { isSearch: false, orders: n }]),
    );
  });

  it('[M7] the export neutralises formulas of spreadsheets and quotes line breaks', async () => {
    const formulas = ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)'];
    for (const topic of formulas) await paidStaffOrder(test, { status: 'delivered', topic, name: 'Formula' });
    await paidStaffOrder(test, { status: 'delivered', topic: 'One, "two"\nthree', name: 'Formula' });
    const answer = await staff.get('/api/admin/orders/export?view=delivered&q=formula');
    for (const topic of formulas) expect(answer.body).toContain(`,Delivered,'${topic},`);
    expect(answer.body).toContain('"One, ""two""\nthree"');
    expect(answer.body).toContain(',USD,10.00,');
    const log = await auditOf(test, 'orders:delivered');
    expect(log[0]).toMatchObject({ after: { isSearch: true } });
    expect(JSON.stringify(log)).not.toMatch(/formula/i);
  });
});
