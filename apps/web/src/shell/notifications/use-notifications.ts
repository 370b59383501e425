import { type Notification, readNotifications } from '@aw/contracts/notifications/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '~/lib/api';
import { followNotifications } from './notification-stream';
import { notificationsQuery } from './notifications-query';

type Change = (update: (before: Notification[]) => Notification[]) => void;

/** The newest notifications of a person, kept current by the browser's stream, and marking them as read. */
export function useNotifications(userId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(notificationsQuery(userId));
  const { toast } = useToast();
  const change = useCallback<Change>(
    (update) => {
      const { queryKey } = notificationsQuery(userId);
      // A list that is still on its way is older than this.
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
        before.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one)),
      ),
    onError: () => {
      // What was shown as read and is not comes back with the truth.
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
 * Follows the stream while the page is seen. A hidden one, or one that is kept for going back, holds neither stream nor
 * lock: a phone stops it without a word, and the page that is seen would wait for it. Seen again, it asks what it missed.
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
    const seenAgain = () => {
      follow();
      if (!document.hidden) void queryClient.invalidateQueries(notificationsQuery(userId));
    };
    follow();
    document.addEventListener('visibilitychange', seenAgain);
    return () => {
      document.removeEventListener('visibilitychange', seenAgain);
      stop?.();
    };
  }, [userId, change, queryClient]);
}
