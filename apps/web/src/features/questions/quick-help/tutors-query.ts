import { listTutors } from '@aw/contracts/experts/public';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** How many tutors are shown at first, and with each step. */
export const tutorCount = 4;

/** Experts who want to be shown, page after page; others change them, so they go stale after a minute. */
export const tutorsQuery = infiniteQueryOptions({
  queryKey: ['tutors'],
  queryFn: ({ pageParam, signal }) =>
    api.page(listTutors, { query: { limit: tutorCount, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 60_000,
});
