import type * as questions from '@aw/contracts/questions/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { call } from './first-calls';

const listQuestions = call<typeof questions.listQuestions>('GET', '/api/questions');

/** Prefix of the keys of all lists of questions. */
export const questionsKey = ['questions'] as const;

/** Number of questions on pages that are not about questions. */
export const questionCount = 4;

/** Maximum number of questions by the same asker. */
const perAsker = 2;

/** Latest questions. Stale after a minute, because other people ask and answer. */
export const latestQuestionsQuery = queryOptions({
  queryKey: [...questionsKey, 'latest'],
  queryFn: ({ signal }) => api.call(listQuestions, { query: { limit: questionCount, perAsker }, signal }),
  staleTime: 60_000,
});
