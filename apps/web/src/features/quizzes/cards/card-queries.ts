import { getReview } from '@aw/contracts/quizzes/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** A person's due cards, as many as one call returns, and their total number. */
export function cardsQuery(userId: string) {
  return queryOptions({
    queryKey: ['cards', userId],
    queryFn: ({ signal }) => api.call(getReview, { signal }),
    // Loaded on each visit and after the last card, but never while somebody is thinking about a card.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
