import type { Order } from '@aw/contracts/orders/shapes';
import type { OrderFileRow, OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { toBrief, toOrderCard, toOrderEvents, toOrderFile, toOrderMessage } from './order.mapper';

/**
 * Returns an order with files, messages and events. A customer (`viewer`) gets their own files and those that staff
 * sent or delivered. Without a viewer, staff get every file except those of unsent messages.
 */
export async function getOrder(ctx: Context, row: OrderRow, viewer?: { userId: string }): Promise<Order> {
  const { db } = ctx;
  const [files, messages, events, money, payment, cardPayment, writer, extension, book, isGuest] =
    await Promise.all([
      orders.listFiles(db, row.id),
      orders.listMessages(db, row.id),
      orders.listEvents(db, row.id),
      payments.sumOrderMoney(db, row.id),
      orders.findReceivedPayment(db, row.id),
      payments.findCardPayment(db, row.id),
      row.writer_id === null ? undefined : orders.findWriterName(db, row.writer_id),
      orders.findOpenExtension(db, row.id),
      orders.findPriceBook(db, row.price_book_id),
      isGuestOf(ctx, row, viewer),
    ]);
  const visibleFiles = files.filter(viewer ? isVisibleToCustomer : isSent);
  const unread = messages.filter((message) => message.is_unread).length;
  return {
    ...toOrderCard(row, unread),
    ...toBrief(row, ctx.now()),
    paidMinor: money.receivedMinor,
    refundedMinor: money.refundedMinor,
    isBeingPaid: cardPayment?.status === 'processing',
    paymentMethod: payment?.method ?? null,
    card:
      payment?.card_brand && payment.card_last4
        ? { brand: payment.card_brand, last4: payment.card_last4 }
        : null,
    writer: writer ?? null,
    extension: extension
      ? {
          id: extension.id,
          dueAt: extension.due_at.toISOString(),
          reason: extension.reason,
          proposedAt: extension.created_at.toISOString(),
        }
      : null,
    files: visibleFiles.map(toOrderFile),
    messages: messages.map((message) => toOrderMessage(message, visibleFiles)),
    events: toOrderEvents(events),
    isGuest,
    refundDays: book.refund_days,
  };
}

/** Returns the order that an operation returned, as its customer sees it. */
export async function showOrder(ctx: UserContext, row: OrderRow | Promise<OrderRow>): Promise<Order> {
  return getOrder(ctx, await row, { userId: ctx.userId });
}

/** Returns true if the customer sees a file: their own files, and those that staff sent or delivered. */
export function isVisibleToCustomer(file: OrderFileRow): boolean {
  return file.from_whom === 'customer' || file.shown_at !== null;
}

function isSent(file: OrderFileRow): boolean {
  return file.from_whom === 'staff' || file.role !== 'message' || file.message_id !== null;
}

/** Returns true for viewers who came by a mailed link and for customers without an account. */
async function isGuestOf(ctx: Context, row: OrderRow, viewer?: { userId: string }): Promise<boolean> {
  if (viewer && viewer.userId !== row.user_id) return true;
  const owner = row.user_id === null ? undefined : await users.find(ctx.db, row.user_id);
  return owner?.is_anonymous ?? true;
}
