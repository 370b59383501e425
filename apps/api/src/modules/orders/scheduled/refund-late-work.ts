import { counted, percentText } from '@aw/contracts/duration-text';
import { paymentStepMinor } from '@aw/contracts/money-text';
import { isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import { lateCompensationMinor, latePercent } from '@aw/pricing';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { listMoneyParts, sumEntitled } from '../payment-money';
import { noteEvent } from '../transition-order';

const lateSteps = z.array(z.object({ afterMinutes: z.number(), percent: z.number() }));

const minuteMs = 60_000;

/**
 * Notes once that work on an order is late, and gives back what the price book's steps say by now, less what they gave
 * before and never more than is left. The caller holds the order; repeating it changes nothing.
 */
export async function settleLateness(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const now = ctx.now();
  if (!isWorkDue(order.status) || !order.due_at || order.due_at >= now) return order;
  const clock = { by: 'clock' } as const;
  const late = order.late_at ? order : await orders.updateOrder(ctx.db, order.id, { late_at: now });
  if (!order.late_at) await noteEvent(ctx, late, 'late', clock, { dueAt: order.due_at.toISOString() });
  const minutes = Math.floor((now.getTime() - order.due_at.getTime()) / minuteMs);
  const steps = lateSteps.parse(await orders.readLateSteps(ctx.db, order.price_book_id));
  const percent = latePercent(minutes, steps);
  const money = await payments.sumOrderMoney(ctx.db, order.id);
  const earned = lateCompensationMinor(
    { paidMinor: money.receivedMinor, stepMinor: paymentStepMinor(order.currency) },
    minutes,
    steps,
  );
  const given = await orders.sumLateRefunds(ctx.db, order.id);
  const amountMinor = Math.min(earned - given, sumEntitled(await listMoneyParts(ctx.db, order.id)));
  if (amountMinor <= 0) return late;
  const way = await ctx.settlement.refundMethodLeft(ctx, order.id);
  await ctx.settlement.requestRefund(ctx, late, {
    amountMinor,
    reason: `Your work is ${words(minutes)} late, so we refund ${percentText(percent)} of your payment in total.`,
    cause: 'late',
    isOwed: true,
    requestKey: `late:${order.id}:${percent}`,
  });
  // A step is given once, also when more was paid since.
  if ((await orders.sumLateRefunds(ctx.db, order.id)) > given)
    await noteEvent(ctx, late, 'compensated', clock, {
      amountMinor,
      percent,
      isAutomatic: true,
      ...way,
    });
  return late;
}

function words(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
