import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import type { RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { entitledMinor, fitRequests } from '@aw/pricing';
import type { Context } from '../../../context';
import { listMoneyParts, type MoneyPart } from '../../orders/payment-money';

type TakenMoney = {
  /** Refunds that took the money; empty if the bank took it. */
  by: readonly RefundRow[];
  /** Reason that staff read. */
  reason: string;
  /** Name in the audit log. */
  actor: string;
};

/**
 * Adjusts the refunds of an order that wait for approval or have failed to the money that is left after other refunds
 * or a lost dispute: each keeps its amount, is reduced, or is closed. The caller holds the order's lock.
 */
export async function fitOpenRefunds(
  ctx: Pick<Context, 'db' | 'now'>,
  order: Pick<OrderRow, 'id'>,
  taken: TakenMoney,
): Promise<void> {
  const own = new Set(taken.by.map(({ id }) => id));
  const open = (await payments.listOpenRefunds(ctx.db, order.id)).filter(({ id }) => !own.has(id));
  if (open.length === 0) return;
  for (const part of await listMoneyParts(ctx.db, order.id)) {
    const refunds = open.filter((refund) => refund.payment_id === part.paymentId);
    const amounts = refunds.map((refund) => refund.amount_minor);
    const fitted = fitRequests(leftOf(part, taken.by), amounts);
    for (const [index, refund] of refunds.entries()) await fitRefund(ctx, refund, fitted[index] ?? 0, taken);
  }
}

/**
 * Returns what is left of a payment, in minor units. Open disputes are undecided, so only lost ones count. The refunds
 * that took the money may themselves wait for approval.
 */
function leftOf(part: MoneyPart, by: readonly RefundRow[]): number {
  const waitingMinor = by
    .filter(({ status, payment_id }) => status === 'awaiting_approval' && payment_id === part.paymentId)
    .reduce((sum, refund) => sum + refund.amount_minor, 0);
  return entitledMinor({ ...part, disputedMinor: part.lostMinor }) - waitingMinor;
}

async function fitRefund(
  ctx: Pick<Context, 'db' | 'now'>,
  refund: RefundRow,
  fittedMinor: number,
  { by, reason, actor }: TakenMoney,
): Promise<void> {
  const { id, status, amount_minor: amountMinor, payment_id: paymentId } = refund;
  if (fittedMinor === amountMinor) return;
  const into = by.find((other) => other.payment_id === paymentId) ?? by[0];
  const change =
    fittedMinor === 0
      ? {
          status: 'declined' as const,
          settled_at: ctx.now(),
          merged_into: into?.id ?? null,
          failure: into ? null : reason,
        }
      : { amount_minor: fittedMinor, reduced_minor: refund.reduced_minor + amountMinor - fittedMinor };
  await payments.updateRefund(ctx.db, id, change);
  await audit.insert(ctx.db, {
    actor,
    verb: 'order.refund_merged',
    target: `order:${refund.order_id}`,
    before: { refundId: id, status, amountMinor },
    after: {
      status: change.status ?? status,
      amountMinor: fittedMinor,
      mergedInto: into?.id ?? null,
      reason,
    },
  });
}
