import * as orders from '@aw/db/orders';
import type { Context } from '../../../context';

/** Returns payments, refunds and disputes of an order with the provider's ids; amounts in minor units. */
export async function listEvidenceMoney(ctx: Context, orderId: string) {
  const [payments, refunds, disputes] = await Promise.all([
    orders.listPaymentsForStaff(ctx.db, orderId),
    orders.listRefundsForStaff(ctx.db, orderId),
    orders.listDisputesForStaff(ctx.db, orderId),
  ]);
  return {
    payments: payments.map((row) => ({
      method: row.method,
      status: row.status,
      currency: row.currency,
      amountMinor: row.amount_minor,
      receivedMinor: row.received_minor,
      intent: row.intent_id,
      charge: row.charge_id,
      card: row.card_last4 && { brand: row.card_brand, last4: row.card_last4 },
      reference: row.reference,
      succeededAt: row.succeeded_at,
    })),
    refunds: refunds.map((row) => ({
      amountMinor: row.amount_minor,
      reason: row.reason,
      cause: row.cause,
      status: row.status,
      providerId: row.provider_id,
      createdAt: row.created_at,
      settledAt: row.settled_at,
    })),
    disputes: disputes.map((row) => ({
      id: row.id,
      amountMinor: row.amount_minor,
      reason: row.reason,
      status: row.status,
      createdAt: row.created_at,
      closedAt: row.closed_at,
    })),
  };
}
