import { mayMove, type OrderStatus } from '@aw/contracts/order-states';
import { type OrderRow, sumOrderMoney } from '@aw/db';
import { refundableMinor } from '@aw/pricing';
import type { PersonContext } from '../../../context';
import { moveOrder } from '../move-order';
import { holdOrder } from '../open-order';
import { withdrawableUntil } from '../order.mapper';
import { startRefund } from '../payment/start-refund';
import { wayBack } from '../payment/way-back';
import { withdrawalOver } from './customer.errors';

/**
 * Withdraws from a paid contract; the acknowledgement is mailed in the same transaction. Before work began all that was
 * paid goes back, by hand where it did not come by card; afterwards staff decide the share. Throws 409 `orders.move`, also after the 14 days.
 */
export async function withdrawOrder(ctx: PersonContext, orderId: string): Promise<OrderRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const order = await holdOrder(trx, ctx.userId, orderId);
    // The column's check allows exactly the states of the contract.
    const isMove = mayMove(order.status as OrderStatus, 'withdraw', 'customer');
    if (isMove && withdrawableUntil(order, ctx.now()) === null) throw withdrawalOver();
    const { receivedMinor, refundedMinor, promisedMinor } = await sumOrderMoney(trx, orderId);
    const isBegun = order.status === 'in_progress';
    const amountMinor = isBegun ? 0 : refundableMinor(receivedMinor, [refundedMinor, promisedMinor]);
    const detail = { ...(amountMinor > 0 ? { amountMinor } : {}), ...(await wayBack(ctx, trx, orderId)) };
    const moved = await moveOrder(ctx, trx, order, 'withdraw', { by: 'customer' }, detail);
    if (amountMinor > 0)
      await startRefund(ctx, trx, moved, {
        amountMinor,
        reason: 'Withdrawn from the contract before the work began.',
        cause: 'withdrawal',
        requestKey: `withdrawal:${orderId}`,
      });
    return moved;
  });
}
