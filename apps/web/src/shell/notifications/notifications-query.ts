import { listNotifications } from '@aw/contracts/notifications/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** As many as the stream tells of. */
const shown = 50;

/** The newest notifications of a person; the bell of the header keeps them current. */
export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) => api.call(listNotifications, { query: { limit: shown }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
