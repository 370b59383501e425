import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import type { StripeState } from '../controls';
import { openStripe } from '../testing/open-stripe';

type Opened = Awaited<ReturnType<typeof openStripe>>;
type Step = { name: string; run: (opened: Opened, id: string) => Promise<unknown> };

const confirmWith = (method: string): Step => ({
  name: `confirm ${method}`,
  run: ({ sdk }, id) => sdk.paymentIntents.confirm(id, { payment_method: method }),
});

const steps: Step[] = [
  confirmWith('pm_card_visa'),
  confirmWith('pm_card_visa_chargeDeclined'),
  confirmWith('pm_card_authenticationRequired'),
  confirmWith('pm_card_processing'),
  { name: 'new price', run: ({ sdk }, id) => sdk.paymentIntents.update(id, { amount: 3_000 }) },
  { name: 'cancel', run: ({ sdk }, id) => sdk.paymentIntents.cancel(id) },
  { name: 'authenticated', run: ({ server }, id) => authenticate(server, id, 'succeeded') },
  { name: 'not authenticated', run: ({ server }, id) => authenticate(server, id, 'failed') },
  { name: 'settled', run: ({ controls }, id) => controls.settleProcessing(id, 'succeeded') },
  { name: 'not settled', run: ({ controls }, id) => controls.settleProcessing(id, 'failed') },
];

async function authenticate({ origin, secretKey }: Opened['server'], id: string, outcome: string) {
  await fetch(`${origin}/v1/payment_intents/${id}/authenticate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ outcome }),
  });
}

/** Allowed changes of status. A status may also stay the same. */
const nextStatuses: Record<string, string[]> = {
  requires_payment_method: ['requires_action', 'processing', 'succeeded', 'canceled'],
  requires_action: ['requires_payment_method', 'processing', 'succeeded', 'canceled'],
  processing: ['succeeded', 'requires_payment_method'],
  succeeded: [],
  canceled: [],
};

function checkMoney(intent: Stripe.PaymentIntent, { charges, events }: StripeState) {
  const own = charges.filter(({ payment_intent }) => payment_intent === intent.id);
  const paid = own.filter(({ status }) => status === 'succeeded');
  const isPaid = intent.status === 'succeeded';
  expect(paid.map(({ amount }) => amount)).toEqual(isPaid ? [intent.amount] : []);
  expect(intent.amount_received).toBe(isPaid ? intent.amount : 0);
  expect(own.filter(({ status }) => status === 'pending')).toHaveLength(
    0 + Number(intent.status === 'processing'),
  );
  const announcements = events.filter(
    ({ type, data }) =>
      type === 'payment_intent.succeeded' && 'id' in data.object && data.object.id === intent.id,
  );
  expect(announcements).toHaveLength(isPaid ? 1 : 0);
}

it('[O5] after any calls in any order, an intent has a documented status and is paid at most once', async () => {
  const opened = await openStripe();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 8 }), async (walk) => {
      const { id } = await opened.sdk.paymentIntents.create({ amount: 2_000, currency: 'usd' });
      let status = 'requires_payment_method';
      for (const { run } of walk) {
        await run(opened, id).catch(() => undefined);
        const state = await opened.controls.state();
        const intent = state.intents.find((one) => one.id === id);
        if (!intent) throw new Error('The intent is gone.');
        expect([status, ...(nextStatuses[status] ?? [])]).toContain(intent.status);
        checkMoney(intent, state);
        status = intent.status;
      }
      await opened.controls.reset();
    }),
    { numRuns: 60 },
  );
});
