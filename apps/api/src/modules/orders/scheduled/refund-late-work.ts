import { formatCount, percentText } from '@aw/contracts/duration-text';
import { paymentStepMinor } from '@aw/contracts/money-text';
import { isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import { lateCompensationMinor, latePercent } from '@aw/pricing';
import * as z from 'zod/mini';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { listMoneyParts, sumEntitled } from '../payment-money';
import { recordOrderEvent } from '../transition-order';

const lateSteps = z.array(z.object({ afterMinutes: z.number(), percent: z.number() }));

/**
 * Records once that work is late and requests the late refund: the share of the payment that the price book's steps
 * give by now, less earlier late refunds and at most what is left. The caller holds the order's lock. Repeating it
 * changes nothing.
 */
export async function refundLateWork(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const now = ctx.now();
  if (!isWorkDue(order.status) || !order.due_at || order.due_at >= now) return order;
  const clock = { by: 'clock' } as const;
  const late = order.late_at ? order : await orders.update(ctx.db, order.id, { late_at: now });
  if (!order.late_at) await recordOrderEvent(ctx, late, 'late', clock, { dueAt: order.due_at.toISOString() });
  const minutes = Math.floor((now.getTime() - order.due_at.getTime()) / minuteMs);
  const steps = lateSteps.parse(await orders.getLateSteps(ctx.db, order.price_book_id));
  const percent = latePercent(minutes, steps);
  const money = await payments.sumOrderMoney(ctx.db, order.id);
  const earnedMinor = lateCompensationMinor(
    { paidMinor: money.receivedMinor, stepMinor: paymentStepMinor(order.currency) },
    minutes,
    steps,
  );
  const refundedMinor = await orders.sumLateRefunds(ctx.db, order.id);
  const amountMinor = Math.min(
    earnedMinor - refundedMinor,
    sumEntitled(await listMoneyParts(ctx.db, order.id)),
  );
  if (amountMinor <= 0) return late;
  const refundMethod = await ctx.settlement.refundMethodLeft(ctx, order.id);
  await ctx.settlement.requestRefund(ctx, late, {
    amountMinor,
    reason: `Your work is ${latenessText(minutes)} late, so we refund ${percentText(percent)} of your payment in total.`,
    cause: 'late',
    isOwed: true,
    requestKey: `late:${order.id}:${percent}`,
  });
  // The request key makes each step refund once, even if more was paid since.
  if ((await orders.sumLateRefunds(ctx.db, order.id)) > refundedMinor)
    await recordOrderEvent(ctx, late, 'compensated', clock, {
      amountMinor,
      percent,
      isAutomatic: true,
      ...refundMethod,
    });
  return late;
}

function latenessText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.floor(hours / 24), 'day');
}
