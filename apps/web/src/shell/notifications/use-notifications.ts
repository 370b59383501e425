import { type Notification, readNotifications } from '@aw/contracts/notifications/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '~/lib/api';
import { followNotifications } from './notification-stream';
import { notificationsQuery } from './notifications-query';

type Change = (update: (before: Notification[]) => Notification[]) => void;

/** Returns a person's newest notifications, kept current by the stream, and a function to mark them as read. */
export function useNotifications(userId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(notificationsQuery(userId));
  const { toast } = useToast();
  const change = useCallback<Change>(
    (update) => {
      const { queryKey } = notificationsQuery(userId);
      // A list that is still loading is older than this update.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => update(before ?? []));
    },
    [queryClient, userId],
  );
  useStream(userId, change);
  const { mutate: read } = useMutation({
    mutationFn: (ids?: number[]) => api.call(readNotifications, { body: { ids } }),
    onMutate: (ids) =>
      change((before) =>
        before.map((item) => (!ids || ids.includes(item.id) ? { ...item, isRead: true } : item)),
      ),
    onError: () => {
      // Notifications that were shown as read by mistake are loaded again.
      void queryClient.invalidateQueries(notificationsQuery(userId));
      toast({
        title: 'Not marked as read',
        description: 'Nothing was changed. Please try again.',
        tone: 'danger',
        about: 'notifications',
      });
    },
  });
  return { notifications: query.data, isFailed: query.isError, read };
}

/**
 * Follows the stream while the page is visible, and loads missed notifications when it becomes visible again. A hidden page
 * holds neither stream nor lock, because a phone may freeze it, and the visible page would wait for its lock.
 */
function useStream(userId: string, change: Change): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = () => {
      if (document.hidden) {
        stop?.();
        stop = undefined;
      } else {
        stop ??= followNotifications(userId, (newest) => change(() => newest));
      }
    };
    const onVisibilityChange = () => {
      follow();
      if (!document.hidden) void queryClient.invalidateQueries(notificationsQuery(userId));
    };
    follow();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      stop?.();
    };
  }, [userId, change, queryClient]);
}
