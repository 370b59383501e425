import { listNotifications, type Notification, readNotifications } from '@aw/contracts/notifications/public';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '~/lib/api';
import { followNotifications } from './notification-stream';

/** As many as the stream tells of. */
const shown = 50;

const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) => api.call(listNotifications, { query: { limit: shown }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest notifications of a person, kept current by the browser's stream, and marking them as read. */
export function useNotifications(userId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(notificationsQuery(userId));
  const change = useCallback(
    (update: (before: Notification[]) => Notification[]) => {
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
    // What was shown as read and is not comes back with the truth.
    onError: () => queryClient.invalidateQueries({ queryKey: notificationsQuery(userId).queryKey }),
  });
  return { notifications: query.data, isFailed: query.isError, read };
}

/** Follows the stream while the page is shown: one that is kept for going back holds no connection. */
function useStream(
  userId: string,
  change: (update: (before: Notification[]) => Notification[]) => void,
): void {
  useEffect(() => {
    const start = () => followNotifications(userId, (newest) => change(() => newest));
    let stop: (() => void) | undefined = start();
    const pause = () => {
      stop?.();
      stop = undefined;
    };
    const resume = () => {
      stop ??= start();
    };
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      pause();
    };
  }, [userId, change]);
}
