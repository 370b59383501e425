import { listTutors } from '@aw/contracts/experts/public';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Number of tutors on each page of the list. */
export const tutorsPerPage = 4;

/** Pages of experts with a public profile. Stale after a minute, because they change without this browser. */
export const tutorsQuery = infiniteQueryOptions({
  queryKey: ['tutors'],
  queryFn: ({ pageParam, signal }) =>
    api.page(listTutors, { query: { limit: tutorsPerPage, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 60_000,
});
