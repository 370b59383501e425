import type { OtherMethod } from '@aw/contracts/payments/staff';
import { sql } from 'kysely';
import type { Database } from '../database';
import type { PaymentRow } from './card-payments.queries';

export type RecordedPayment = {
  orderId: string;
  method: OtherMethod;
  amountMinor: number;
  currency: string;
  reference: string;
  adminId: string;
  at: Date;
};

type Transfer = Pick<RecordedPayment, 'method' | 'reference'>;

/** Finds money that was recorded with a reference before, in any case, for any order. */
export async function findRecordedPayment(db: Database, { method, reference }: Transfer) {
  return db
    .selectFrom('payments')
    .select(['order_id', 'amount_minor'])
    .where('method', '=', method)
    .where(sql`lower(reference)`, '=', reference.toLowerCase())
    .executeTakeFirst();
}

/** Lets only one transaction at a time record money with a reference. */
export async function lockReference(trx: Database, { method, reference }: Transfer): Promise<void> {
  const name = `transfer ${method} ${reference.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** Inserts a received payment by another way than card. */
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
