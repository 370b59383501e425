import { moneyText } from '@aw/contracts/money-text';
import type { Order } from '@aw/contracts/orders';

type Withdrawable = Pick<Order, 'status' | 'paidMinor' | 'refundedMinor' | 'price'>;

/** What becomes of the money when the customer withdraws: all of it before work began, else what staff decide. */
export function withdrawalText({ status, paidMinor, refundedMinor, price }: Withdrawable): string {
  const left = moneyText(paidMinor - refundedMinor, price.currency);
  if (status === 'in_progress')
    return `Work on this order has begun, so support decides how much of your ${left} goes back, by how far the work has come, and writes to you.`;
  return `Work has not begun, so your whole payment of ${left} goes back to you by itself, the way you paid it.`;
}
