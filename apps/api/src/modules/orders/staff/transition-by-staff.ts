import { canTransition } from '@aw/contracts/orders/states';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { illegalTransition, orderNotFound } from '../order.errors';
import { lockAnyOrder } from '../order-access';
import { transitionOrder } from '../transition-order';

type Input = { move: 'start' | 'complete' | 'cancel' | 'stop'; reason: string };

/**
 * Starts work, accepts it for the customer, cancels an unpaid order and refunds its partial payments, or stops a paid
 * order, whose refund staff decide later. Throws 404, 409 `orders.move`, and the errors of cancelIntent.
 */
export async function transitionByStaff(ctx: StaffContext, orderId: string, input: Input): Promise<void> {
  const { move, reason } = input;
  if (move === 'cancel') await cancelIntent(ctx, orderId);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    if (move === 'cancel') await ctx.settlement.checkIntentEnded(ctx, orderId);
    const isEnd = move === 'cancel' || move === 'stop';
    const detail = { reason, ...(isEnd ? await ctx.settlement.refundMethodLeft(ctx, orderId) : {}) };
    const moved = await transitionOrder(ctx, order, move, { by: 'staff', admin: ctx.admin }, detail);
    if (move === 'cancel') await ctx.settlement.refundRest(ctx, moved, { reason, admin: ctx.admin });
    if (move === 'stop') await orders.replaceOpenExtension(ctx.db, orderId, ctx.now());
  });
}

/** Cancels the payment intent, so that nobody pays for a cancelled order. Called before the order is locked. */
async function cancelIntent(ctx: StaffContext, orderId: string): Promise<void> {
  const order = await orders.find(ctx.db, orderId);
  if (!order) throw orderNotFound();
  const status = order.status;
  if (!canTransition(status, 'cancel', 'staff')) throw illegalTransition(status, 'cancel');
  await ctx.settlement.cancelIntent(ctx, order);
}
