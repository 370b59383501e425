import type { StaffOrder, StaffOrderRow } from '@aw/contracts/orders/staff';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { transferRow } from '../../../testing/full-order';
import { placedOrder, putInState } from '../../../testing/order-form';
import { selectRow, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import {
  cardPaidOrder,
  differencesOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../../testing/stripe';
import { signedIn } from '../../../testing/user';
import { applyProviderRefund } from '../../payments/refunds/settle-provider-refund';

const test = useStripeApp({ REFUND_APPROVAL_ABOVE_MINOR: '1000' });
const user = beforeTests(() => signedIn(test.app));
const amira = beforeTests(() => signedInStaff(test, 'amira'));
const basil = beforeTests(() => signedInStaff(test, 'basil'));
const staffPost = (path: string, payload: object, staff = amira) =>
  staff.post(`/api/admin/orders/${path}`, payload);
const transfer = (id: string, amountMinor: number) =>
  staffPost(`${id}/payments`, { method: 'bank_transfer', amountMinor, reference: crypto.randomUUID() });
const needsOf = async (id: string) =>
  (await amira.get(`/api/admin/orders?view=all&q=${id}`))
    .json<StaffOrderRow[]>()
    .flatMap(({ needs }) => needs.map(({ kind }) => kind));
const refundOf = async (id: string) => selectRow(test, 'refunds', { order_id: id });
const cancelPartlyPaid = async (paidMinor: number) => {
  const { id } = await placedOrder(user);
  await transfer(id, paidMinor);
  expect((await staffPost(`${id}/move`, { move: 'cancel', reason: 'As agreed.' })).statusCode).toBe(200);
  return id;
};

it('[O8] [M10] each part of a transfer for a cancelled order is refunded by hand, and the order stays cancelled', async () => {
  const id = await cancelPartlyPaid(1000);
  const first = await transfer(id, 1500);
  expect(first.statusCode).toBe(200);
  expect(first.json<StaffOrder>()).toMatchObject({ status: 'cancelled', paidAt: null });
  // The payments add up to more than the price.
  expect((await transfer(id, 2000)).json<StaffOrder>().status).toBe('cancelled');
  expect(await needsOf(id)).toEqual(['hand_refund', 'hand_refund', 'hand_refund']);
  const { refunds, events } = (await amira.get(`/api/admin/orders/${id}`)).json<StaffOrder>();
  expect(refunds.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [1000, 'pending'],
    [1500, 'pending'],
    [2000, 'pending'],
  ]);
  expect(events.filter(({ kind }) => kind === 'late_payment')).toMatchObject([
    { detail: { amountMinor: 1500, method: 'bank_transfer', dueAt: expect.any(String) } },
    { detail: { amountMinor: 2000 } },
  ]);
  const mails = test.ctx.db.selectFrom('mails').select('body_text').where('user_id', '=', user.id);
  const about = await mails
    .where('subject', 'like', `%${id}: we refund a payment that arrived too late%`)
    .execute();
  const texts = about.map(({ body_text }) => (body_text ?? '').replace(/\s+/g, ' ')).toSorted();
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/15 USD, but this order had already ended.*refunded by bank transfer/);
  expect(texts[1]).toMatch(/20 USD, but this order had already ended/);
  for (const refund of refunds) await staffPost(`${id}/refunds/${refund.id}/settle`, { reference: 'SEPA 1' });
  expect(await needsOf(id)).toEqual([]);
  const verbs = test.ctx.db.selectFrom('audit_log').select('verb').where('target', '=', `order:${id}`);
  expect((await verbs.where('verb', '=', 'order.refund_settled').execute()).length).toBe(3);
});

it('[O8] [M10] a transfer that arrives after everything was refunded is recorded and refunded too', async () => {
  const id = await cancelPartlyPaid(1000);
  await staffPost(`${id}/refunds/${(await refundOf(id)).id}/settle`, {});
  expect((await transfer(id, 700)).json<StaffOrder>().status).toBe('refunded');
  expect(await needsOf(id)).toEqual(['hand_refund']);
  expect(await differencesOf(test)).toEqual([]);
});

it('[M10] a late payment does not affect the decision about the money of an order that was stopped before', async () => {
  const { id } = await placedOrder(user);
  await transfer(id, 3000);
  await staffPost(`${id}/move`, { move: 'stop', reason: 'As agreed.' });
  expect(await needsOf(id)).toEqual(['decision']);
  await transfer(id, 500);
  expect((await needsOf(id)).toSorted()).toEqual(['decision', 'hand_refund']);
  const { refundableMinor } = (await amira.get(`/api/admin/orders/${id}`)).json<StaffOrder>();
  expect(refundableMinor).toBe(3000);
  expect((await staffPost(`${id}/refuse-refund`, { reason: 'All of the work was done.' })).statusCode).toBe(
    200,
  );
  await transfer(id, 600);
  expect(await needsOf(id)).toEqual(['hand_refund', 'hand_refund']);
});

it('[M10] an order that is paid twice waits for staff until the second payment is refunded', async () => {
  const order = await placedOrder(user);
  const intent = await openIntent(user, order);
  await updateRows(test, 'payments', { order_id: order.id }, { status: 'cancelled' });
  await transferRow(test.ctx.db, order.id, 3000);
  await putInState(test, order.id, 'completed', { paid_at: new Date(Date.now() - 60_000) });
  await updateRows(test, 'payments', { intent_id: intent }, { status: 'open' });
  await payCard(test, intent);
  await settleAll(test);
  expect(await needsOf(order.id)).toEqual(['decision']);
  const request = { amountMinor: 3000, reason: 'Paid twice.', requestKey: crypto.randomUUID() };
  await staffPost(`${order.id}/refunds`, request);
  expect(await needsOf(order.id)).toEqual(['approve']);
});

it('[O11] a refund whose money a lost dispute took is closed and needs nothing from staff', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const request = { amountMinor: 3000, reason: 'Agreed.', requestKey: crypto.randomUUID() };
  await staffPost(`${id}/refunds`, request);
  const { id: dispute } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId });
  await settleAll(test);
  const refund = await refundOf(id);
  const decide = (isApproved: boolean) =>
    staffPost(`${id}/refunds/${refund.id}/decide`, { isApproved }, basil);
  expect((await decide(true)).json().code).toBe('refunds.too_much');
  await test.stripe.controls.disputes({ action: 'lose', dispute });
  await settleAll(test);
  expect((await decide(true)).json().code).toBe('refunds.closed');
  expect([await needsOf(id), (await refundOf(id)).status]).toEqual([[], 'declined']);
});

it('[O11] a failed refund can be given up but not approved', async () => {
  const { id } = await cardPaidOrder(test, user);
  await putInState(test, id, 'completed');
  await staffPost(`${id}/refunds`, { amountMinor: 500, reason: 'Agreed.', requestKey: crypto.randomUUID() });
  const refund = await refundOf(id);
  const decide = (isApproved: boolean) =>
    staffPost(`${id}/refunds/${refund.id}/decide`, { isApproved }, basil);
  await updateRow(test, 'refunds', refund.id, { status: 'failed' });
  expect(await needsOf(id)).toEqual(['failed_refund']);
  expect((await decide(true)).json().code).toBe('refunds.closed');
  expect((await decide(false)).statusCode).toBe(200);
  expect([await needsOf(id), (await refundOf(id)).status]).toEqual([[], 'declined']);
});

it('[M10] a transfer of more than the price waits for staff until the rest is refunded', async () => {
  const { id } = await placedOrder(user);
  await transfer(id, 2000);
  await transfer(id, 2000);
  expect(await needsOf(id)).toEqual(expect.arrayContaining(['assign', 'decision']));
  const request = { amountMinor: 1000, reason: 'Too much.', requestKey: crypto.randomUUID() };
  expect((await staffPost(`${id}/refunds`, request)).statusCode).toBe(200);
  expect(await needsOf(id)).toEqual(expect.arrayContaining(['assign', 'hand_refund']));
  expect(await needsOf(id)).not.toContain('decision');
});

it('[O11] the money of a refund that was given up waits for a decision, even if the provider reports the failure again', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const request = { amountMinor: 900, reason: 'A part.', requestKey: crypto.randomUUID() };
  await staffPost(`${id}/refunds`, request);
  await settleAll(test);
  const rest = { amountMinor: 2100, reason: 'The rest.', requestKey: crypto.randomUUID() };
  await staffPost(`${id}/refunds`, rest);
  const refundRows = test.ctx.db.selectFrom('refunds').selectAll().where('order_id', '=', id);
  const { id: refundId } = await refundRows.where('amount_minor', '=', 2100).executeTakeFirstOrThrow();
  await staffPost(`${id}/refunds/${refundId}/decide`, { isApproved: true }, basil);
  await settleAll(test);
  const sent = await refundRows.where('id', '=', refundId).executeTakeFirstOrThrow();
  expect((await amira.get(`/api/admin/orders/${id}`)).json<StaffOrder>().status).toBe('refunded');
  const failed = {
    id: sent.provider_id ?? '',
    refundId,
    intentId,
    amountMinor: 2100,
    attempt: sent.attempt,
    status: 'failed',
    failure: 'The card is closed.',
    createdAt: new Date(),
  } as const;
  await applyProviderRefund(test.ctx, failed);
  expect(await needsOf(id)).toEqual(['failed_refund']);
  await staffPost(`${id}/refunds/${refundId}/decide`, { isApproved: false }, basil);
  await applyProviderRefund(test.ctx, failed);
  expect(await needsOf(id)).toEqual(['decision']);
  expect((await refundRows.where('id', '=', refundId).executeTakeFirstOrThrow()).status).toBe('declined');
  expect((await staffPost(`${id}/refuse-refund`, { reason: 'Sent by mail.' })).statusCode).toBe(200);
  expect(await needsOf(id)).toEqual([]);
});
