import type { Order, OrderFields } from '@aw/contracts/orders/shapes';
import { type DevStripe, startStripe } from '@aw/dev/stripe';
import { createStripePayments } from '../adapters/payments/stripe-payments';
import { findDifferences } from '../modules/payments/reconciliation/find-differences';
import { sendRefund } from '../modules/payments/refunds/send-refund';
import { applyWebhook } from '../modules/payments/webhooks/apply-webhook';
import { openForTests } from './before-tests';
import type { Caller } from './calls';
import { placedOrder } from './order-form';
import { selectRow, selectRows } from './rows';
import { startTestApp, type TestApp } from './test-app';

export type StripeApp = TestApp & { stripe: DevStripe };

/**
 * Starts an application whose card payments go to a separate server with Stripe's API, which sends it signed events.
 */
export async function startStripeApp(env: Record<string, string> = {}): Promise<StripeApp> {
  const stripe = await startStripe({ webhookBackoffMs: 20 });
  const test = await startTestApp({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    LIMIT_ORDERS_PER_DAY: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
    ...env,
  });
  const { secretKey, webhookSecret, origin: apiBase } = stripe;
  if (!test.ctx.payments) throw new Error('Cards are off.');
  // Tests need slow answers, but not long waits. Assigned in place, because staff's routes have a separate context.
  Object.assign(
    test.ctx.payments,
    createStripePayments({ secretKey, webhookSecret, apiBase, timeoutMs: 400 }),
  );
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  stripe.setWebhookUrl(`${address}/api/stripe/webhook`);
  return {
    ...test,
    stripe,
    async close() {
      await stripe.close();
      await test.close();
    },
  };
}

/** Starts such an application before the tests of this file or block and closes it after them. */
export function useStripeApp(env: Record<string, string> = {}): StripeApp {
  return openForTests(() => startStripeApp(env));
}

/** Waits for the events on their way, and does the work of the jobs: settles them and sends refunds. */
export async function settleAll(test: StripeApp): Promise<void> {
  await test.stripe.controls.webhooks.idle();
  const { db } = test.ctx;
  for (;;) {
    const events = db.selectFrom('webhook_events').select('id').where('status', '=', 'waiting');
    for (const { id } of await events.orderBy('received_at').execute()) await applyWebhook(test.ctx, id);
    const unsent = db.selectFrom('refunds').select('id').where('status', '=', 'pending');
    const refunds = await unsent.where('provider_id', 'is', null).execute();
    for (const { id } of refunds) await sendRefund(test.ctx, id);
    await test.stripe.controls.webhooks.idle();
    if (!(await events.executeTakeFirst())) return;
  }
}

/** Returns the differences between orders, rows and the provider's objects as sentences. Empty if all agree. */
export async function differencesOf(test: StripeApp): Promise<string[]> {
  return (await findDifferences(test.ctx)).map(({ what }) => what);
}

/** Requests a payment intent like the payment page. */
export function askIntent(user: Caller, orderId: string | undefined, amount: number) {
  return user.post('/api/create-payment-intent', { amount, service: 'Essay', ...(orderId && { orderId }) });
}

/** Returns the id of an order's payment intent at its price. */
export async function openIntent(user: Caller, order: Pick<Order, 'id' | 'price'>): Promise<string> {
  const response = await askIntent(user, order.id, order.price.finalMinor / 100);
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}: ${response.body}`);
  return intentOf(response.json<{ clientSecret: string }>().clientSecret);
}

export const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Confirms an intent with one of the provider's test cards, like the card form. Returns its state. */
export async function payCard(
  { stripe }: Pick<StripeApp, 'stripe'>,
  intentId: string,
  card = 'pm_card_visa',
): Promise<string> {
  return confirmCard(stripe, intentId, 'confirm', { payment_method: card });
}

/** Confirms a payment like a customer in the bank's 3-D Secure page. */
export async function authenticate(
  { stripe }: Pick<StripeApp, 'stripe'>,
  intentId: string,
  outcome: 'succeeded' | 'failed',
): Promise<string> {
  return confirmCard(stripe, intentId, 'authenticate', { outcome });
}

async function confirmCard(
  stripe: DevStripe,
  intentId: string,
  step: string,
  sent: Record<string, string>,
): Promise<string> {
  const response = await fetch(`${stripe.origin}/v1/payment_intents/${intentId}/${step}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams(sent),
  });
  // Either the intent, or an error that contains it.
  const body = (await response.json()) as {
    status?: string;
    error?: { payment_intent?: { status: string } };
  };
  return body.status ?? body.error?.payment_intent?.status ?? `answered ${response.status}`;
}

/** Creates an order with its intent, paid by card and settled. */
export async function cardPaidOrder(
  test: StripeApp,
  user: Caller,
  { card, change }: { card?: string; change?: OrderFields } = {},
): Promise<{ id: string; intentId: string; finalMinor: number }> {
  const order = await placedOrder(user, change);
  const intentId = await openIntent(user, order);
  await payCard(test, intentId, card);
  await settleAll(test);
  return { id: order.id, intentId, finalMinor: order.price.finalMinor };
}

/** Returns the state of an order with the amounts received and refunded. */
export async function moneyOf(test: TestApp, orderId: string) {
  const { db } = test.ctx;
  const { status } = await selectRow(test, 'orders', { id: orderId });
  const payments = db.selectFrom('payments').selectAll().where('order_id', '=', orderId);
  const refunds = db.selectFrom('refunds').selectAll().where('order_id', '=', orderId);
  const events = await selectRows(test, 'order_events', { order_id: orderId }, ['kind'], 'id');
  return {
    status,
    payments: await payments.orderBy('created_at').execute(),
    refunds: await refunds.orderBy('created_at').execute(),
    events: events.map(({ kind }) => kind),
  };
}
