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
      ? [`Late work gives back a part of what you paid without your asking: ${late.join(', ')}.`]
      : []),
    `Within ${withdrawalDays} days of payment and before delivery you can withdraw from the contract.`,
    `Money goes back the way it was paid, and never more than was paid: to a card by itself, otherwise our support sends it within ${handRefundDays} days.`,
  ];
}
