import { counted } from '@aw/contracts/duration-text';
import * as orders from '@aw/db/orders';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { attemptAll } from '../../../jobs/attempt-all';
import { lockAnyOrder } from '../order-access';
import { cancelUnpaid, unpaidBefore } from './cancel-unpaid';
import { settleSilence, silentBefore } from './complete-delivered';
import { settleLateness } from './refund-late-work';

const batch = 100;

type List = typeof orders.listLateOrders;
type Settle = (ctx: Context, orderId: string) => Promise<void>;

/**
 * Does what is due for orders: late work and its compensation, reminders, silent acceptance, and the end of unpaid orders.
 * An order that fails does not hold up the others.
 */
export async function runScheduledOrders(ctx: Context): Promise<void> {
  const now = ctx.now();
  await attemptAll(
    async ({ attempt }) => {
      const each = (list: List, moment: Date, settle: Settle) =>
        attempt(async () => {
          for await (const orderId of idsOf(ctx, list, moment)) await attempt(() => settle(ctx, orderId));
        });
      await each(orders.listLateOrders, now, settleLate);
      await each(orders.listSilentOrders, silentBefore(now), settleSilence);
      await each(orders.listUnpaidOrders, unpaidBefore(now), cancelUnpaid);
    },
    (failures) => `${counted(failures, 'scheduled step')} of orders failed. The next run tries again.`,
  );
}

async function settleLate(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await settleLateness(ctx, await lockAnyOrder(ctx.db, orderId));
  });
}

async function* idsOf(ctx: Context, list: List, moment: Date): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const ids = await list(ctx.db, moment, { after, limit: batch });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    after = last;
  }
}
