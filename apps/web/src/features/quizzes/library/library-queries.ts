import { listAttempts } from '@aw/contracts/quizzes/attempts';
import { getQuizFigures, listQuizzes } from '@aw/contracts/quizzes/public';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';
import { formatQuizzesSearch, type QuizzesSearch, toQuery } from './quizzes-search';

const quizzesKey = ['quizzes'] as const;

/** How many cards a page of the list brings. */
const cardsPerPage = 24;

/** As many as one call gives. */
const mostAttempts = 100;

const nameOf = (search: QuizzesSearch) => formatQuizzesSearch(search).toString();

/** The quizzes that a search finds, page after page; the last results stay while new ones are on their way. */
export function quizzesQuery(search: QuizzesSearch) {
  return infiniteQueryOptions({
    queryKey: [...quizzesKey, 'list', nameOf(search)],
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

/** Figures of the whole library, and how many quizzes a search finds. */
export function figuresQuery(search: QuizzesSearch) {
  return queryOptions({
    queryKey: [...quizzesKey, 'figures', nameOf(search)],
    queryFn: ({ signal }) => api.call(getQuizFigures, { query: toQuery(search), signal }),
    placeholderData: keepPreviousData,
  });
}

/** A person's latest attempts, which the cards of their quizzes tell of. */
export function ownAttemptsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'attempts', mostAttempts],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { limit: mostAttempts }, signal }),
    // They go on and end on other pages, and on other devices.
    staleTime: 0,
    // The list is whole without them.
    retry: false,
  });
}
