import type { Notification } from '@aw/contracts/notifications/public';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { notificationsQuery } from '~/shell/notifications/notifications-query';
import { questionKey } from '../question-queries';

/** Fetches a question again when a notification about it arrives, and when the connection is back. */
export function useQuestionNews(id: number): void {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  // The bell in the header loads notifications and follows their stream; this only observes its cache.
  const { data: news = '' } = useQuery({
    ...notificationsQuery(userId),
    enabled: false,
    select: (notifications) => newsOf(notifications, id),
  });
  const seen = useRef(news);

  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    void queryClient.invalidateQueries({ queryKey: questionKey(id) });
  }, [news, id, queryClient]);

  useEffect(() => {
    const refetch = () => void queryClient.invalidateQueries({ queryKey: questionKey(id) });
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [id, queryClient]);
}

/** Returns the ids of the notifications that link to a question, joined into a text that changes with each new one. */
export function newsOf(notifications: readonly Pick<Notification, 'id' | 'link'>[], id: number): string {
  const path = paths.question(id);
  return notifications
    .filter(({ link }) => link.split(/[?#]/)[0] === path)
    .map((notification) => notification.id)
    .join(' ');
}
