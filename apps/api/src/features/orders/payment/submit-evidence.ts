import { serviceOf } from '@aw/contracts/order-services';
import type { StaffDispute } from '@aw/contracts/staff-order-shapes';
import { findDispute, findOrder, insertAudit, type OrderRow, updateDispute } from '@aw/db';
import type { Evidence } from '../../../adapters/payments/payment-provider';
import type { StaffContext } from '../../../context';
import { invalidRequest } from '../../../feature-error';
import { toStaffDispute } from '../desk/staff-order.mapper';
import { holdAnyOrder } from '../open-order';
import { orderNotFound } from '../order.errors';
import { askProvider } from './ask-provider';
import { nothingThere } from './payment.errors';
import { applyDispute } from './settle-dispute';

/** In which states the provider still takes evidence. */
const openForEvidence = ['needs_response', 'warning_needs_response'];

/**
 * Sends an order's facts and the words of staff to the provider as evidence, which it takes once. Throws 404, 400 for a
 * dispute that takes none any more, and 503 `payments.unavailable`.
 */
export async function submitEvidence(
  ctx: StaffContext,
  disputeId: string,
  statement: string,
): Promise<StaffDispute> {
  const known = await findDispute(ctx.db, disputeId);
  if (!known) throw nothingThere('dispute');
  const order = await findOrder(ctx.db, known.order_id);
  if (!order) throw orderNotFound();
  const now = await askProvider(ctx, (payments) => payments.readDispute(disputeId));
  if (!openForEvidence.includes(now.status)) {
    await applyDispute(ctx, now);
    throw invalidRequest('This dispute takes no more evidence: it was sent, or the dispute is closed.');
  }
  const evidence = evidenceOf(order, statement);
  const sent = await askProvider(ctx, (payments) => payments.submitEvidence(disputeId, evidence));
  const row = await ctx.db.transaction().execute(async (trx) => {
    await holdAnyOrder(trx, order.id);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'order.evidence_sent',
      target: `order:${order.id}`,
      before: { disputeId, status: known.status },
      after: { status: sent.status },
    });
    return updateDispute(trx, disputeId, { submitted_at: ctx.now() });
  });
  // The bank may have decided at once.
  await applyDispute(ctx, sent);
  return toStaffDispute((await findDispute(ctx.db, disputeId)) ?? row);
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
