import { hash } from 'node:crypto';
import * as orders from '@aw/db/orders';
import type { FastifyRequest } from 'fastify';
import { secondsPerDay, secondsPerHour } from '../../../config/durations';
import type { Context, NetworkContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { countAttempt } from '../../../server/limits/throttle';
import { networkOf } from '../../../server/network';
import { notifyOfLink } from '../notify-customer';

/** Links of one address per day, as a multiple of the limit for one order. */
const addressFactor = 4;

const addressHash = (email: string) => hash('sha256', email.toLowerCase(), 'base64url');

type LinkRequest = { orderId: string; email: string };

/**
 * Enqueues a request for an order's link. The job checks whether number and address belong together, so that the response
 * and its time are the same for every pair. Throws 429 after too many requests.
 */
export async function requestOrderLink(
  ctx: Context,
  request: FastifyRequest,
  body: LinkRequest,
): Promise<void> {
  await countAttempt(ctx, 'order-mail', body.orderId, request.ip);
  await ctx.jobs.enqueue(ctx.db, 'send-order-link', { ...body, place: networkOf(ctx, request.ip) });
}

/** Mails the link if the order was placed with this address, limited per hour for an order and per day for an address. */
export async function sendOrderLink(ctx: NetworkContext, { orderId, email }: LinkRequest): Promise<void> {
  const order = await orders.find(ctx.db, orderId);
  if (!order?.email || order.status === 'draft' || order.email.toLowerCase() !== email.toLowerCase()) return;
  const { LIMIT_MAILED_LINKS: perOrder } = ctx.config;
  try {
    await ctx.limits.take('order-link-mails', orderId, perOrder, secondsPerHour);
    // Anybody can place any number of orders with any address.
    await ctx.limits.take(
      'order-link-addresses',
      addressHash(email),
      perOrder * addressFactor,
      secondsPerDay,
    );
  } catch (error) {
    if (error instanceof FeatureError) return;
    throw error;
  }
  await inTransaction(ctx, (ctx) => notifyOfLink(ctx, order));
}
