import type { StaffOrder, StaffOrderRow } from '@aw/contracts/orders/staff';
import { afterEach, describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { placedOrder, putInState } from '../../testing/order-form';
import { updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import {
  cardPaidOrder,
  differencesOf,
  moneyOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../testing/stripe';
import { signedIn } from '../../testing/user';
import { applyDispute } from './disputes/settle-dispute';
import { reconcile } from './reconciliation/reconcile';
import { applyProviderRefund, settleProviderRefund } from './refunds/settle-provider-refund';

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));
afterEach(async () => {
  await test.stripe.controls.webhooks.resume();
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const mailsAbout = async (id: string, part: string) => {
  const mails = test.ctx.db.selectFrom('mails').select('subject').where('subject', 'like', `%${id}%`);
  return (await mails.execute()).filter(({ subject }) => subject.includes(part)).length;
};
const refundByStaff = async (id: string, amountMinor: number) => {
  const payload = { amountMinor, reason: 'Agreed.', requestKey: crypto.randomUUID() };
  await staff.post(`/api/admin/orders/${id}/refunds`, payload);
  await settleAll(test);
};
const refundAtProvider = async (intentId: string, amountMinor: number) => {
  const response = await fetch(`${test.stripe.origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.stripe.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentId, amount: String(amountMinor) }),
  });
  return ((await response.json()) as { id: string }).id;
};
const shown = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).json<StaffOrder>();
const needsOf = async (id: string) =>
  (await staff.get(`/api/admin/orders?view=all&q=${id}`))
    .json<StaffOrderRow[]>()
    .flatMap(({ needs }) => needs.map(({ kind }) => kind));
/** Settles every held event separately, newest first, each of them twice. */
const releaseBackwards = async () => {
  const { held } = await test.stripe.controls.state();
  for (const eventId of held.toReversed()) {
    await test.stripe.controls.webhooks.release([eventId]);
    await test.stripe.controls.webhooks.resend(eventId);
    await settleAll(test);
  }
};
const resendAll = async (objectId: string) => {
  await updateRows(test, 'webhook_events', { object_id: objectId }, { status: 'waiting' });
  await settleAll(test);
};

describe('a refund that the bank returns', () => {
  it('[O11] [O7] a returned refund leaves the order cancelled, tells the customer once, and is sent again by staff', async () => {
    const { id } = await cardPaidOrder(test, user);
    await refundByStaff(id, 3000);
    const [refund] = (await moneyOf(test, id)).refunds;
    const providerId = refund?.provider_id ?? '';
    await test.stripe.controls.recordManualRefund(providerId, 'failed');
    await settleAll(test);
    await resendAll(providerId);
    const { status, events } = await moneyOf(test, id);
    expect([status, events]).toEqual(['cancelled', ['placed', 'paid', 'refunded', 'refund_returned']]);
    expect(await mailsAbout(id, 'your bank returned a refund to us')).toBe(1);
    expect(await mailsAbout(id, 'a refund did not go through')).toBe(1);
    const alerts = test.ctx.db.selectFrom('mails').select('body_text').where('kind', '=', 'staff_alert');
    const [alert] = await alerts.where('subject', 'like', `%${id}%`).execute();
    expect(alert?.body_text).toContain(`${test.ctx.config.ADMIN_ORIGIN}/admin/orders?view=all&id=${id}`);
    expect(alert?.body_text?.replace(/\s+/g, ' ')).toContain('Please open the order and choose “Try again”');
    expect((await shown(id)).refundedMinor).toBe(0);
    expect(await needsOf(id)).toEqual(['failed_refund']);
    await staff.post(`/api/admin/orders/${id}/refunds/${refund?.id}/settle`, {});
    await settleAll(test);
    expect(await moneyOf(test, id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'succeeded' }] });
  });

  it('[O11] a returned part of the money leaves the order as it is, with the money that is here', async () => {
    const { id } = await cardPaidOrder(test, user);
    await refundByStaff(id, 1000);
    const [refund] = (await moneyOf(test, id)).refunds;
    await test.stripe.controls.recordManualRefund(refund?.provider_id ?? '', 'failed');
    await settleAll(test);
    const { status, events } = await moneyOf(test, id);
    expect([status, events]).toEqual(['paid', ['placed', 'paid', 'refund_made', 'refund_returned']]);
  });

  it('[O11] an order that continues is not ended when staff send a returned part again', async () => {
    const { id } = await cardPaidOrder(test, user);
    await putInState(test, id, 'in_progress');
    await refundByStaff(id, 1500);
    const [refund] = (await moneyOf(test, id)).refunds;
    await test.stripe.controls.recordManualRefund(refund?.provider_id ?? '', 'failed');
    await settleAll(test);
    await refundByStaff(id, 1500);
    const { status, events } = await moneyOf(test, id);
    expect([status, events.slice(2)]).toEqual([
      'in_progress',
      ['refund_made', 'refund_returned', 'refund_made'],
    ]);
  });

  it('[O11] [O7] a refunded order is not ended when the provider’s list has the returned refund last', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    await test.stripe.controls.webhooks.hold();
    const first = await refundAtProvider(intentId, 3000);
    await test.stripe.controls.recordManualRefund(first, 'failed');
    const second = await refundAtProvider(intentId, 3000);
    for (const refundId of [second, first]) await settleProviderRefund(test.ctx, refundId);
    await test.stripe.controls.webhooks.discard();
    expect((await moneyOf(test, id)).status).toBe('refunded');
  });

  it('[O12] [O11] a refund that is returned during a dispute ends the order once the dispute is won', async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    await refundByStaff(id, 3000);
    const [refund] = (await moneyOf(test, id)).refunds;
    const { id: dispute } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId });
    await settleAll(test);
    await test.stripe.controls.recordManualRefund(refund?.provider_id ?? '', 'failed');
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('disputed');
    await test.stripe.controls.disputes({ action: 'win', dispute });
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('cancelled');
  });

  it('[O11] [O7] events of a returned refund have the same result in any sequence, also twice', async () => {
    const ends: string[] = [];
    for (const isBackwards of [false, true]) {
      const { id, intentId } = await cardPaidOrder(test, user);
      if (isBackwards) await test.stripe.controls.webhooks.hold();
      const first = await refundAtProvider(intentId, 1000);
      if (!isBackwards) await settleAll(test);
      await refundAtProvider(intentId, 2000);
      if (!isBackwards) await settleAll(test);
      await test.stripe.controls.recordManualRefund(first, 'failed');
      if (isBackwards) await releaseBackwards();
      await settleAll(test);
      const { status, refunds } = await moneyOf(test, id);
      ends.push([status, ...refunds.map((one) => `${one.amount_minor} ${one.status}`).toSorted()].join());
    }
    expect(ends).toEqual(Array(2).fill('cancelled,1000 failed,2000 succeeded'));
  });

  it('[O11] [O7] an answer that was fetched earlier does not turn a returned refund into one that arrived', async () => {
    const { id } = await cardPaidOrder(test, user);
    await refundByStaff(id, 3000);
    const providerId = (await moneyOf(test, id)).refunds[0]?.provider_id ?? '';
    const stale = await test.ctx.payments?.retrieveRefund(providerId);
    await test.stripe.controls.recordManualRefund(providerId, 'failed');
    await settleAll(test);
    if (!stale) throw new Error('Cards are off.');
    for (const status of ['pending', 'succeeded'] as const)
      expect(await applyProviderRefund(test.ctx, { ...stale, status })).toEqual({
        orderId: id,
        isChanged: false,
      });
    expect(await moneyOf(test, id)).toMatchObject({ status: 'cancelled', refunds: [{ status: 'failed' }] });
  });
});

describe('a slow payment that fails', () => {
  const slowOrder = async () => {
    const order = await placedOrder(user);
    const intentId = await openIntent(user, order);
    return { id: order.id, intentId };
  };

  it('[O7] [O8] the customer is notified once that a slow payment failed, and can pay again', async () => {
    const { id, intentId } = await slowOrder();
    await payCard(test, intentId, 'pm_card_processing');
    await settleAll(test);
    await test.stripe.controls.settleProcessing(intentId, 'failed');
    await settleAll(test);
    await resendAll(intentId);
    const { status, events, payments } = await moneyOf(test, id);
    expect([status, events]).toEqual(['awaiting_payment', ['placed', 'payment_failed']]);
    expect(payments).toMatchObject([{ status: 'failed', received_minor: 0 }]);
    expect(await mailsAbout(id, 'your payment did not go through')).toBe(1);
    expect((await shown(id)).events.at(-1)).toMatchObject({
      detail: { amountMinor: 3000, reason: 'The payment could not be completed.' },
    });
    await payCard(test, intentId);
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('paid');
  });

  it('[O7] events of a slow payment have the same result in reverse and twice', async () => {
    const { id, intentId } = await slowOrder();
    await test.stripe.controls.webhooks.hold();
    await payCard(test, intentId, 'pm_card_processing');
    await test.stripe.controls.settleProcessing(intentId, 'failed');
    await releaseBackwards();
    const { status, events } = await moneyOf(test, id);
    expect([status, events]).toEqual(['awaiting_payment', ['placed', 'payment_failed']]);
    expect(await mailsAbout(id, 'your payment did not go through')).toBe(1);
  });

  it('[O5] [O7] a card that is declined at once does not count as a slow payment, and the page shows the reason', async () => {
    const { id, intentId } = await slowOrder();
    await payCard(test, intentId, 'pm_card_visa_chargeDeclined');
    await settleAll(test);
    expect((await moneyOf(test, id)).events).toEqual(['placed']);
    // A comparison hours later does not treat it as a slow payment either.
    await reconcile({ ...test.ctx, now: () => new Date(Date.now() + 3 * 3_600_000) });
    expect((await moneyOf(test, id)).events).toEqual(['placed']);
    expect(await mailsAbout(id, 'your payment did not go through')).toBe(0);
  });
});

describe('a dispute that is lost and then won', () => {
  const disputed = async () => {
    const { id, intentId } = await cardPaidOrder(test, user);
    await putInState(test, id, 'in_progress');
    return { id, intentId };
  };
  const open = async (intentId: string) =>
    (await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId })).id;
  /** Opens a dispute that the bank decides in favour of the customer. */
  const lose = async (intentId: string) => {
    const dispute = await open(intentId);
    await settleAll(test);
    await test.stripe.controls.disputes({ action: 'lose', dispute });
    await settleAll(test);
    return dispute;
  };

  it('[O12] [O7] a reversed dispute restores the order’s earlier status and notifies the customer and staff once', async () => {
    const { id, intentId } = await disputed();
    const dispute = await lose(intentId);
    expect((await moneyOf(test, id)).status).toBe('refunded');
    const stale = await test.ctx.payments?.retrieveDispute(dispute);
    await test.stripe.controls.disputes({ action: 'reverse', dispute });
    await settleAll(test);
    await resendAll(dispute);
    if (stale) expect((await applyDispute(test.ctx, stale)).isChanged).toBe(false);
    const { status, events } = await moneyOf(test, id);
    expect([status, events.slice(2)]).toEqual([
      'in_progress',
      ['disputed', 'dispute_lost', 'dispute_reversed'],
    ]);
    expect(await mailsAbout(id, 'your bank changed its decision')).toBe(1);
    expect(await mailsAbout(id, 'we won a dispute we had lost')).toBe(1);
    expect(await shown(id)).toMatchObject({
      refundableMinor: 3000,
      disputes: [{ status: 'won', isOpen: false, currency: 'USD' }],
    });
  });

  it('[O12] [O7] events of a reversed dispute have the same result in reverse and twice', async () => {
    const { id, intentId } = await disputed();
    await test.stripe.controls.webhooks.hold();
    const dispute = await open(intentId);
    await test.stripe.controls.disputes({ action: 'lose', dispute });
    await test.stripe.controls.disputes({ action: 'reverse', dispute });
    await releaseBackwards();
    expect((await moneyOf(test, id)).status).toBe('in_progress');
  });

  it('[O12] [O8] an order that a reversed dispute cannot restore says that support will check it', async () => {
    const { id, intentId } = await disputed();
    const dispute = await lose(intentId);
    // The previous release did not store the status before a lost dispute.
    await putInState(test, id, 'refunded', { status_before_dispute: null });
    await test.stripe.controls.disputes({ action: 'reverse', dispute });
    await settleAll(test);
    const mail = test.ctx.db
      .selectFrom('mails')
      .select('body_text')
      .where('subject', 'like', `%${id}%changed its decision%`);
    expect((await mail.executeTakeFirst())?.body_text).toMatch(/Support\s+will\s+check\s+the\s+order/);
    await putInState(test, id, 'in_progress');
  });

  it('[O12] an order with two disputes stays refunded while the other one is lost', async () => {
    const { id, intentId } = await disputed();
    const dispute = await lose(intentId);
    const told = {
      id: `du_${id}`,
      intentId,
      amountMinor: 100,
      reason: 'general',
      dueBy: null,
      createdAt: new Date(),
    };
    await applyDispute(test.ctx, { ...told, status: 'needs_response', isClosed: false });
    expect((await moneyOf(test, id)).status).toBe('disputed');
    await applyDispute(test.ctx, { ...told, status: 'won', isClosed: true });
    expect((await moneyOf(test, id)).status).toBe('refunded');
    await test.stripe.controls.disputes({ action: 'reverse', dispute });
    await settleAll(test);
    expect((await moneyOf(test, id)).status).toBe('in_progress');
  });
});
