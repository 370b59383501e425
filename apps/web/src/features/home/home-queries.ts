import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { listDocumentTeasers, listQuestions, listSchools } from '~/lib/first-calls';

export const schoolCount = 6;
export const documentCount = 6;
export const questionCount = 4;

/** The schools with the fullest shelves. */
export const topSchoolsQuery = queryOptions({
  queryKey: ['schools', 'top'],
  queryFn: ({ signal }) =>
    api.call(listSchools, { query: { sort: 'documents', limit: schoolCount }, signal }),
});

/** The documents that passed their checks last. */
export const recentDocumentsQuery = queryOptions({
  queryKey: ['documents', 'recent'],
  queryFn: ({ signal }) =>
    api.call(listDocumentTeasers, { query: { sort: 'newest', limit: documentCount }, signal }),
});

/** The latest questions; others ask and answer them, so they go stale after a minute. */
export const expertQuestionsQuery = queryOptions({
  queryKey: ['questions', 'latest'],
  queryFn: ({ signal }) => api.call(listQuestions, { query: { limit: questionCount }, signal }),
  staleTime: 60_000,
});
