import { serviceOf } from '@aw/contracts/orders/services';
import type { OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';
import type { Database, OrderRow } from '@aw/db';
import type { Context } from '../../context';
import type { Mail } from '../../mail/mail';
import { plainWords } from '../../mail/one-line';
import { isMailed, isProgress, type OrderFacts } from '../../mail/order-mail';
import { queueMail } from '../../mail/queue-mail';
import { orderAddress } from './order-link';

/**
 * Mails the customer a step of their order; nothing for steps of their own, and when the order has no address or person
 * any more. Until it is paid, what staff did not do themselves has the limit of mails that strangers cause.
 */
export async function notifyCustomer(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  step: OrderEventKind,
  detail: OrderEvent['detail'],
  { isByStaff = false } = {},
): Promise<void> {
  if (!isMailed(step)) return;
  const kind = isProgress(step) ? 'order_progress' : 'order_step';
  const mail = { kind, ...factsOf(ctx, order), step, detail, at: ctx.now() } as const;
  await tell(ctx, trx, order, mail, isByStaff || order.paid_at !== null);
}

/** Mails the customer what their writer or support wrote. */
export async function notifyOfMessage(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  message: { from: 'writer' | 'support'; name: string; body: string },
): Promise<void> {
  const { from, name, body } = message;
  await tell(ctx, trx, order, { kind: 'order_message', ...factsOf(ctx, order), from, name, body });
}

/** Mails the way to the order once more. */
export async function notifyOfLink(ctx: Context, trx: Database, order: OrderRow): Promise<void> {
  await tell(ctx, trx, order, { kind: 'order_link', orderId: order.id, link: orderAddress(ctx, order) });
}

async function tell(ctx: Context, trx: Database, order: OrderRow, mail: Mail, isOwed = false): Promise<void> {
  if (!order.email || !order.user_id) return;
  const to = { userId: order.user_id, address: order.email, name: order.name };
  await queueMail(ctx, trx, to, mail, { isOwed });
}

const mostTopic = 160;

function factsOf(ctx: Context, order: OrderRow): OrderFacts {
  return {
    orderId: order.id,
    topic: plainWords(order.topic, mostTopic) ?? null,
    service: serviceOf(order.service).title,
    wordCount: order.word_count,
    currency: order.currency,
    finalMinor: order.final_minor ?? 0,
    priceHeldUntil: order.price_held_until,
    dueAt: order.due_at,
    paidAt: order.paid_at,
    deliveredAt: order.delivered_at,
    isBegun: order.started_at !== null,
    timeZone: order.time_zone,
    hasCard: ctx.payments !== null,
    link: orderAddress(ctx, order),
  };
}
