import { getAllowance } from '@aw/contracts/questions/asking';
import { listQuestions, similarQuestions } from '@aw/contracts/questions/public';
import { getQuestion, listQuestionVersions } from '@aw/contracts/questions/question';
import { searchedPage } from '@aw/contracts/search/search-outcome';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { questionsKey } from '~/lib/latest-questions';
import { cardsPerPage } from '~/lib/list-state';
import { sessionKey } from '~/lib/session';

/** Other people ask and answer meanwhile, so cached questions are fetched again after a minute. */
const staleAfterMs = 60_000;

/** Pages of questions that match a search. The previous results stay visible while new ones load. */
export function questionsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...questionsKey, 'list', q],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await searchedPage(api, listQuestions, {
        query: { q: q || undefined, limit: cardsPerPage, cursor: pageParam },
        signal,
      })),
      // Old results stay on the page while new ones load, so each page of them says what it was found by.
      q,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
  });
}

/** Prefix of the keys of all cached data about one question. */
export const questionKey = (id: number) => ['question', id] as const;

/** One question as this session may see it. An unknown id fails with the code `questions.not_found`. */
export function questionQuery(id: number) {
  return queryOptions({
    queryKey: [...questionKey(id), 'page'],
    queryFn: ({ signal }) => api.call(getQuestion, { params: { id }, signal }),
    staleTime: staleAfterMs,
  });
}

/** Earlier versions of an edited question. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: [...questionKey(id), 'versions'],
    queryFn: ({ signal }) => api.call(listQuestionVersions, { params: { id }, signal }),
    staleTime: staleAfterMs,
  });
}

/** At most five questions with similar titles. */
export function similarQuery(title: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'similar', title],
    queryFn: ({ signal }) => api.call(similarQuestions, { query: { title: title.slice(0, 200) }, signal }),
    staleTime: staleAfterMs,
    // Similar questions only save people from asking twice; without them they can still ask.
    retry: false,
  });
}

/** Price and promised time of a person's next question. Stored below the session's key, like the balance. */
export function allowanceQuery(userId: string, subject: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'allowance', subject],
    queryFn: ({ signal }) =>
      api.call(getAllowance, { query: { subject: subject.slice(0, 100) || undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
  });
}
