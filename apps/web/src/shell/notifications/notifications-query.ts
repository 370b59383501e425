import { listNotifications } from '@aw/contracts/notifications/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Number of notifications in the list and in the stream. */
const maxNotifications = 50;

/** A person's newest notifications. The bell in the header keeps them current. */
export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) => api.call(listNotifications, { query: { limit: maxNotifications }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
