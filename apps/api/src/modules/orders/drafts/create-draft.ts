import type { OrderFields } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import { decideJurisdiction } from '../../jurisdictions/check-jurisdiction';
import { type Brief, briefOf, emptyBrief, withFields } from '../draft-fields';
import { getOwnOrder } from '../order-access';
import { takeOrderLimit } from '../order-limits';
import { withNewNumber } from '../order-number';
import { priceDraft } from '../order-pricing';

/**
 * Creates a priced draft from the fields that are filled in. Throws 429 `limits.orders` and 451 `orders.jurisdiction`.
 */
export async function createDraft(
  ctx: UserContext,
  fields: OrderFields,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  return createFromBrief(ctx, withFields(emptyBrief, fields, ctx.now()), headerCountries);
}

/** Creates a draft with the details of an earlier order, at today's price and without the integrity acknowledgement. */
export async function reorder(
  ctx: UserContext,
  orderId: string,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  const order = await getOwnOrder(ctx.db, ctx.userId, orderId);
  const brief = { ...briefOf(order), integrity_acknowledged_at: null, integrity_text: null };
  return createFromBrief(ctx, brief, headerCountries);
}

async function createFromBrief(
  ctx: UserContext,
  brief: Brief,
  headerCountries: readonly string[],
): Promise<OrderRow> {
  await takeOrderLimit(ctx, 'started', ctx.userId);
  const started = await withNewNumber((id) =>
    inTransaction(ctx, async (ctx) => {
      await lockActiveUser(ctx.db, ctx.userId);
      const input = { order: brief, userId: ctx.userId, headerCountries };
      // The transaction commits the log of a refusal, which is thrown afterwards.
      const refusal = await decideJurisdiction(ctx.db, { ...input, orderId: null });
      if (refusal) return refusal;
      const order = await insertDraft(ctx, id, brief);
      await decideJurisdiction(ctx.db, { ...input, orderId: id });
      return order;
    }),
  );
  if (started instanceof FeatureError) throw started;
  return started;
}

/** Stores a draft of the acting person, priced by the current price book. */
async function insertDraft(ctx: UserContext, id: string, brief: Brief): Promise<OrderRow> {
  const price = await priceDraft(ctx.db, brief.word_count, ctx.now());
  return orders.insert(ctx.db, { ...brief, ...price, id, user_id: ctx.userId });
}
