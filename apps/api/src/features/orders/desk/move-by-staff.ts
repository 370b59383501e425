import { mayMove, type OrderStatus } from '@aw/contracts/order-states';
import { findOrder, replaceOpenExtension } from '@aw/db';
import type { StaffContext } from '../../../context';
import { moveOrder } from '../move-order';
import { holdAnyOrder } from '../open-order';
import { illegalMove, orderNotFound } from '../order.errors';
import { checkIntentEnded, endIntent } from '../payment/end-intent';
import { giveBackRest } from '../payment/give-back-rest';
import { wayBack } from '../payment/way-back';

type Input = { move: 'start' | 'complete' | 'cancel' | 'stop'; reason: string };

/**
 * Starts the work, accepts it for the customer, ends an unpaid order with what was paid of it in part given back, or
 * stops a paid one, whose money staff then give back. Throws 404, 409 `orders.move`, and what ending the session throws.
 */
export async function moveByStaff(ctx: StaffContext, orderId: string, input: Input): Promise<void> {
  const { move, reason } = input;
  if (move === 'cancel') await endPayment(ctx, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    const order = await holdAnyOrder(trx, orderId);
    if (move === 'cancel') await checkIntentEnded(ctx, trx, orderId);
    const isEnd = move === 'cancel' || move === 'stop';
    const detail = { reason, ...(isEnd ? await wayBack(ctx, trx, orderId) : {}) };
    const moved = await moveOrder(ctx, trx, order, move, { by: 'staff', admin: ctx.admin }, detail);
    if (move === 'cancel') await giveBackRest(ctx, trx, moved, { reason, admin: ctx.admin });
    if (move === 'stop') await replaceOpenExtension(trx, orderId, ctx.now());
  });
}

/** An ended order must not be payable any more; the provider is asked before the order is held. */
async function endPayment(ctx: StaffContext, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw orderNotFound();
  const status = order.status as OrderStatus;
  if (!mayMove(status, 'cancel', 'staff')) throw illegalMove(status, 'cancel');
  await endIntent(ctx, order);
}
