import type { Database } from '../database';
import type { PaymentRow } from './card-payments.queries';

export type RecordedPayment = {
  orderId: string;
  method: string;
  amountMinor: number;
  currency: string;
  reference: string;
  adminId: string;
  at: Date;
};

/** Whether money with this reference was recorded for an order before. */
export async function isPaymentRecorded(
  db: Database,
  payment: Pick<RecordedPayment, 'orderId' | 'method' | 'amountMinor' | 'reference'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', payment.orderId)
    .where('method', '=', payment.method)
    .where('amount_minor', '=', payment.amountMinor)
    .where('reference', '=', payment.reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds money that came another way than by card and is there already. */
export async function insertRecordedPayment(trx: Database, payment: RecordedPayment): Promise<PaymentRow> {
  return trx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      method: payment.method,
      status: 'succeeded',
      currency: payment.currency,
      amount_minor: payment.amountMinor,
      received_minor: payment.amountMinor,
      reference: payment.reference,
      admin_id: payment.adminId,
      succeeded_at: payment.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
