import { canTransition, returnsMoney } from '@aw/contracts/orders/states';
import type { OtherMethod } from '@aw/contracts/payments/staff';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { isComplete } from '../orders/check-placeable';
import { orderNotFound } from '../orders/order.errors';
import { lockAnyOrder } from '../orders/order-access';
import { cancelIntent, checkIntentEnded } from './intents/order-intent';
import { markPaid } from './mark-paid';
import { alreadyPaid, notPlaced, transferRecorded } from './payment.errors';

type Input = { method: OtherMethod; amountMinor: number; reference: string };

/**
 * Records money that came another way than by card; parts add up, and the order is paid once all of its price is there.
 * Money for an order that has ended is recorded to be sent back. The payment intent is ended first. The same money sent twice is recorded once. Throws 404, 409 `orders.move`, 409
 * `orders.paying`, 503 `payments.unavailable`, and 409 `payments.recorded` for a reference of another order or amount.
 */
export async function recordPayment(ctx: StaffContext, orderId: string, input: Input): Promise<void> {
  const seen = await orders.findOrder(ctx.db, orderId);
  if (!seen) throw orderNotFound();
  if (await isRecorded(ctx.db, orderId, input)) return;
  checkTakesMoney(seen);
  await cancelIntent(ctx, seen);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    await payments.lockReference(ctx.db, input);
    if (await isRecorded(ctx.db, orderId, input)) return;
    checkTakesMoney(order);
    await checkIntentEnded(ctx, orderId);
    const { method, amountMinor, reference } = input;
    const payment = await payments.insertRecordedPayment(ctx.db, {
      orderId,
      method,
      amountMinor,
      reference,
      currency: order.currency,
      adminId: ctx.admin.id,
      at: ctx.now(),
    });
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.payment_recorded',
      target: `order:${orderId}`,
      after: { paymentId: payment.id, method, amountMinor, isSentBack: returnsMoney(order.status) },
    });
    await markPaid(ctx, order, payment, { by: 'staff', admin: ctx.admin });
  });
}

/** A reference belongs to one transfer: the same one with another order or amount is a mistake. */
async function isRecorded(db: Database, orderId: string, input: Input): Promise<boolean> {
  const known = await payments.findRecordedPayment(db, input);
  if (!known) return false;
  if (known.order_id !== orderId || known.amount_minor !== input.amountMinor)
    throw transferRecorded(known.order_id);
  return true;
}

function checkTakesMoney(order: OrderRow): void {
  // It has arrived, and recording it is how it gets back.
  if (returnsMoney(order.status)) return;
  if (order.paid_at || !canTransition(order.status, 'pay', 'staff')) throw alreadyPaid();
  if (!order.placed_at && !isComplete(order)) throw notPlaced();
}
