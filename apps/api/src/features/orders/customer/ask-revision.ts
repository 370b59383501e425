import type { OrderRow } from '@aw/db';
import type { PersonContext } from '../../../context';
import { moveOrder } from '../move-order';
import { holdOrder } from '../open-order';
import { takeMessageLimit, writeMessage } from './send-message';

/** Sends delivered work back with what should change, as a message. Throws 409 `orders.move` for an order in another state. */
export async function askRevision(
  ctx: PersonContext,
  orderId: string,
  message: { body: string; fileIds: string[] },
): Promise<OrderRow> {
  await takeMessageLimit(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const order = await holdOrder(trx, ctx.userId, orderId);
    const moved = await moveOrder(ctx, trx, order, 'ask_revision', { by: 'customer' });
    await writeMessage(trx, order, message);
    return moved;
  });
}
