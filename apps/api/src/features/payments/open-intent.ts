import {
  type Database,
  findCardPayment,
  insertCardPayment,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  updatePayment,
} from '@aw/db';
import {
  IntentClosedError,
  type ProviderIntent,
  UnknownAtProviderError,
} from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { beingPaid, paymentsOff } from '../../domain/orders/order.errors';
import { finalMinorOf } from '../../domain/orders/order.mapper';
import { callProvider } from '../../domain/payments/call-provider';
import { changeAmount } from '../../domain/payments/change-amount';
import { createIntent } from '../../domain/payments/create-intent';
import { paymentStatusOf } from '../../domain/payments/payment-status';
import { applyIntent, forgetIntent } from '../../domain/payments/settle-intent';

/** Rounds in which a session may turn out to be ended, or the price be changed by another tab. */
const rounds = 4;

/**
 * The client secret of an order's one payment session at its price. `hold` gives the order, held, or throws what keeps
 * it from being paid. Throws 409 `orders.paying`, 409 `payments.off` and 503 `payments.unavailable`.
 */
export async function openIntent(ctx: Context, hold: (trx: Database) => Promise<OrderRow>): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    const { order, payment } = await ctx.db.transaction().execute(async (trx) => {
      const held = await hold(trx);
      if (!ctx.payments) throw paymentsOff();
      return { order: held, payment: await cardPaymentOf(trx, held) };
    });
    const intent = await sessionOf(ctx, payment);
    const clientSecret = intent && (await atPrice(ctx, payment, intent, finalMinorOf(order)));
    if (clientSecret) return clientSecret;
  }
  throw beingPaid();
}

/** The row comes first, so that whoever crashes after it, or comes second, asks the provider for the same session. */
async function cardPaymentOf(trx: Database, order: OrderRow): Promise<PaymentRow> {
  const known = await findCardPayment(trx, order.id);
  if (known) return known;
  const wanted = { orderId: order.id, amountMinor: finalMinorOf(order), currency: order.currency };
  const made = await insertCardPayment(trx, wanted);
  if (!made) throw new Error(`Order ${order.id} got a card payment while it was held.`);
  return made;
}

/** The session as the provider has it; undefined when it turned out to be ended, which our row says then. */
async function sessionOf(ctx: Context, payment: PaymentRow): Promise<ProviderIntent | undefined> {
  const { intent_id: intentId } = payment;
  if (intentId === null || payment.status === 'cancelled') return createIntent(ctx, payment);
  try {
    const intent = await callProvider(ctx, (payments) => payments.retrieveIntent(intentId));
    const status = paymentStatusOf(intent);
    if (status === 'processing' || status === 'succeeded') throw beingPaid();
    if (status !== 'cancelled') return intent;
    await applyIntent(ctx, intent);
  } catch (error) {
    if (!(error instanceof UnknownAtProviderError)) throw error;
    await forgetIntent(ctx, intentId);
  }
  return undefined;
}

/** The client secret once provider, row and order agree on the amount; undefined to look again. */
async function atPrice(
  ctx: Context,
  payment: PaymentRow,
  intent: ProviderIntent,
  finalMinor: number,
): Promise<string | undefined> {
  if (intent.amountMinor === finalMinor && payment.amount_minor === finalMinor) return intent.clientSecret;
  try {
    if (intent.amountMinor !== finalMinor) await changeAmount(ctx, payment.id, intent.id, finalMinor);
  } catch (error) {
    if (error instanceof IntentClosedError) return undefined;
    throw error;
  }
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    if (order?.final_minor !== finalMinor) return undefined;
    await updatePayment(trx, payment.id, { amount_minor: finalMinor });
    return intent.clientSecret;
  });
}
