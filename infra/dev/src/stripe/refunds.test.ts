import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idOf } from './ids';
import { failureOf, openStripe } from './testing/open-stripe';

const paidWith = (payment_method: string) => ({
  amount: 2_000,
  currency: 'usd',
  confirm: true,
  payment_method,
});

it('[O11] partial refunds are counted on the charge, and nothing is left after the last one', async () => {
  const { sdk } = await openStripe();
  const { id, latest_charge } = await sdk.paymentIntents.create(paidWith('pm_card_visa'));
  const first = await sdk.refunds.create({
    payment_intent: id,
    amount: 500,
    reason: 'requested_by_customer',
    metadata: { by: 'staff' },
  });
  expect(first).toMatchObject({
    status: 'succeeded',
    amount: 500,
    payment_intent: id,
    metadata: { by: 'staff' },
  });
  expect(await sdk.refunds.retrieve(first.id, { expand: ['charge'] })).toMatchObject({
    charge: { id: latest_charge, amount_refunded: 500, refunded: false },
  });
  const tooMuch = await failureOf(sdk.refunds.create({ payment_intent: id, amount: 1_501 }));
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(tooMuch.message).toContain('($15.01) is greater than unrefunded amount on charge ($15.00)');
  expect((await sdk.refunds.create({ charge: idOf(latest_charge) ?? '' })).amount).toBe(1_500);
  const none = await failureOf(sdk.refunds.create({ payment_intent: id }));
  expect(none).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
});

it('[O11] an unpaid intent cannot be refunded', async () => {
  const { sdk } = await openStripe();
  const { id } = await sdk.paymentIntents.create({ amount: 2_000, currency: 'usd' });
  const error = await failureOf(sdk.refunds.create({ payment_intent: id }));
  expect(error.message).toBe(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
});

it('[O11] a pending refund succeeds, and a refund that the bank returns can be repeated', async () => {
  const { sdk, controls } = await openStripe();
  const { id } = await sdk.paymentIntents.create(paidWith('pm_card_pendingRefund'));
  const refund = await sdk.refunds.create({ payment_intent: id });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  expect(await controls.recordManualRefund(refund.id, 'succeeded')).toMatchObject({ status: 'succeeded' });
  expect(await controls.recordManualRefund(refund.id, 'failed')).toMatchObject({ status: 'failed' });
  expect((await sdk.refunds.create({ payment_intent: id })).amount).toBe(2_000);
  const types = (await controls.state()).events.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['refund.created', 'refund.updated', 'refund.failed']));
});

it('[O11] parallel refunds never add up to more than the charge', async () => {
  const { sdk, controls } = await openStripe();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 2_500 }), { maxLength: 8 }), async (amounts) => {
      const { id } = await sdk.paymentIntents.create(paidWith('pm_card_visa'));
      const calls = amounts.map((amount) => sdk.refunds.create({ payment_intent: id, amount }));
      const refunded = (await Promise.allSettled(calls)).flatMap((one) =>
        one.status === 'fulfilled' ? [one.value.amount] : [],
      );
      const sum = refunded.reduce((total, amount) => total + amount, 0);
      const charge = (await controls.state()).charges.find(({ payment_intent }) => payment_intent === id);
      expect(sum).toBeLessThanOrEqual(2_000);
      expect(charge).toMatchObject({ amount_refunded: sum, refunded: sum === 2_000 });
    }),
    { numRuns: 25 },
  );
});
