import type { OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import { judgePlaces } from '../../jurisdictions/check-jurisdiction';
import { type Brief, briefOf, emptyBrief, withFields } from '../draft-fields';
import { openOrder } from '../order-access';
import { takeOrderLimit } from '../order-limits';
import { withNewNumber } from '../order-number';
import { priceDraft } from '../order-pricing';

/** Starts a priced draft with what is known already. Throws 429 `limits.orders` and 451 `orders.jurisdiction`. */
export async function createDraft(
  ctx: UserContext,
  fields: OrderFields,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  return startWith(ctx, withFields(emptyBrief, fields, ctx.now()), headerCountries);
}

/** Starts a draft of the acting person with the details of an order, at the price of today; the acknowledgement is given anew. */
export async function reorder(
  ctx: UserContext,
  orderId: string,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  const order = await openOrder(ctx.db, ctx.userId, orderId);
  const brief = { ...briefOf(order), integrity_acknowledged_at: null, integrity_text: null };
  return startWith(ctx, brief, headerCountries);
}

/** The same with a whole brief, as of an earlier order. */
async function startWith(
  ctx: UserContext,
  brief: Brief,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  await takeOrderLimit(ctx, 'started', ctx.userId);
  const started = await withNewNumber((id) =>
    inTransaction(ctx, async (ctx) => {
      await lockActiveUser(ctx.db, ctx.userId);
      const judged = { order: brief, userId: ctx.userId, headerCountries };
      // A refusal is committed with its log, and thrown afterwards.
      const refusal = await judgePlaces(ctx.db, { ...judged, orderId: null });
      if (refusal) return refusal;
      const order = await insertDraft(ctx, id, brief);
      await judgePlaces(ctx.db, { ...judged, orderId: id });
      return order;
    }),
  );
  if (started instanceof FeatureError) throw started;
  return started;
}

/** Stores a draft of the acting person, priced by the book of now. */
async function insertDraft(ctx: UserContext, id: string, brief: Brief): Promise<OrderRow> {
  const price = await priceDraft(ctx.db, brief.word_count, ctx.now());
  return orders.insertOrder(ctx.db, { ...brief, ...price, id, user_id: ctx.userId });
}
