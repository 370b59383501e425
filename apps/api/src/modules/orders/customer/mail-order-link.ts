import { hash } from 'node:crypto';
import * as orders from '@aw/db/orders';
import type { FastifyRequest } from 'fastify';
import type { Context, PlacedContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { placeOf } from '../../../server/place';
import { countAttempt } from '../../../server/security/throttle';
import { notifyOfLink } from '../notify-customer';

const hour = 60 * 60;
const day = 24 * hour;

/** Of how many orders one address gets that many links. */
const ordersOfAddress = 4;

const addressedTo = (email: string) => hash('sha256', email.toLowerCase(), 'base64url');

type Asked = { orderId: string; email: string };

/**
 * Puts the request in the queue. Whether number and address belong together is looked up by the job, so that the answer
 * and its time are the same for every pair. Throws 429 after too many.
 */
export async function askForOrderLink(ctx: Context, request: FastifyRequest, asked: Asked): Promise<void> {
  await countAttempt(ctx, 'order-mail', asked.orderId, request.ip);
  await ctx.jobs.enqueueOrderLink(ctx.db, { ...asked, place: placeOf(ctx, request.ip) });
}

/** The job behind it: mails the link when the order was placed with this address; a few times an hour for an order, and a day for an address. */
export async function sendOrderLink(ctx: PlacedContext, { orderId, email }: Asked): Promise<void> {
  const order = await orders.findOrder(ctx.db, orderId);
  if (!order?.email || order.status === 'draft' || order.email.toLowerCase() !== email.toLowerCase()) return;
  const { LIMIT_MAILED_LINKS: perOrder } = ctx.config;
  try {
    await ctx.limits.take('order-link-mails', orderId, perOrder, hour);
    // Anybody can order with any address, and as often as they like.
    await ctx.limits.take('order-link-addresses', addressedTo(email), perOrder * ordersOfAddress, day);
  } catch (error) {
    if (error instanceof FeatureError) return;
    throw error;
  }
  await inTransaction(ctx, (ctx) => notifyOfLink(ctx, order));
}
