import type { ResponseOf } from '@aw/contracts/endpoint';
import type { Order } from '@aw/contracts/orders/public';
import type { StaffOrder, StaffOrderRow } from '@aw/contracts/orders/staff';
import type { staffOverview } from '@aw/contracts/staff/public';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { orderCall, paidOrder, placedOrder, putInState } from '../../../testing/order-form';
import { insertRow, selectRow, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', REFUND_APPROVAL_ABOVE_MINOR: '1000' });
const user = beforeTests(() => signedIn(test.app));
const amira = beforeTests(() => signedInStaff(test, 'amira'));
const basil = beforeTests(() => signedInStaff(test, 'basil'));
beforeEach(async () => {
  // Orders of earlier tests no longer need anybody.
  await updateRows(test, 'refunds', {}, { status: 'declined' });
  await updateRows(test, 'orders', {}, { status: 'completed' });
});
const overview = async () =>
  (await amira.get('/api/admin/overview')).json<ResponseOf<typeof staffOverview>>().orderNeeds;
const waiting = async () =>
  (await amira.get('/api/admin/orders'))
    .json<StaffOrderRow[]>()
    .map(({ id, needs }) => ({ id, kinds: needs.map(({ kind }) => kind) }));
const staffPost = (path: string, payload: object, staff = amira) =>
  staff.post(`/api/admin/orders/${path}`, payload);
const withdraw = (id: string) => orderCall(user, 'POST', id, '/withdraw', { isConfirmed: true });
const refundOf = async (id: string) => {
  return selectRow(test, 'refunds', { order_id: id });
};

describe('money that waits for a person', () => {
  it('[M10] the refund of a withdrawn order that was paid by transfer is on Today with its age until it is sent', async () => {
    const { id } = await paidOrder(test, user);
    expect((await withdraw(id)).statusCode).toBe(200);
    const { id: refundId, created_at: at } = await refundOf(id);
    expect(await overview()).toEqual([{ kind: 'hand_refund', count: 1, oldestAt: at.toISOString() }]);
    expect(await waiting()).toEqual([{ id, kinds: ['hand_refund'] }]);
    const settled = await staffPost(`${id}/refunds/${refundId}/settle`, { reference: 'SEPA 1' });
    expect(settled.statusCode).toBe(200);
    expect([await overview(), await waiting()]).toEqual([[], []]);
  });

  it('[M10] an order that is withdrawn after work began is on Today until staff decide, also after a late refund', async () => {
    const { id } = await paidOrder(test, user);
    const { id: paymentId } = await selectRow(test, 'payments', { order_id: id });
    const late = {
      order_id: id,
      payment_id: paymentId,
      amount_minor: 100,
      reason: 'Late',
      cause: 'late' as const,
    };
    await insertRow(test, 'refunds', {
      ...late,
      status: 'succeeded',
      request_key: `late:${id}:10`,
      created_at: new Date(Date.now() - 60_000),
    });
    await putInState(test, id, 'in_progress', { started_at: test.ctx.now() });
    expect((await withdraw(id)).statusCode).toBe(200);
    expect(await waiting()).toEqual([{ id, kinds: ['decision'] }]);
    const request = { amountMinor: 800, reason: 'A third was done.', requestKey: crypto.randomUUID() };
    expect((await staffPost(`${id}/refunds`, request)).statusCode).toBe(200);
    expect(await waiting()).toEqual([{ id, kinds: ['hand_refund'] }]);
  });

  it('[M10] an ended order without a refund is on Today until staff decide and give a reason', async () => {
    const { id } = await paidOrder(test, user);
    const refuse = (reason: string) => staffPost(`${id}/refuse-refund`, { reason });
    const early = await refuse('All of the work was done.');
    expect([early.statusCode, early.json().code]).toEqual([409, 'refunds.nothing_to_decide']);
    await putInState(test, id, 'in_progress', { started_at: test.ctx.now() });
    await withdraw(id);
    expect(await waiting()).toEqual([{ id, kinds: ['decision'] }]);
    expect((await refuse('')).statusCode).toBe(400);
    const decided = await refuse('All of the work was done.');
    expect(decided.json<StaffOrder>()).toMatchObject({ awaitsDecision: false, refundableMinor: 3000 });
    expect([await overview(), await waiting()]).toEqual([[], []]);
    // The customer reads the reason, and a second decision is refused.
    const { events } = (await user.get(`/api/orders/${id}`)).json<Order>();
    expect(events.at(-1)).toMatchObject({
      kind: 'refund_refused',
      by: 'staff',
      detail: { reason: 'All of the work was done.', amountMinor: 3000 },
    });
    expect((await refuse('Once more.')).json().code).toBe('refunds.nothing_to_decide');
    // Staff can still refund later.
    const request = { amountMinor: 500, reason: 'A gesture.', requestKey: crypto.randomUUID() };
    expect((await staffPost(`${id}/refunds`, request)).statusCode).toBe(200);
  });

  it('[M10] the list of waiting money continues by pages, also if the last entry of a page was handled meanwhile', async () => {
    const orders = [];
    for (let i = 0; i < 3; i++) orders.push((await paidOrder(test, user)).id);
    const page = (url: string) => amira.get(url);
    const first = await page('/api/admin/orders?limit=2');
    expect(first.json<StaffOrderRow[]>().map(({ id }) => id)).toEqual(orders.slice(0, 2));
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    await updateRow(test, 'orders', orders[1] ?? '', { status: 'completed' });
    expect((await page(next)).json<StaffOrderRow[]>().map(({ id }) => id)).toEqual(orders.slice(2));
  });

  it('[M10] a refund above the limit waits for a second person, then for the person who sends it', async () => {
    const { id } = await paidOrder(test, user);
    await putInState(test, id, 'completed');
    const request = { amountMinor: 2000, reason: 'Agreed.', requestKey: crypto.randomUUID() };
    await staffPost(`${id}/refunds`, request);
    expect(await waiting()).toEqual([{ id, kinds: ['approve'] }]);
    const { id: refundId } = await refundOf(id);
    await staffPost(`${id}/refunds/${refundId}/decide`, { isApproved: true }, basil);
    expect(await waiting()).toEqual([{ id, kinds: ['hand_refund'] }]);
  });

  it('[M10] an unpaid order is listed as an awaited transfer until a card payment begins, and a failed refund is listed too', async () => {
    const awaited = await placedOrder(user);
    const { id } = await paidOrder(test, user);
    await withdraw(id);
    const card = { order_id: awaited.id, method: 'card' as const, currency: 'USD', amount_minor: 3000 };
    await updateRows(test, 'refunds', { order_id: id }, { status: 'failed' });
    expect((await waiting()).map(({ kinds }) => kinds)).toEqual([['transfer'], ['failed_refund']]);
    await insertRow(test, 'payments', card);
    // A customer who has begun to pay by card needs nobody, until the card form was unused for a day.
    expect((await waiting()).map(({ kinds }) => kinds)).toEqual([['failed_refund']]);
    const paying = test.ctx.db.updateTable('payments').where('order_id', '=', awaited.id);
    await paying.set({ updated_at: new Date(Date.now() - 25 * 3_600_000) }).execute();
    expect((await waiting()).map(({ kinds }) => kinds)).toEqual([['transfer'], ['failed_refund']]);
    await paying.set({ status: 'processing' }).execute();
    expect((await waiting()).map(({ kinds }) => kinds)).toEqual([['failed_refund']]);
  });

  it('[M10] the counts of waiting money match the lists', async () => {
    const orders = [await paidOrder(test, user), await paidOrder(test, user), await placedOrder(user)];
    await withdraw(orders[0]?.id ?? '');
    const counted = new Map((await overview()).map(({ kind, count }) => [kind, count]));
    const listed = (await waiting()).flatMap(({ kinds }) => kinds);
    expect(listed.toSorted()).toEqual(['assign', 'hand_refund', 'transfer']);
    for (const kind of listed) expect(counted.get(kind)).toBe(1);
    for (const kind of listed) {
      const rows = await amira.get(`/api/admin/orders?view=all&needs=${kind}`);
      expect(rows.json()).toHaveLength(1);
    }
    const views = (await amira.get('/api/admin/orders/counts')).json();
    expect(views).toMatchObject({ needs_action: 3 });
  });
});
