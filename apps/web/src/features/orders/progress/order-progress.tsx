import { urlOf } from '@aw/contracts/client';
import { getReceipt, type Order } from '@aw/contracts/orders/public';
import { OrderTimeline } from '@aw/ui/patterns/order-timeline';
import type { RefObject } from 'react';
import { OrderActions } from '../actions/order-actions';
import { columnHeading, progressColumn } from '../order-columns';
import { timelineSteps } from './timeline-steps';

type OrderProgressProps = {
  order: Order;
  now: Date;
  /** Receives the focus when an action removes the button that triggered it. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Timeline of an order, with the customer's actions below it. */
export function OrderProgress({ order, now, heading }: OrderProgressProps) {
  const receiptTo = urlOf(getReceipt, { params: { orderId: order.id } });
  return (
    <section aria-labelledby="progress" className={progressColumn}>
      <h2 id="progress" ref={heading} tabIndex={-1} className={`mb-4 ${columnHeading}`}>
        Progress
      </h2>
      <OrderTimeline
        label="Progress of the order"
        steps={timelineSteps(order, { currency: order.price.currency, now }, receiptTo)}
      />
      <OrderActions order={order} now={now} />
    </section>
  );
}
