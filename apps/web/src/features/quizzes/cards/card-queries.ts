import { getReview } from '@aw/contracts/quizzes/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** The cards of a person that are due, as many as one call gives, and how many there are. */
export function cardsQuery(userId: string) {
  return queryOptions({
    queryKey: ['cards', userId],
    queryFn: ({ signal }) => api.call(getReview, { signal }),
    // Asked for with each visit and once they are through, never below somebody who thinks about one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
