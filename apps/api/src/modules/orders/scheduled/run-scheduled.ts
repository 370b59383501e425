import { formatCount } from '@aw/contracts/duration-text';
import * as orders from '@aw/db/orders';
import type { Context } from '../../../context';
import { rowsInBatches } from '../../../database/batches';
import { inTransaction } from '../../../database/in-transaction';
import { attemptAll } from '../../../jobs/attempt-all';
import { lockAnyOrder } from '../order-access';
import { cancelUnpaid, unpaidBefore } from './cancel-unpaid';
import { remindOrComplete, silentBefore } from './complete-delivered';
import { refundLateWork } from './refund-late-work';

const batchSize = 100;

type ListIds = typeof orders.listLate;
type Settle = (ctx: Context, orderId: string) => Promise<void>;

/**
 * Handles orders whose time has come: refunds for late work, reminders and automatic acceptance of delivered work, and
 * cancellation of unpaid orders. An order that fails does not stop the others.
 */
export async function runScheduledOrders(ctx: Context): Promise<void> {
  const now = ctx.now();
  await attemptAll(
    async ({ attempt }) => {
      const each = (list: ListIds, moment: Date, settle: Settle) =>
        attempt(async () => {
          const orderIds = rowsInBatches(batchSize, (last?: string) =>
            list(ctx.db, moment, { after: last ?? '', limit: batchSize }),
          );
          for await (const orderId of orderIds) await attempt(() => settle(ctx, orderId));
        });
      await each(orders.listLate, now, settleLate);
      await each(orders.listSilent, silentBefore(now), remindOrComplete);
      await each(orders.listUnpaid, unpaidBefore(now), cancelUnpaid);
    },
    (failures) => `${formatCount(failures, 'scheduled step')} of orders failed. The next run tries again.`,
  );
}

async function settleLate(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await refundLateWork(ctx, await lockAnyOrder(ctx.db, orderId));
  });
}
