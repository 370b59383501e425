import { markOrderRead, type Order } from '@aw/contracts/orders/public';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { orderQuery, ordersQuery } from '../order-queries';

/** Gives the mark to set at the end of the messages: once it is seen with new ones above it, they count as read. */
export function useMarkRead({ id, unreadMessages }: Order): RefObject<HTMLDivElement | null> {
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
      // Not noted, they stay new until the next visit, which is true enough.
      markRead().catch(() => undefined);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [unreadMessages]);

  return end;
}
