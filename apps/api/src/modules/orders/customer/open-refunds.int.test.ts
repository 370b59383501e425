import type { Order } from '@aw/contracts/orders/public';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { codeOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { orderCall, placedOrder, putInState } from '../../../testing/order-form';
import { signedInStaff } from '../../../testing/staff';
import { cardPaidOrder, differencesOf, moneyOf, settleAll, useStripeApp } from '../../../testing/stripe';
import { signedIn } from '../../../testing/user';
import { runScheduledOrders } from '../scheduled/run-scheduled';

const test = useStripeApp({ REFUND_APPROVAL_ABOVE_MINOR: '1000' });
const user = beforeTests(() => signedIn(test.app));
const amira = beforeTests(() => signedInStaff(test, 'amira'));
const basil = beforeTests(() => signedInStaff(test, 'basil'));
afterEach(async () => {
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const staffPost = (path: string, payload: object, staff = amira) =>
  staff.post(`/api/admin/orders/${path}`, payload);
const ask = async (id: string, amountMinor: number) => {
  const request = { amountMinor, reason: 'Agreed.', requestKey: crypto.randomUUID() };
  const order = (await staffPost(`${id}/refunds`, request)).json<StaffOrder>();
  expect(order.refunds.at(-1)?.status).toBe('awaiting_approval');
  return order.refunds.at(-1)?.id ?? '';
};
const decide = (id: string, refundId: string, isApproved: boolean) =>
  staffPost(`${id}/refunds/${refundId}/decide`, { isApproved }, basil);
const withdraw = (id: string) => orderCall(user, 'POST', id, '/withdraw', { isConfirmed: true });
const shown = async (id: string) => (await amira.get(`/api/admin/orders/${id}`)).json<StaffOrder>();
const refundedAtProvider = async (intentId: string) =>
  (await test.stripe.controls.state()).refunds
    .filter((refund) => refund.payment_intent === intentId)
    .reduce((sum, { amount }) => sum + amount, 0);
const auditOf = async (id: string) => {
  const entries = test.ctx.db.selectFrom('audit_log').select(['actor', 'verb', 'after']);
  return entries.where('target', '=', `order:${id}`).orderBy('id').execute();
};

it('[L3] [O11] a withdrawal before work begins refunds everything, including what waited for approval', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const requestId = await ask(id, 1200);
  expect((await withdraw(id)).statusCode).toBe(200);
  const { refunds } = await shown(id);
  const withdrawal = refunds.find(({ cause }) => cause === 'withdrawal');
  expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [1200, 'declined'],
    [3000, 'pending'],
  ]);
  expect(refunds[0]).toMatchObject({ id: requestId, mergedInto: withdrawal?.id });
  expect((await auditOf(id)).at(-1)).toMatchObject({
    actor: 'system',
    verb: 'order.refund_merged',
    after: { amountMinor: 0, mergedInto: withdrawal?.id },
  });
  const late = await decide(id, requestId, true);
  expect([late.statusCode, late.json<{ code: string; message: string }>()]).toEqual([
    409,
    expect.objectContaining({ code: 'refunds.closed', message: expect.stringContaining('merged') }),
  ]);
  await settleAll(test);
  expect(await refundedAtProvider(intentId)).toBe(3000);
  expect((await moneyOf(test, id)).status).toBe('refunded');
});

it('[L3] [O11] a withdrawal and an approval at the same moment refund everything once, whichever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1001, max: 3000 }), async (amountMinor) => {
      const { id, intentId } = await cardPaidOrder(test, user);
      const requestId = await ask(id, amountMinor);
      const [approved, withdrawn] = await Promise.all([decide(id, requestId, true), withdraw(id)]);
      expect(withdrawn.statusCode).toBe(200);
      expect([200, 409]).toContain(approved.statusCode);
      await settleAll(test);
      expect(await refundedAtProvider(intentId)).toBe(3000);
      const { status, refunds } = await moneyOf(test, id);
      const merged = refunds.filter((refund) => refund.merged_into !== null).length;
      expect([status, merged]).toEqual(['refunded', approved.statusCode === 200 ? 0 : 1]);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

it('[L3] [O11] a withdrawal includes a refund that failed before, which is not tried again', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const request = { amountMinor: 700, reason: 'Agreed.', requestKey: crypto.randomUUID() };
  await staffPost(`${id}/refunds`, request);
  await settleAll(test);
  const failedRefund = (await moneyOf(test, id)).refunds[0];
  await test.stripe.controls.recordManualRefund(failedRefund?.provider_id ?? '', 'failed');
  await settleAll(test);
  await withdraw(id);
  await settleAll(test);
  const { status, refunds } = await moneyOf(test, id);
  expect([status, refunds.map((refund) => refund.status)]).toEqual(['refunded', ['declined', 'succeeded']]);
  const again = await staffPost(`${id}/refunds/${failedRefund?.id}/settle`, {});
  expect(codeOf(again)).toBe('refunds.closed');
  expect(await refundedAtProvider(intentId)).toBe(3700);
});

it('[O11] cancelling an unpaid order refunds the paid part, including what waited for approval', async () => {
  const { id } = await placedOrder(user);
  await staffPost(`${id}/payments`, { method: 'bank_transfer', amountMinor: 2000, reference: `of ${id}` });
  const requestId = await ask(id, 1500);
  expect((await orderCall(user, 'POST', id, '/cancel')).statusCode).toBe(200);
  const { refunds } = await shown(id);
  expect(refunds.map(({ amountMinor, status, mergedInto }) => [amountMinor, status, mergedInto])).toEqual([
    [1500, 'declined', refunds[1]?.id],
    [2000, 'pending', null],
  ]);
  expect(refunds[0]?.id).toBe(requestId);
});

it('[M10] [O11] after staff cancel an unpaid order, one request is left, which a second person approves', async () => {
  const { id } = await placedOrder(user);
  await staffPost(`${id}/payments`, { method: 'paypal', amountMinor: 2500, reference: `of ${id}` });
  await ask(id, 1500);
  await staffPost(`${id}/move`, { move: 'cancel', reason: 'As agreed.' });
  const { refunds } = await shown(id);
  expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [1500, 'declined'],
    [2500, 'awaiting_approval'],
  ]);
  expect((await decide(id, refunds[1]?.id ?? '', true)).statusCode).toBe(200);
});

it('[O17] [O11] a late refund is not held back by a request for approval, which it reduces', async () => {
  const { id } = await cardPaidOrder(test, user);
  const requestId = await ask(id, 3000);
  await putInState(test, id, 'in_progress', { due_at: new Date(Date.now() - 2 * 3_600_000) });
  await runScheduledOrders(test.ctx);
  const { refunds } = await shown(id);
  expect(refunds.find(({ cause }) => cause === 'late')).toMatchObject({ amountMinor: 300 });
  expect(refunds.find((refund) => refund.id === requestId)).toMatchObject({
    amountMinor: 2700,
    reducedMinor: 300,
    status: 'awaiting_approval',
    mergedInto: null,
  });
  expect((await decide(id, requestId, true)).statusCode).toBe(200);
  await settleAll(test);
  expect((await moneyOf(test, id)).status).toBe('refunded');
});

it('[O17] [O11] a failed refund that is owed keeps its amount, before a request that nobody has approved', async () => {
  const { id } = await cardPaidOrder(test, user);
  const late = (hours: number) =>
    putInState(test, id, 'in_progress', { due_at: new Date(Date.now() - hours * 3_600_000) });
  await late(2);
  await runScheduledOrders(test.ctx);
  await settleAll(test);
  await test.stripe.controls.recordManualRefund(
    (await moneyOf(test, id)).refunds[0]?.provider_id ?? '',
    'failed',
  );
  await settleAll(test);
  const requestId = await ask(id, 3000);
  await late(25);
  await runScheduledOrders(test.ctx);
  const { refunds } = await shown(id);
  expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [300, 'failed'],
    [2250, 'awaiting_approval'],
    [450, 'pending'],
  ]);
  expect(refunds[1]).toMatchObject({ id: requestId, reducedMinor: 750 });
});

it('[O15] [O11] a failed refund that another one has reduced is not reported as a difference to the provider', async () => {
  const { id } = await cardPaidOrder(test, user);
  await decide(id, await ask(id, 2800), true);
  await settleAll(test);
  await test.stripe.controls.recordManualRefund(
    (await moneyOf(test, id)).refunds[0]?.provider_id ?? '',
    'failed',
  );
  await settleAll(test);
  await putInState(test, id, 'in_progress', { due_at: new Date(Date.now() - 2 * 3_600_000) });
  await runScheduledOrders(test.ctx);
  await settleAll(test);
  expect((await shown(id)).refunds[0]).toMatchObject({
    amountMinor: 2700,
    reducedMinor: 100,
    status: 'failed',
  });
  expect(await differencesOf(test)).toEqual([]);
});

it('[O11] [O7] a request is reduced to what is left after a refund on the provider’s own page', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const requestId = await ask(id, 2500);
  await fetch(`${test.stripe.origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.stripe.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentId, amount: '2000' }),
  });
  await settleAll(test);
  const refund = (await shown(id)).refunds.find((one) => one.id === requestId);
  expect(refund).toMatchObject({ amountMinor: 1000, reducedMinor: 1500, status: 'awaiting_approval' });
});

it('[O12] [O11] a request whose money the bank returned to the customer is closed with that reason', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const requestId = await ask(id, 3000);
  const { id: dispute } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId });
  await settleAll(test);
  expect((await shown(id)).refunds[0]?.status).toBe('awaiting_approval');
  await test.stripe.controls.disputes({ action: 'lose', dispute });
  await settleAll(test);
  expect((await shown(id)).refunds).toMatchObject([
    {
      id: requestId,
      status: 'declined',
      mergedInto: null,
      failure: expect.stringContaining('bank returned'),
    },
  ]);
});

it('[L3] the mail about a withdrawal names the card even if all of the money is being refunded already', async () => {
  const { id } = await cardPaidOrder(test, user);
  await decide(id, await ask(id, 3000), true);
  const order = (await withdraw(id)).json<Order>();
  expect(order.events.at(-1)).toMatchObject({ kind: 'withdrawn', detail: { method: 'card' } });
});
