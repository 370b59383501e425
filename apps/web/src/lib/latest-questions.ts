import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { listQuestions } from './first-calls';

/** The first part of the key of every list of questions; invalidating it refreshes them all. */
export const questionsKey = ['questions'] as const;

/** How many questions a page shows that is not about questions. */
export const questionCount = 4;

/** As many of one person as may stand among them. */
const perAsker = 2;

/** The latest questions; others ask and answer them, so they go stale after a minute. */
export const latestQuestionsQuery = queryOptions({
  queryKey: [...questionsKey, 'latest'],
  queryFn: ({ signal }) => api.call(listQuestions, { query: { limit: questionCount, perAsker }, signal }),
  staleTime: 60_000,
});
