import { counted } from '@aw/contracts/duration-text';
import type { OrderFacts } from '../../order-mail';
import { Aside } from '../parts';

/** Names the order below the news: its id, topic, service and length. */
export function OrderLine({ order }: { order: OrderFacts }) {
  return (
    <Aside>
      Order <b>{order.orderId}</b>: {order.topic === null ? null : <>{order.topic}, </>}
      {order.service}, {counted(order.wordCount, 'word')}.
    </Aside>
  );
}
