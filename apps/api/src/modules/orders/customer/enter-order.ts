import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { FastifyRequest } from 'fastify';
import type { UserContext } from '../../../context';
import { countAttempt } from '../../../server/limits/throttle';
import { invalidLink } from '../order.errors';
import { opensOrder } from '../order-link';

/** Gives a session access to an order by the key of its mailed link. Throws 404 `orders.link` and 429. */
export async function enterOrder(
  ctx: UserContext,
  request: FastifyRequest,
  orderId: string,
  key: string,
): Promise<OrderRow> {
  const attempts = await countAttempt(ctx, 'order-link', orderId, request.ip);
  const order = await orders.find(ctx.db, orderId);
  if (!order || !opensOrder(ctx, order, key)) throw invalidLink();
  await attempts.forget();
  if (order.user_id !== ctx.userId)
    await orders.upsertAccess(ctx.db, { orderId, userId: ctx.userId, linkVersion: order.link_version });
  return order;
}
