import type { Database } from '../database';

/** Lists payments of an order, oldest first, with the usernames of staff who recorded them. */
export async function listPaymentsForStaff(db: Database, orderId: string) {
  return db
    .selectFrom('payments as p')
    .leftJoin('admin_users as a', 'a.id', 'p.admin_id')
    .selectAll('p')
    .select('a.username as recorded_by')
    .where('p.order_id', '=', orderId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}
export type StaffPaymentRow = Awaited<ReturnType<typeof listPaymentsForStaff>>[number];

/** Lists refunds of an order, oldest first, with the method of the payment and the usernames behind each. */
export async function listRefundsForStaff(db: Database, orderId: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('admin_users as asked', 'asked.id', 'r.requested_by')
    .leftJoin('admin_users as agreed', 'agreed.id', 'r.approved_by')
    .selectAll('r')
    .select(['p.method', 'asked.username as requested_by_name', 'agreed.username as approved_by_name'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}
export type StaffRefundRow = Awaited<ReturnType<typeof listRefundsForStaff>>[number];

/** Lists disputes of an order, oldest first. */
export async function listDisputesForStaff(db: Database, orderId: string) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type StaffDisputeRow = Awaited<ReturnType<typeof listDisputesForStaff>>[number];

/** Lists decisions about the places of an order, in order, with the law that barred it. */
export async function listDecisionsForStaff(db: Database, orderId: string) {
  return db
    .selectFrom('jurisdiction_decisions as d')
    .leftJoin('jurisdiction_rules as r', 'r.id', 'd.rule_id')
    .selectAll('d')
    .select('r.law')
    .where('d.order_id', '=', orderId)
    .orderBy('d.id')
    .execute();
}
export type StaffDecisionRow = Awaited<ReturnType<typeof listDecisionsForStaff>>[number];
