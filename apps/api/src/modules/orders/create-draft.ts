import type { OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { judgePlaces } from '../jurisdictions/check-jurisdiction';
import { type Brief, emptyBrief, withFields } from './draft-fields';
import { takeOrderLimit } from './order-limits';
import { withNewNumber } from './order-number';
import { priceDraft } from './order-pricing';

/** Starts a priced draft with what is known already. Throws 429 `limits.orders` and 451 `orders.jurisdiction`. */
export async function createDraft(
  ctx: UserContext,
  fields: OrderFields,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  return startWith(ctx, withFields(emptyBrief, fields, ctx.now()), headerCountries);
}

/** The same with a whole brief, as of an earlier order. */
export async function startWith(
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
export async function insertDraft(ctx: UserContext, id: string, brief: Brief): Promise<OrderRow> {
  const price = await priceDraft(ctx.db, brief.word_count, ctx.now());
  return orders.insertOrder(ctx.db, { ...brief, ...price, id, user_id: ctx.userId });
}
