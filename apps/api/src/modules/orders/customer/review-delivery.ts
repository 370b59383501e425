import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { decideChange } from '../../jurisdictions/check-jurisdiction';
import { lockOwnOrder } from '../order-access';
import { transitionOrder } from '../transition-order';
import { takeMessageLimit, writeMessage } from './send-message';

/** Accepts delivered work. Throws 409 `orders.move` for an order in another status. */
export async function acceptOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    return transitionOrder(ctx, order, 'complete', { by: 'customer' });
  });
}

/**
 * Asks for a revision of delivered work, with a message that says what should change. Throws 409 `orders.move` for an
 * order in another status, and 451 if the message asks for writing that is barred.
 */
export async function askRevision(
  ctx: UserContext,
  orderId: string,
  message: { body: string; fileIds: string[] },
  headerCountries: readonly string[],
): Promise<OrderRow> {
  await takeMessageLimit(ctx);
  const revised = await inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    // The message counts as a part of the brief.
    const extendedOrder = {
      ...order,
      extra_requirements: `${order.extra_requirements ?? ''}\n${message.body}`,
    };
    const refusal = await decideChange(ctx.db, order, {
      order: extendedOrder,
      orderId,
      userId: ctx.userId,
      headerCountries,
    });
    if (refusal) return refusal;
    const moved = await transitionOrder(ctx, order, 'ask_revision', { by: 'customer' });
    await writeMessage(ctx.db, order, message);
    return moved;
  });
  if (revised instanceof FeatureError) throw revised;
  return revised;
}
