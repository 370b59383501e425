import { serviceOf } from '@aw/contracts/orders/services';
import type { StaffDispute } from '@aw/contracts/orders/staff-shapes';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as paymentQueries from '@aw/db/payments';
import { type Evidence, PaymentsRefusedError } from '../../../adapters/payments/payment-provider';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { invalidRequest } from '../../../errors/feature-error';
import { orderNotFound } from '../../orders/order.errors';
import { lockAnyOrder } from '../../orders/order-access';
import { toStaffDispute } from '../../orders/staff-order.mapper';
import { askProvider, callProvider } from '../call-provider';
import { evidenceRefused, notFound } from '../payment.errors';
import { applyDispute } from './settle-dispute';

/** States in which the provider accepts evidence. */
const openForEvidence = ['needs_response', 'warning_needs_response'];

/**
 * Sends an order's facts and the statement of staff to the provider as evidence. The provider accepts it only once.
 *
 * @throws 404, 400 for a dispute that no longer accepts evidence or evidence that the provider refuses, and 503
 * `payments.unavailable`.
 */
export async function submitEvidence(
  ctx: StaffContext,
  disputeId: string,
  statement: string,
): Promise<StaffDispute> {
  const dispute = await paymentQueries.findDispute(ctx.db, disputeId);
  if (!dispute) throw notFound('dispute');
  const order = await orders.find(ctx.db, dispute.order_id);
  if (!order) throw orderNotFound();
  const current = await callProvider(ctx, (payments) => payments.retrieveDispute(disputeId));
  if (!openForEvidence.includes(current.status)) {
    await applyDispute(ctx, current);
    throw invalidRequest(
      'You can no longer submit evidence. It has already been submitted, or the dispute is closed.',
    );
  }
  const evidence = evidenceOf(order, statement);
  const sent = await askProvider(ctx.payments, (payments) =>
    payments.submitEvidence(disputeId, evidence),
  ).catch((error: Error) => {
    // The provider refuses this evidence, not payments, so nobody is alerted.
    throw error.cause instanceof PaymentsRefusedError ? evidenceRefused(error.cause.message) : error;
  });
  const row = await inTransaction(ctx, async (ctx) => {
    await lockAnyOrder(ctx.db, order.id);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.evidence_sent',
      target: `order:${order.id}`,
      before: { disputeId, status: dispute.status },
      after: { status: sent.status },
    });
    return paymentQueries.updateDispute(ctx.db, disputeId, { submitted_at: ctx.now() });
  });
  // The bank may have decided at once.
  await applyDispute(ctx, sent);
  return toStaffDispute((await paymentQueries.findDispute(ctx.db, disputeId)) ?? row, order.currency);
}

function evidenceOf(order: OrderRow, statement: string): Evidence {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;
  const delivered = order.delivered_at ? `, delivered on ${day(order.delivered_at)}` : '';
  return {
    customerName: order.name,
    customerEmail: order.email,
    productDescription: `${serviceOf(order.service).title}, ${order.word_count} words, order ${order.id} of ${day(order.placed_at ?? order.created_at)}${delivered}`,
    serviceDate: day(order.delivered_at),
    statement,
  };
}
