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
import { alreadyPaid, draftIncomplete, transferRecorded } from './payment.errors';

type Input = { method: OtherMethod; amountMinor: number; reference: string };

/**
 * Records money that did not come by card, and cancels the payment intent first. Parts add up, and the order is paid
 * once the whole price has arrived. Money for an order that has ended is refunded. Recording the same money twice has
 * no effect.
 *
 * @throws 404, 409 `orders.move` and `orders.paying`, 503 `payments.unavailable`, and 409 `payments.recorded` for a
 * reference that belongs to another order or amount.
 */
export async function recordPayment(ctx: StaffContext, orderId: string, input: Input): Promise<void> {
  const unlocked = await orders.find(ctx.db, orderId);
  if (!unlocked) throw orderNotFound();
  if (await isRecorded(ctx.db, orderId, input)) return;
  checkTakesMoney(unlocked);
  await cancelIntent(ctx, unlocked);
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
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.payment_recorded',
      target: `order:${orderId}`,
      after: { paymentId: payment.id, method, amountMinor, isSentBack: returnsMoney(order.status) },
    });
    await markPaid(ctx, order, payment, { by: 'staff', admin: ctx.admin });
  });
}

/** Returns true if a transfer is recorded already. Throws if its reference was used with another order or amount. */
async function isRecorded(db: Database, orderId: string, input: Input): Promise<boolean> {
  const recorded = await payments.findRecordedPayment(db, input);
  if (!recorded) return false;
  if (recorded.order_id !== orderId || recorded.amount_minor !== input.amountMinor)
    throw transferRecorded(recorded.order_id);
  return true;
}

function checkTakesMoney(order: OrderRow): void {
  // Money for an ended order is recorded so that it can be refunded.
  if (returnsMoney(order.status)) return;
  if (order.paid_at || !canTransition(order.status, 'pay', 'staff')) throw alreadyPaid();
  if (!order.placed_at && !isComplete(order)) throw draftIncomplete();
}
