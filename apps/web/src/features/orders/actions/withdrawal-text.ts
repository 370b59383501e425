import { moneyText } from '@aw/contracts/money-text';
import type { Order } from '@aw/contracts/orders/public';
import { handRefundDays, refundWay } from '@aw/contracts/payments/refund-method';

type Withdrawable = Pick<Order, 'status' | 'paidMinor' | 'refundedMinor' | 'price' | 'paymentMethod'>;

/** Returns the refund after a withdrawal: everything before work has started, otherwise the share that staff decide. */
export function withdrawalText({
  status,
  paidMinor,
  refundedMinor,
  price,
  paymentMethod,
}: Withdrawable): string {
  const left = moneyText(paidMinor - refundedMinor, price.currency);
  const until = `within ${handRefundDays} days`;
  if (status === 'in_progress')
    return `Work on this order has started. Support decides how much of your ${left} we refund, depending on how much is done, and sends it ${until}. We will email you.`;
  return `Work has not started, so your whole payment of ${left} ${refundWay(paymentMethod, until)}.`;
}
