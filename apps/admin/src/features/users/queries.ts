import { staffGetUser, staffListUsers, staffPreviewMerge } from '@aw/contracts/users/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';
import type { ListState } from './list-state';

const rowsAtATime = 40;
const matchesAtOnce = 8;

/** The rows of a list, page by page. */
export function usersQuery(api: StaffApi, { state, q }: Pick<ListState, 'state' | 'q'>) {
  return infiniteQueryOptions({
    queryKey: ['people', { state, q }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListUsers, {
        query: { state, q: q || undefined, limit: rowsAtATime, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One person with figures, mails and log. */
export function userQuery(api: StaffApi, userId: string) {
  return queryOptions({
    queryKey: ['user', userId],
    queryFn: ({ signal }) => api.call(staffGetUser, { params: { userId }, signal }),
  });
}

/** The first people who match some words. */
export function matchingUsersQuery(api: StaffApi, q: string) {
  return queryOptions({
    queryKey: ['people', 'matching', q],
    queryFn: ({ signal }) => api.call(staffListUsers, { query: { q, limit: matchesAtOnce }, signal }),
  });
}

/** Both sides of a merge, read anew each time that it is looked at. */
export function mergePreviewQuery(api: StaffApi, userId: string, into: string) {
  return queryOptions({
    queryKey: ['user', userId, 'merge', into],
    queryFn: ({ signal }) => api.call(staffPreviewMerge, { params: { userId }, query: { into }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
