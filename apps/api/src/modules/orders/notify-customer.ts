import { serviceOf } from '@aw/contracts/orders/services';
import type { OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';
import type { OrderRow } from '@aw/db/orders';
import type { Context, NetworkContext } from '../../context';
import { plainWords } from '../../server/one-line';
import type { Mail } from '../mail/mail';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notifications/notify';
import { isMailed, isProgress, type OrderFacts } from './mailed-steps';
import { orderAddress } from './order-link';

/** Steps that follow from real payments, so that strangers cannot trigger their mails. */
const moneySteps: readonly OrderEventKind[] = ['late_payment', 'refund_made', 'refunded', 'refund_returned'];

/**
 * Emails the customer about a step of their order, except about their own steps or without an address or person. Before a
 * payment, mails about steps that staff did not take count towards the limit of mails that strangers can trigger.
 */
export async function notifyCustomer(
  ctx: Context,
  order: OrderRow,
  step: OrderEventKind,
  detail: OrderEvent['detail'],
  { isByStaff = false } = {},
): Promise<void> {
  if (!isMailed(step)) return;
  const kind = isProgress(step) ? 'order_progress' : 'order_step';
  const mail = { kind, ...factsOf(ctx, order), step, detail, at: ctx.now() } as const;
  const isOwed = isByStaff || order.paid_at !== null || moneySteps.includes(step);
  await notifyPerson(ctx, order, mail, isOwed);
}

/** Notifies the customer of a message from their writer or support. */
export async function notifyOfMessage(
  ctx: Context,
  order: OrderRow,
  message: { from: 'writer' | 'support'; name: string; body: string },
): Promise<void> {
  const { from, name, body } = message;
  await notifyPerson(ctx, order, { kind: 'order_message', ...factsOf(ctx, order), from, name, body });
}

/** Emails the link to the order again. */
export async function notifyOfLink(ctx: NetworkContext, order: OrderRow): Promise<void> {
  const to = customerOf(order);
  const mail = { kind: 'order_link', orderId: order.id, link: orderAddress(ctx, order) } as const;
  if (to) await queueMail(ctx, to, mail);
}

async function notifyPerson(ctx: Context, order: OrderRow, mail: Mail, isOwed = false): Promise<void> {
  const to = customerOf(order);
  // Contexts of customers have a place. It is missing when the clock or a payment acts.
  const placed: NetworkContext = { ...ctx, network: ctx.network };
  if (to) await notify(placed, { userId: to.userId, mail, link: `/orders/${order.id}`, to, isOwed });
}

/** Returns the recipient, or undefined if the order no longer has an address or a person. */
function customerOf({ user_id: userId, email: address, name }: OrderRow) {
  return address && userId ? { userId, address, name } : undefined;
}

const maxTopicLength = 160;

function factsOf(ctx: Context, order: OrderRow): OrderFacts {
  return {
    orderId: order.id,
    topic: plainWords(order.topic, maxTopicLength) ?? null,
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
