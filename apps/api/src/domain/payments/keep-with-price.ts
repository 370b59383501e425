import { setTimeout } from 'node:timers/promises';
import { type Database, findAskedAmount, lockOrder, type OrderRow } from '@aw/db';
import type { UserContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { changedElsewhere } from '../orders/draft.errors';
import { finalMinorOf } from '../orders/order.mapper';
import { lockOwnOrder, openOrder } from '../orders/order-access';
import type { PriceColumns } from '../orders/order-pricing';
import { syncAmount } from './sync-amount';

const tries = 7;

/** The longest first pause; each later one may be twice as long, so that of many who change at once somebody gets through. */
const pauseMs = 40;

type Change = {
  /** The order as it is to be; throws what speaks against it. It is asked twice, the second time with the order held. */
  plan: (db: Database, order: OrderRow) => Promise<OrderRow>;
  /** Keeps the plan; a refusal that it gives is committed with what it wrote, and thrown afterwards. */
  keep: (trx: Database, held: OrderRow, planned: OrderRow) => Promise<OrderRow | FeatureError>;
};

/**
 * Changes an order that may have a payment session: the session is brought to the new price first, with nothing held,
 * and the change is kept only while both agree. Throws 409 `orders.paying`, 503 `payments.unavailable`, and 503
 * `server.busy` when others change it all the time.
 */
export async function keepWithPrice(ctx: UserContext, orderId: string, change: Change): Promise<OrderRow> {
  let isAsked = false;
  try {
    for (let left = tries; left > 0; left -= 1) {
      const planned = await change.plan(ctx.db, await openOrder(ctx.db, ctx.userId, orderId));
      if (await isAskedOtherwise(ctx.db, planned)) {
        isAsked = true;
        await syncAmount(ctx, planned);
      }
      const kept = await keepIfAgreed(ctx, orderId, change);
      if (kept instanceof FeatureError) throw kept;
      if (kept) return kept;
      await setTimeout(Math.random() * pauseMs * 2 ** (tries - left));
    }
    throw changedElsewhere();
  } catch (error) {
    if (isAsked) await askForKeptPrice(ctx, orderId);
    throw error;
  }
}

/** Undefined when somebody else changed the order, or began to pay it, in between. */
async function keepIfAgreed(ctx: UserContext, orderId: string, { plan, keep }: Change) {
  return ctx.db.transaction().execute(async (trx) => {
    const held = await lockOwnOrder(trx, ctx.userId, orderId);
    const next = await plan(trx, held);
    return (await isAskedOtherwise(trx, next)) ? undefined : keep(trx, held, next);
  });
}

/** Nothing was kept, so the session goes back to the price that the order has once nobody holds it. */
async function askForKeptPrice(ctx: UserContext, orderId: string): Promise<void> {
  let asked: number | undefined;
  for (let left = tries; left > 0; left -= 1) {
    const order = await ctx.db.transaction().execute((trx) => lockOrder(trx, orderId));
    if (!order || !isUnpaid(order) || finalMinorOf(order) === asked) return;
    asked = finalMinorOf(order);
    try {
      await syncAmount(ctx, order);
    } catch (error) {
      // While it is being paid or the provider is away, the price is compared again before anybody pays.
      if (error instanceof FeatureError) return;
      throw error;
    }
  }
}

/** An order with another price. */
export function withPrice(order: OrderRow, price: PriceColumns): OrderRow {
  return { ...order, ...price, final_minor: finalMinorOf(price) };
}

/** Whether an order is not paid yet, so that its price can still be another one. */
export function isUnpaid({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

async function isAskedOtherwise(db: Database, planned: OrderRow): Promise<boolean> {
  if (!isUnpaid(planned)) return false;
  const asked = await findAskedAmount(db, planned.id);
  return asked !== undefined && asked.amount_minor !== finalMinorOf(planned);
}
