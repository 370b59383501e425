import { markOrderRead, type Order } from '@aw/contracts/orders/public';
import { MessageThread } from '@aw/ui/patterns/message-thread';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { hasNextStep } from '../actions/next-step';
import { columnHeading, messagesColumn } from '../order-columns';
import { orderQuery, ordersQuery } from '../order-queries';
import { Composer } from './composer';
import { threadItems } from './thread-items';

/** Messages and events of an order, with a composer to write to writer and support. */
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
          No messages yet. Ask us anything. You get the answer here and by email.
        </p>
      )}
      <div ref={end} className="h-4" />
      {order.status !== 'draft' && (
        <Composer order={order} variant={hasNextStep(order) ? 'secondary' : 'primary'} />
      )}
    </section>
  );
}

/** Returns a ref for the end of the messages. When it becomes visible, new messages are marked as read. */
function useMarkRead({ id, unreadMessages }: Order): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();

  const markRead = useEffectEvent(async () => {
    await api.call(markOrderRead, { params: { orderId: id } });
    queryClient.setQueryData(orderQuery(userId, id).queryKey, (order) =>
      order ? { ...order, unreadMessages: 0 } : order,
    );
    void queryClient.invalidateQueries({ queryKey: ordersQuery(userId).queryKey });
  });

  useEffect(() => {
    if (unreadMessages === 0 || end.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // If this fails, the messages stay new until the next visit.
      markRead().catch(() => undefined);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [unreadMessages]);

  return end;
}
