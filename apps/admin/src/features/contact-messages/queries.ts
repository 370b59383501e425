import { staffGetMessage, staffListMessages } from '@aw/contracts/contact-messages/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';
import type { ListState } from './list-state';

const rowsAtATime = 40;

/** The rows of the mailbox, page by page. */
export function messagesQuery(api: StaffApi, { state, kind, q }: Pick<ListState, 'state' | 'kind' | 'q'>) {
  return infiniteQueryOptions({
    queryKey: ['messages', { state, kind, q }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListMessages, {
        query: { state, kind, q: q || undefined, limit: rowsAtATime, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One message with its answers. */
export function messageQuery(api: StaffApi, messageId: string) {
  return queryOptions({
    queryKey: ['message', messageId],
    queryFn: ({ signal }) => api.call(staffGetMessage, { params: { messageId }, signal }),
  });
}
