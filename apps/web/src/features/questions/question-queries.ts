import { getAllowance } from '@aw/contracts/questions/asking';
import { listQuestions, similarQuestions } from '@aw/contracts/questions/public';
import { getQuestion, listQuestionVersions } from '@aw/contracts/questions/question';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { questionsKey } from '~/lib/latest-questions';
import { sessionKey } from '~/lib/session';

/** Others ask and answer meanwhile, so what is kept of questions is asked for again after a minute. */
const staleAfterMs = 60_000;

/** How many cards a page of the list brings. */
const cardsPerPage = 24;

/** The questions that a search finds, page after page; the last results stay while new ones are on their way. */
export function questionsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...questionsKey, 'list', q],
    queryFn: ({ pageParam, signal }) =>
      api.page(listQuestions, {
        query: { q: q || undefined, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
  });
}

/** The first part of the key of everything that is kept of one question. */
export const questionKey = (id: number) => ['question', id] as const;

/** One question as this session may see it; an unknown one is an ApiError with the code `questions.not_found`. */
export function questionQuery(id: number) {
  return queryOptions({
    queryKey: [...questionKey(id), 'page'],
    queryFn: ({ signal }) => api.call(getQuestion, { params: { id }, signal }),
    staleTime: staleAfterMs,
  });
}

/** What a question said before it was edited. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: [...questionKey(id), 'versions'],
    queryFn: ({ signal }) => api.call(listQuestionVersions, { params: { id }, signal }),
    staleTime: staleAfterMs,
  });
}

/** At most five questions with titles like this one. */
export function similarQuery(title: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'similar', title],
    queryFn: ({ signal }) => api.call(similarQuestions, { query: { title: title.slice(0, 200) }, signal }),
    staleTime: staleAfterMs,
    // It only spares a question; where it fails, one asks.
    retry: false,
  });
}

/** What a person's next question costs, and by when it is answered; below the session's key, as the balance is. */
export function allowanceQuery(userId: string, subject: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'allowance', subject],
    queryFn: ({ signal }) =>
      api.call(getAllowance, { query: { subject: subject.slice(0, 100) || undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
  });
}
