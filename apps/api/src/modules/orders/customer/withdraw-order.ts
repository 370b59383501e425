import { canTransition } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { withdrawalOver } from '../order.errors';
import { withdrawableUntil } from '../order.mapper';
import { lockOwnOrder } from '../order-access';
import { listMoneyParts, sumEntitled } from '../payment-money';
import { transitionOrder } from '../transition-order';

/**
 * Withdraws from a paid contract and emails the acknowledgement in the same transaction. Before work has begun everything
 * is refunded, including refunds that wait for approval; staff send what did not come by card. Once work has begun, staff
 * decide the share.
 *
 * @throws 409 `orders.move`, also after 14 days.
 */
export async function withdrawOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    const isPossible = canTransition(order.status, 'withdraw', 'customer');
    if (isPossible && withdrawableUntil(order, ctx.now()) === null) throw withdrawalOver();
    const hasBegun = order.status === 'in_progress';
    const amountMinor = hasBegun ? 0 : sumEntitled(await listMoneyParts(ctx.db, orderId));
    const detail = {
      ...(amountMinor > 0 ? { amountMinor } : {}),
      ...(await ctx.settlement.refundMethodLeft(ctx, orderId)),
    };
    const moved = await transitionOrder(ctx, order, 'withdraw', { by: 'customer' }, detail);
    if (amountMinor > 0)
      await ctx.settlement.requestRefund(ctx, moved, {
        amountMinor,
        reason: 'Withdrawn from the contract before work started.',
        cause: 'withdrawal',
        isOwed: true,
        requestKey: `withdrawal:${orderId}`,
      });
    return moved;
  });
}
