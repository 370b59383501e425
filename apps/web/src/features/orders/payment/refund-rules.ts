import { withdrawalDays } from '@aw/contracts/orders/states';
import { handRefundDays } from '@aw/contracts/payments/refund-method';
import { spanText } from '../due';

type LateStep = { afterMinutes: number; percent: number };

/** The rules by which money goes back, each in one sentence; the steps for late work as the price book has them. */
export function refundRules(refundDays: number, lateSteps: readonly LateStep[]): string[] {
  const late = [...lateSteps]
    .sort((a, b) => a.afterMinutes - b.afterMinutes)
    .map(({ afterMinutes, percent }) => `${percent}% after ${spanText(afterMinutes * 60_000)}`);
  return [
    `You can ask for a refund within ${refundDays} days of completion: write a message on this page, and support decides.`,
    ...(late.length > 0
      ? [`If the work is late, we refund part of what you paid automatically: ${late.join(', ')}.`]
      : []),
    `Within ${withdrawalDays} days of payment and before delivery you can withdraw from the contract.`,
    `Refunds go back the way you paid and are never more than you paid. Card refunds are automatic. For other ways, our support sends the money within ${handRefundDays} days.`,
  ];
}
