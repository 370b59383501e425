import { randomUUID } from 'node:crypto';
import type { StaffOrder, StaffRefund } from '@aw/contracts/orders/staff-shapes';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction';
import { beforeTests } from '../../../testing/before-tests';
import { paidOrder } from '../../../testing/order-form';
import { selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { cardPaidOrder, differencesOf, moneyOf, settleAll, useStripeApp } from '../../../testing/stripe';
import { signedIn } from '../../../testing/user';
import { lockAnyOrder } from '../../orders/order-access';
import { requestRefund } from './request-refund';
import { giveUpOnRefund, sendRefund } from './send-refund';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
const amira = beforeTests(() => signedInStaff(test, 'amira'));
const basil = beforeTests(() => signedInStaff(test, 'basil'));
beforeEach(async () => {
  await test.stripe.controls.liftOutages();
});
afterEach(async () => {
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const post = async (staff: Staff, path: string, payload: object = {}) => {
  const response = await staff.post(`/api/admin/orders/${path}`, payload);
  return { http: response.statusCode, ...response.json<StaffOrder & { code: string }>() };
};
const refundByStaff = (
  orderId: string,
  amountMinor: number,
  staff = amira,
  requestKey: string = randomUUID(),
) => post(staff, `${orderId}/refunds`, { amountMinor, reason: 'Agreed by mail.', requestKey });
const lastRefund = (order: StaffOrder): StaffRefund => {
  const last = order.refunds.at(-1);
  if (!last) throw new Error('There is no refund.');
  return last;
};
const providerAmounts = async (intentId: string) =>
  (await test.stripe.controls.state()).refunds
    .filter((refund) => refund.payment_intent === intentId)
    .map(({ amount }) => amount);

describe('a refund by card', () => {
  it('[O11] a partial refund goes back to the card and leaves the order as it is, and the rest ends it', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    expect(lastRefund(await refundByStaff(id, 1000))).toMatchObject({
      amountMinor: 1000,
      status: 'pending',
      cause: 'staff',
      isByCard: true,
      requestedBy: 'amira',
    });
    await settleAll(test);
    expect(await moneyOf(test, id)).toMatchObject({ status: 'paid', refunds: [{ status: 'succeeded' }] });
    await refundByStaff(id, 2000);
    await settleAll(test);
    const { status, events } = await moneyOf(test, id);
    expect([status, events]).toEqual(['refunded', ['placed', 'paid', 'refund_made', 'refunded']]);
    expect((await providerAmounts(intentId)).toSorted((one, two) => one - two)).toEqual([1000, 2000]);
  });

  it('[O11] a refund of more than is left is refused with that amount and stores nothing', async () => {
    const { id } = await cardPaidOrder(test, user);
    await refundByStaff(id, 2500);
    const refused = await refundByStaff(id, 501);
    expect([refused.http, refused.code]).toEqual([409, 'refunds.too_much']);
    expect((await moneyOf(test, id)).refunds).toHaveLength(1);
  });

  it('[O11] a refund that is sent twice or ten times at once is made once', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refundByStaff(id, 3000, amira, key)));
    expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
    await settleAll(test);
    const [refund] = (await moneyOf(test, id)).refunds;
    await Promise.all([1, 2, 3].map(() => sendRefund(test.ctx, refund?.id ?? '')));
    expect(await providerAmounts(intentId)).toEqual([3000]);
  });

  it('[O11] twenty parallel refunds never refund more than was paid, whatever their amounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 20, maxLength: 20 }),
        async (amounts) => {
          const { id, intentId, finalMinor } = await cardPaidOrder(test, user, {
            change: { wordCount: 500 },
          });
          const answers = await Promise.all(amounts.map((amount) => refundByStaff(id, amount)));
          await settleAll(test);
          const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
          const taken = amounts.filter((_, index) => answers[index]?.http === 200);
          expect(sum(await providerAmounts(intentId))).toBe(sum(taken));
          expect(sum(taken)).toBeLessThanOrEqual(finalMinor);
          const refused = amounts.filter((_, index) => answers[index]?.http === 409);
          // Every refused amount exceeds what was left.
          expect(refused.filter((amount) => amount <= finalMinor - sum(taken))).toEqual([]);
          expect(taken.length + refused.length).toBe(amounts.length);
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('[O11] a refund that is pending at the provider is completed by its webhook event', async () => {
    const { id } = await cardPaidOrder(test, user, { card: 'pm_card_pendingRefund' });
    await refundByStaff(id, 3000);
    await settleAll(test);
    const [refund] = (await moneyOf(test, id)).refunds;
    expect([refund?.status, (await moneyOf(test, id)).status]).toEqual(['pending', 'paid']);
    await test.stripe.controls.recordManualRefund(refund?.provider_id ?? '', 'succeeded');
    await settleAll(test);
    expect(await moneyOf(test, id)).toMatchObject({ status: 'refunded' });
  });

  it('[O11] a refund that fails at the bank is reported to staff and can be tried again as a new one', async () => {
    const { id, intentId } = await cardPaidOrder(test, user, { card: 'pm_card_pendingRefund' });
    const refund = lastRefund(await refundByStaff(id, 700));
    await settleAll(test);
    const providerId = (await moneyOf(test, id)).refunds[0]?.provider_id ?? '';
    await test.stripe.controls.recordManualRefund(providerId, 'failed');
    await settleAll(test);
    expect((await moneyOf(test, id)).refunds).toMatchObject([{ status: 'failed', failure: 'unknown' }]);
    const alerts = await selectRows(test, 'mails', { kind: 'staff_alert' });
    expect(alerts.map(({ subject }) => subject).join()).toContain(`${id}: a refund did not go through`);
    expect((await post(amira, `${id}/refunds/${refund.id}/settle`)).http).toBe(200);
    await settleAll(test);
    // The event of the failed attempt arrives again after the new attempt.
    await updateRows(test, 'webhook_events', { object_id: providerId }, { status: 'waiting' });
    await settleAll(test);
    const [again] = (await moneyOf(test, id)).refunds;
    expect(again).toMatchObject({ status: 'pending', attempt: 2 });
    await test.stripe.controls.recordManualRefund(again?.provider_id ?? '', 'succeeded');
    await settleAll(test);
    expect((await moneyOf(test, id)).refunds).toMatchObject([{ status: 'succeeded', amount_minor: 700 }]);
    expect(await providerAmounts(intentId)).toEqual([700, 700]);
  });

  it('[O11] a refund that the provider refuses has failed, and one that it never answered stays pending', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    const refund = lastRefund(await refundByStaff(id, 100));
    await test.stripe.controls.outage({ kind: 503, path: '/v1/refunds' });
    await expect(sendRefund(test.ctx, refund.id)).rejects.toThrow('is not responding');
    await giveUpOnRefund(test.ctx, refund.id);
    expect((await moneyOf(test, id)).refunds).toMatchObject([
      { status: 'pending', failure: expect.stringContaining('did not respond') },
    ]);
    await test.stripe.controls.liftOutages();
    await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId });
    await sendRefund(test.ctx, refund.id);
    expect((await moneyOf(test, id)).refunds).toMatchObject([{ status: 'failed' }]);
  });

  it('[O11] a refund whose answer was lost is found at the provider, also after its key has expired', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    const refund = lastRefund(await refundByStaff(id, 900));
    await test.stripe.controls.webhooks.hold();
    await settleAll(test);
    await test.stripe.controls.webhooks.discard();
    await test.stripe.controls.webhooks.resume();
    const lost = { status: 'pending' as const, provider_id: null, settled_at: null, attempt: 2 };
    await updateRow(test, 'refunds', refund.id, lost);
    await sendRefund(test.ctx, refund.id);
    expect((await moneyOf(test, id)).refunds).toMatchObject([{ status: 'succeeded', amount_minor: 900 }]);
    expect(await providerAmounts(intentId)).toEqual([900]);
  });

  it('[O11] [O7] a refund from the provider’s own page is adopted, and at most the rest can be refunded', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    await fetch(`${test.stripe.origin}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.stripe.secretKey}` },
      body: new URLSearchParams({ payment_intent: intentId, amount: '1200' }),
    });
    await settleAll(test);
    const { refunds, events } = await moneyOf(test, id);
    expect(refunds).toMatchObject([
      { amount_minor: 1200, cause: 'staff', status: 'succeeded', requested_by: null },
    ]);
    expect(events.at(-1)).toBe('refund_made');
    expect((await refundByStaff(id, 1801)).code).toBe('refunds.too_much');
  });

  it('[O11] an automatic refund needs no person and is made once for its key', async () => {
    const { id } = await cardPaidOrder(test, user);
    for (const _ of [1, 2])
      await inTransaction(test.ctx, async (ctx) => {
        const order = await lockAnyOrder(ctx.db, id);
        const request = {
          amountMinor: 300,
          reason: 'Late.',
          cause: 'late',
          requestKey: `late:${id}`,
        } as const;
        await requestRefund(ctx, order, request);
      });
    await settleAll(test);
    const { refunds, status } = await moneyOf(test, id);
    expect([status, refunds.map(({ amount_minor, status: state }) => [amount_minor, state])]).toEqual([
      'paid',
      [[300, 'succeeded']],
    ]);
  });
});

describe('a refund above the limit', () => {
  it('[O11] [M10] a refund above the limit waits for a second person and is then sent', async () => {
    const { id, intentId } = await cardPaidOrder(test, user, { change: { wordCount: 20_000 } });
    const refund = lastRefund(await refundByStaff(id, 15_000));
    expect(refund.status).toBe('awaiting_approval');
    await settleAll(test);
    expect(await providerAmounts(intentId)).toEqual([]);
    const decide = (staff: Staff, isApproved: boolean) =>
      post(staff, `${id}/refunds/${refund.id}/decide`, { isApproved });
    expect(await decide(amira, true)).toMatchObject({ http: 403, code: 'refunds.same_person' });
    expect((await refundByStaff(id, 5001)).code).toBe('refunds.too_much');
    expect(lastRefund(await decide(basil, true))).toMatchObject({ status: 'pending', approvedBy: 'basil' });
    expect(await decide(basil, false)).toMatchObject({ http: 409, code: 'refunds.closed' });
    await settleAll(test);
    expect(await providerAmounts(intentId)).toEqual([15_000]);
  });

  it('[O11] [M10] a new refund does not evade the limit while a failed one can still be tried again', async () => {
    const { id } = await cardPaidOrder(test, user, { change: { wordCount: 20_000 } });
    const first = lastRefund(await refundByStaff(id, 9000));
    const failed = { status: 'failed' as const, failure: 'The bank said no.' };
    await updateRow(test, 'refunds', first.id, failed);
    const second = lastRefund(await refundByStaff(id, 9000));
    expect(second.status).toBe('awaiting_approval');
    await post(amira, `${id}/refunds/${first.id}/settle`);
    await settleAll(test);
    expect((await moneyOf(test, id)).refunds.map(({ status }) => status)).toEqual([
      'succeeded',
      'awaiting_approval',
    ]);
  });

  it('[O11] [M10] partial refunds do not evade the limit, and a declined one frees its amount', async () => {
    const { id } = await cardPaidOrder(test, user, { change: { wordCount: 20_000 } });
    expect(lastRefund(await refundByStaff(id, 6000)).status).toBe('pending');
    const second = lastRefund(await refundByStaff(id, 6000));
    expect(second.status).toBe('awaiting_approval');
    await post(basil, `${id}/refunds/${second.id}/decide`, { isApproved: false });
    await settleAll(test);
    expect((await moneyOf(test, id)).refunds.map(({ status }) => status)).toEqual(['succeeded', 'declined']);
    expect(lastRefund(await refundByStaff(id, 14_000)).status).toBe('awaiting_approval');
    const actions = test.ctx.db.selectFrom('audit_log').select(['actor', 'verb']);
    expect(await actions.where('target', '=', `order:${id}`).orderBy('id').execute()).toEqual([
      { actor: 'amira', verb: 'order.refund_asked' },
      { actor: 'amira', verb: 'order.refund_asked' },
      { actor: 'basil', verb: 'order.refund_declined' },
      { actor: 'amira', verb: 'order.refund_asked' },
    ]);
  });
});

describe('a refund of money that did not come by card', () => {
  it('[O11] a refund by hand is recorded once with its reference', async () => {
    const { id } = await paidOrder(test, user);
    const refund = lastRefund(await refundByStaff(id, 3000));
    expect(refund).toMatchObject({ status: 'pending', isByCard: false });
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('paid');
    const settle = () => post(amira, `${id}/refunds/${refund.id}/settle`, { reference: 'TR-77' });
    expect(await settle()).toMatchObject({ status: 'refunded' });
    expect(await settle()).toMatchObject({ http: 409, code: 'refunds.closed' });
    const other = await post(amira, `${id}/refunds/${randomUUID()}/settle`);
    expect([other.http, other.code]).toEqual([404, 'request.not_found']);
  });

  it('[O11] the amount of a refund must have the steps that its currency is paid in', async () => {
    const { id } = await paidOrder(test, user);
    await updateRow(test, 'orders', id, { currency: 'KWD' });
    await updateRows(test, 'payments', { order_id: id }, { currency: 'KWD' });
    expect(await refundByStaff(id, 1005)).toMatchObject({
      http: 400,
      message: expect.stringContaining('steps of 0.010 KWD'),
    });
    expect(lastRefund(await refundByStaff(id, 1010))).toMatchObject({ status: 'pending', amountMinor: 1010 });
  });
});
