import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { startWith } from '../create-draft';
import { briefOf } from '../draft-fields';
import { openOrder } from '../order-access';

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
