import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { judgeChange } from '../../jurisdictions/check-jurisdiction';
import { lockOwnOrder } from '../order-access';
import { transitionOrder } from '../transition-order';
import { takeMessageLimit, writeMessage } from './send-message';

/** Accepts delivered work. Throws 409 `orders.move` for an order in another state. */
export async function acceptOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    return transitionOrder(ctx, order, 'complete', { by: 'customer' });
  });
}

/**
 * Sends delivered work back with what should change, as a message. Throws 409 `orders.move` for an order in another
 * state, and 451 where the message asks for writing that is barred.
 */
export async function askRevision(
  ctx: UserContext,
  orderId: string,
  message: { body: string; fileIds: string[] },
  headerCountries: readonly string[],
): Promise<OrderRow> {
  await takeMessageLimit(ctx);
  const asked = await inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    // What should change is a part of the brief from now on.
    const judged = { ...order, extra_requirements: `${order.extra_requirements ?? ''}\n${message.body}` };
    const refusal = await judgeChange(ctx.db, order, {
      order: judged,
      orderId,
      userId: ctx.userId,
      headerCountries,
    });
    if (refusal) return refusal;
    const moved = await transitionOrder(ctx, order, 'ask_revision', { by: 'customer' });
    await writeMessage(ctx.db, order, message);
    return moved;
  });
  if (asked instanceof FeatureError) throw asked;
  return asked;
}
