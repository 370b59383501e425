import type { OrderFacts } from '../../order-mail';
import { Paragraph } from '../parts';

/** Which order it is: number, topic and service. */
export function OrderLine({ order }: { order: OrderFacts }) {
  return (
    <Paragraph>
      Order <b>{order.orderId}</b>: {order.topic === null ? null : <>{order.topic}, </>}
      {order.service}, {new Intl.NumberFormat('en-US').format(order.wordCount)} words.
    </Paragraph>
  );
}
