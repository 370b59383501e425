import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { listDocumentTeasers, listSchools } from '~/lib/first-calls';

export const schoolCount = 6;
export const documentCount = 6;

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
