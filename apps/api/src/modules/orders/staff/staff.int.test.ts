import type { StaffOrder } from '@aw/contracts/orders/staff';
import {
  type OrderStatus,
  type OrderTransition,
  orderStatuses,
  orderTransitions,
} from '@aw/contracts/orders/states';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../config/durations';
import { refusalOf, statusesOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { auditOf, eventKinds, paidStaffOrder, staffOrder, staffWriter } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0', LIMIT_READS_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
const after = (days: number) => new Date(Date.now() + days * dayMs);

const get = (path: string) => staff.get(`/api/admin/orders/${path}`);
const post = (path: string, payload: object = {}) => staff.post(`/api/admin/orders/${path}`, payload);
const mailsOf = async (orderId: string) =>
  (
    await test.ctx.db
      .selectFrom('mails')
      .select('subject')
      .where('body_text', 'like', `%${orderId}%`)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);
describe('an order as staff see it', () => {
  it('[M10] staff see the whole order with payments, what can be refunded and the log with names, or 404', async () => {
    const writerId = await staffWriter(test);
    const order = await paidStaffOrder(test, { due_at: after(-1) });
    await post('assign', { orderIds: [order.id], writerId, isDryRun: false });
    expect((await get(order.id)).json()).toMatchObject({
      id: order.id,
      status: 'assigned',
      userId: order.user_id,
      writerId,
      writer: { name: 'Hana K.' },
      isLate: true,
      refundableMinor: 1000,
      payments: [{ method: 'bank_transfer', receivedMinor: 1000, reference: 'TR-1', recordedBy: null }],
      refunds: [],
      disputes: [],
      log: [{ kind: 'assigned', actor: 'amira', detail: { writerName: 'Hana K.' } }],
    });
    expect(refusalOf(await get('AW-0000000000000000'))).toEqual([404, 'orders.not_found']);
    expect((await get('not-a-number')).statusCode).toBe(400);
  });

  it('[M10] an order counts the messages that no member of staff has read', async () => {
    const order = await paidStaffOrder(test);
    const write = (from_whom: 'customer' | 'support') =>
      insertRow(test, 'order_messages', { order_id: order.id, from_whom, name: 'Rania', body: 'Hello' });
    await write('customer');
    await write('support');
    const unread = async () => (await get(order.id)).json<StaffOrder>().unreadMessages;
    expect(await unread()).toBe(1);
    expect((await post(`${order.id}/read`)).statusCode).toBe(204);
    expect((await post(`${order.id}/read`)).statusCode).toBe(204);
    expect(await unread()).toBe(0);
    await write('customer');
    expect(await unread()).toBe(1);
    expect((await auditOf(test, `order:${order.id}`)).map(({ verb }) => verb)).toEqual(['order.read']);
    expect(refusalOf(await post('AW-0000000000000000/read'))).toEqual([404, 'orders.not_found']);
  });

  it('[M10] notes are for staff only, and the audit log records them without their text', async () => {
    const order = await paidStaffOrder(test);
    const body = 'Writer expects to deliver by 02:00.';
    expect((await post(`${order.id}/notes`, { body: ' ' })).statusCode).toBe(400);
    const answer = await post(`${order.id}/notes`, { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { body, by: 'amira' }]);
    expect((await get(order.id)).json<StaffOrder>().notes).toEqual([answer.json()]);
    const log = await auditOf(test, `order:${order.id}`);
    expect(log.map(({ verb }) => verb)).toEqual(['order.note']);
    expect(JSON.stringify(log)).not.toContain(body);
    expect(await mailsOf(order.id)).toEqual([]);
    expect(refusalOf(await post('AW-0000000000000000/notes', { body }))).toEqual([404, 'orders.not_found']);
  });
});

describe('transitions by staff', () => {
  it('[O8] [M10] starting, completing and stopping move the order, give a reason, and are logged', async () => {
    const cases = [
      { move: 'start', from: 'assigned', to: 'in_progress', kind: 'started' },
      { move: 'complete', from: 'delivered', to: 'completed', kind: 'completed' },
      { move: 'cancel', from: 'awaiting_payment', to: 'cancelled', kind: 'cancelled' },
      { move: 'stop', from: 'in_progress', to: 'cancelled', kind: 'cancelled' },
    ] as const;
    for (const { move, from, to, kind } of cases) {
      const order = await staffOrder(test, { status: from, due_at: after(1) });
      const answer = await post(`${order.id}/move`, { move, reason: 'As agreed by phone' });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: to }]);
      expect(await eventKinds(test, order.id)).toEqual([kind]);
      expect(await auditOf(test, `order:${order.id}`)).toEqual([
        {
          actor: 'amira',
          verb: `order.${move}`,
          before: { status: from },
          after: { status: to, reason: 'As agreed by phone' },
        },
      ]);
      expect(await mailsOf(order.id)).toHaveLength(1);
    }
    const order = await staffOrder(test);
    expect((await post(`${order.id}/move`, { move: 'cancel', reason: ' ' })).statusCode).toBe(400);
  });

  it('[O8] transitions that a status does not allow are answered with 409 and change nothing', async () => {
    const moves = ['start', 'complete', 'cancel', 'stop'] as const satisfies OrderTransition[];
    for (const status of orderStatuses) {
      const order = await staffOrder(test, { status, due_at: after(1) });
      for (const move of moves) {
        const allowed: readonly OrderStatus[] = orderTransitions[move].from;
        if (allowed.includes(status)) continue;
        const answer = await post(`${order.id}/move`, { move, reason: 'Because' });
        expect([status, move, ...refusalOf(answer)]).toEqual([status, move, 409, 'orders.move']);
      }
      expect((await get(order.id)).json()).toMatchObject({ status });
      expect([await eventKinds(test, order.id), await auditOf(test, `order:${order.id}`)]).toEqual([[], []]);
    }
  });

  it('[O8] one of two parallel transitions by staff wins', async () => {
    const order = await staffOrder(test, { status: 'assigned', due_at: after(1) });
    const move = (name: string) => post(`${order.id}/move`, { move: name, reason: 'Because' });
    const answers = await Promise.all([...Array(6)].map(() => move('start')));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await eventKinds(test, order.id)).toEqual(['started']);
  });
});

describe('a later deadline', () => {
  const propose = (id: string, dueAt: Date, reason = 'The data came late') =>
    post(`${id}/extension`, { dueAt: dueAt.toISOString(), reason });

  it('[O10] a proposed deadline leaves the current one in force, and a newer proposal replaces it', async () => {
    const order = await paidStaffOrder(test);
    await propose(order.id, after(9));
    const later = after(10);
    const answer = await propose(order.id, later, 'And the supervisor is away');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        dueAt: order.due_at?.toISOString(),
        extension: { dueAt: later.toISOString(), reason: 'And the supervisor is away' },
      },
    ]);
    const rows = await selectRows(test, 'order_extensions', { order_id: order.id }, ['status'], 'created_at');
    expect(rows.map(({ status }) => status)).toEqual(['replaced', 'open']);
    expect(await eventKinds(test, order.id)).toEqual(['extension_proposed', 'extension_proposed']);
    expect((await auditOf(test, `order:${order.id}`)).at(-1)).toMatchObject({
      verb: 'order.propose_extension',
      before: { dueAt: order.due_at?.toISOString() },
      after: { dueAt: later.toISOString(), reason: 'And the supervisor is away' },
    });
    expect(await mailsOf(order.id)).toHaveLength(2);
    await post(`${order.id}/move`, { move: 'stop', reason: 'The student left' });
    expect((await get(order.id)).json()).toMatchObject({ extension: null });
  });

  it('[O10] a proposed deadline must be after the current one, in the future, at most 60 days later, and for due work', async () => {
    const order = await paidStaffOrder(test);
    const late = await paidStaffOrder(test, { due_at: after(-2) });
    for (const [id, dueAt] of [
      [order.id, after(6)],
      [order.id, after(68)],
      [late.id, after(-1)],
    ] as const)
      expect(refusalOf(await propose(id, dueAt))).toEqual([422, 'orders.extension']);
    const done = await paidStaffOrder(test, { status: 'delivered' });
    expect(refusalOf(await propose(done.id, after(9)))).toEqual([409, 'orders.move']);
    expect(await eventKinds(test, order.id)).toEqual([]);
    expect((await propose(late.id, after(1))).statusCode).toBe(200);
    expect((await propose(order.id, after(66.9))).statusCode).toBe(200);
  });
});
