import { listAttempts } from '@aw/contracts/quizzes/attempts';
import { getQuizFigures, listQuizzes } from '@aw/contracts/quizzes/public';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { cardsPerPage } from '~/lib/list-state';
import { sessionKey } from '~/lib/session';
import { formatQuizzesSearch, type QuizzesSearch, toQuery } from './quizzes-search';

const quizzesKey = ['quizzes'] as const;

/** Maximum that one call returns. */
const maxAttempts = 100;

const keyOf = (search: QuizzesSearch) => formatQuizzesSearch(search).toString();

/** Pages of quizzes that match a search. The previous results stay visible while new ones load. */
export function quizzesQuery(search: QuizzesSearch) {
  return infiniteQueryOptions({
    queryKey: [...quizzesKey, 'list', keyOf(search)],
    queryFn: ({ pageParam, signal }) =>
      api.page(listQuizzes, {
        query: { ...toQuery(search), limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Figures of the whole library, and the number of quizzes that match a search. */
export function figuresQuery(search: QuizzesSearch) {
  return queryOptions({
    queryKey: [...quizzesKey, 'figures', keyOf(search)],
    queryFn: ({ signal }) => api.call(getQuizFigures, { query: toQuery(search), signal }),
    placeholderData: keepPreviousData,
  });
}

/** A person's latest attempts, shown on the cards of their quizzes. */
export function ownAttemptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'attempts', maxAttempts],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { limit: maxAttempts }, signal }),
    // Attempts change on other pages and on other devices.
    staleTime: 0,
    // The list of quizzes is complete without them.
    retry: false,
  });
}
