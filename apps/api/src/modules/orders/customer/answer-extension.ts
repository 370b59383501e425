import { isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { extensionClosed } from '../order.errors';
import { lockOwnOrder } from '../order-access';
import { recordOrderEvent } from '../transition-order';

/** Accepts a later deadline or keeps the old one. Throws 409 `orders.extension` if it is no longer proposed. */
export async function answerExtension(
  ctx: UserContext,
  orderId: string,
  { extensionId, isAccepted }: { extensionId: string; isAccepted: boolean },
): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    if (!isWorkDue(order.status)) throw extensionClosed();
    const status = isAccepted ? 'accepted' : 'declined';
    const extension = await orders.answerExtension(ctx.db, orderId, extensionId, { status, at: ctx.now() });
    if (!extension) throw extensionClosed();
    const change = isAccepted ? { due_at: extension.due_at, late_at: null } : {};
    const changed = await orders.update(ctx.db, orderId, change);
    const kind = isAccepted ? 'extension_accepted' : 'extension_declined';
    await recordOrderEvent(ctx, changed, kind, { by: 'customer' }, { dueAt: extension.due_at.toISOString() });
    return changed;
  });
}
