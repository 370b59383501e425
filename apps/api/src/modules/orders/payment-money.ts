import type { Database } from '@aw/db';
import type { PaymentMoneyRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { entitledMinor, type PaymentMoney, refundableMinor } from '@aw/pricing';

/** One payment of an order with the parts of its money, in minor units. */
export type MoneyPart = PaymentMoney & { paymentId: string; method: string; lostMinor: number };

/** Returns the money of an order by payment: by card first, then the oldest. */
export async function listMoneyParts(db: Database, orderId: string): Promise<MoneyPart[]> {
  return (await payments.listPaymentMoney(db, orderId)).map(toMoneyPart);
}

/** Returns what is left for refunds that the customer is entitled to, over all payments; minor units. */
export function sumEntitled(parts: readonly MoneyPart[]): number {
  return parts.reduce((sum, part) => sum + entitledMinor(part), 0);
}

/** Returns what staff can still ask for, over all payments; minor units. */
export function sumRefundable(parts: readonly MoneyPart[]): number {
  return parts.reduce((sum, part) => sum + refundableMinor(part), 0);
}

function toMoneyPart(row: PaymentMoneyRow): MoneyPart {
  return {
    paymentId: row.id,
    method: row.method,
    receivedMinor: row.received_minor,
    refundedMinor: row.refunded_minor,
    pendingMinor: row.pending_minor,
    requestedMinor: row.requested_minor,
    disputedMinor: row.disputed_minor,
    lostMinor: row.lost_minor,
  };
}
