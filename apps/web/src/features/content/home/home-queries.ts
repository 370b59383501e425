import type * as documents from '@aw/contracts/documents/public';
import type * as schools from '@aw/contracts/schools/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';

const listSchools = call<typeof schools.listSchools>('GET', '/api/schools');
const listDocumentTeasers = call<typeof documents.listDocumentTeasers>('GET', '/api/documents/teasers');

export const schoolCount = 6;
export const documentCount = 6;

/** Query of the schools with the most documents. */
export const topSchoolsQuery = queryOptions({
  queryKey: ['schools', 'top'],
  queryFn: ({ signal }) =>
    api.call(listSchools, { query: { sort: 'documents', limit: schoolCount }, signal }),
});

/** Query of the newest published documents. */
export const recentDocumentsQuery = queryOptions({
  queryKey: ['documents', 'recent'],
  queryFn: ({ signal }) =>
    api.call(listDocumentTeasers, { query: { sort: 'newest', limit: documentCount }, signal }),
});
