import type { Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { AnswerExtension } from './answer-extension';
import { Callout } from './callout';
import { DeliveredWork } from './delivered-work';
import { PaymentMethods } from './payment-methods';

/** Shows the customer's next step, if the order waits for one. */
export function NextStep({ order, now }: { order: Order; now: Date }) {
  if (order.extension) return <AnswerExtension order={order} extension={order.extension} now={now} />;
  switch (order.status) {
    case 'draft':
      return (
        <Callout
          title="This order is not placed yet"
          actions={
            <Button asChild variant="primary">
              <Link to={paths.payOrder(order.id)}>Continue with the order form</Link>
            </Button>
          }
        >
          <p>We saved what you filled in. Work starts when you have placed and paid for the order.</p>
        </Callout>
      );
    case 'awaiting_payment':
      return <PaymentMethods order={order} />;
    case 'delivered':
      return <DeliveredWork order={order} now={now} />;
    default:
      return null;
  }
}

/** Returns whether the main action of the page is above the columns. */
export function hasNextStep({ extension, status }: Order): boolean {
  return extension !== null || ['draft', 'awaiting_payment', 'delivered'].includes(status);
}
