import { withdrawalDays } from '@aw/contracts/orders/states';
import { handRefundDays } from '@aw/contracts/payments/refund-method';
import { formatCount } from '@aw/ui/primitives/format-count';

type LateStep = { afterMinutes: number; percent: number };

/** Returns the refund rules, one text each, with the late-work steps of the price book. */
export function refundRules(refundDays: number, lateSteps: readonly LateStep[]): string[] {
  const late = [...lateSteps]
    .sort((a, b) => a.afterMinutes - b.afterMinutes)
    .map(({ afterMinutes, percent }) => `${percent}% after ${delayText(afterMinutes)}`);
  return [
    `You can ask for a refund within ${formatCount(refundDays, 'day')} of completion. Write a message on this page, and support decides.`,
    ...(late.length > 0
      ? [`If the work is late, we refund part of what you paid automatically: ${late.join(', ')}.`]
      : []),
    `Within ${withdrawalDays} days of payment and before delivery, you can withdraw from the contract.`,
    `Refunds go back the way you paid and are never more than you paid. Card refunds are automatic. For other ways, our support sends the money within ${handRefundDays} days.`,
  ];
}

/** Returns '30 minutes', '1 hour' or '3 days', in the largest unit that gives a whole number. */
function delayText(minutes: number): string {
  if (minutes % 60 !== 0) return formatCount(minutes, 'minute');
  const hours = minutes / 60;
  return hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour');
}
