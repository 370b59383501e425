import type { Order } from '@aw/contracts/orders/public';
import { MessageThread } from '@aw/ui/patterns/message-thread';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { hasNextStep } from '../actions/next-step';
import { columnHeading, messagesColumn } from '../order-columns';
import { Composer } from './composer';
import { threadItems } from './thread-items';
import { useMarkRead } from './use-mark-read';

/** What was written and what happened, and the place to write to writer and support. */
export function OrderMessages({ order, now }: { order: Order; now: Date }) {
  const end = useMarkRead(order);
  const items = threadItems(order, { currency: order.price.currency, now });
  return (
    <section id="messages" aria-labelledby="messages-heading" className={messagesColumn}>
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="messages-heading" className={columnHeading}>
          Messages
        </h2>
        <p className="text-14 text-ink-muted">with your writer and support</p>
      </header>
      <VisuallyHidden isAnnounced>
        {order.unreadMessages > 0 && `New messages: ${order.unreadMessages}`}
      </VisuallyHidden>
      {items.length > 0 ? (
        <MessageThread label="Messages with your writer and support" items={items} />
      ) : (
        <p className="text-14 text-ink-muted">
          Nothing is written yet. Ask what you want to know; answers stand here and come by mail.
        </p>
      )}
      <div ref={end} className="h-4" />
      {order.status !== 'draft' && (
        <Composer order={order} variant={hasNextStep(order) ? 'secondary' : 'primary'} />
      )}
    </section>
  );
}
