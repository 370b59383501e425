import type { Notification } from '@aw/contracts/notifications/public';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { notificationsQuery } from '~/shell/notifications/notifications-query';
import { questionKey } from '../question-queries';

/** Asks for a question again when a notification comes that leads to it, and when the connection is back. */
export function useQuestionNews(id: number): void {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  // The bell of the header asks for them and follows their stream; here they are only watched.
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
    const ask = () => void queryClient.invalidateQueries({ queryKey: questionKey(id) });
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [id, queryClient]);
}

/** The ids of the notifications that lead to a question, as one text, so that it differs as soon as another one comes. */
export function newsOf(notifications: readonly Pick<Notification, 'id' | 'link'>[], id: number): string {
  const path = paths.question(id);
  return notifications
    .filter(({ link }) => link.split(/[?#]/)[0] === path)
    .map((one) => one.id)
    .join(' ');
}
