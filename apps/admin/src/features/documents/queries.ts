import { staffDocumentStates, staffGetDocument, staffListDocuments } from '@aw/contracts/documents/staff';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { always, listAddress, oneOf, rowNumber, type StateOf, words } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

const inAddress = { q: words, id: { ...rowNumber, name: 'open' } };

/** Address of the documents: the filters and the open document. */
export const documentsAddress = listAddress('/admin/documents', {
  state: oneOf(staffDocumentStates),
  ...inAddress,
});

export type DocumentsState = StateOf<typeof documentsAddress>;

/** Address of the appeals, a page that lists only documents with an open appeal. */
export const appealsAddress = listAddress('/admin/appeals', {
  state: always<DocumentsState['state']>('appealed'),
  ...inAddress,
});

/** A document as the panel shows it, with its pages and its log. */
export type OpenDocument = ResponseOf<typeof staffGetDocument>;

const checkPollMs = 3000;

/** Rows of a list, page by page. */
export function documentsQuery(api: StaffApi, { state, q }: DocumentsState) {
  return listPages(['documents', { state, q }], (page, signal) =>
    api.page(staffListDocuments, { query: { state, q: q || undefined, ...page }, signal }),
  );
}

/** One document in any state. It is read again every 3 seconds while its checks run. */
export function documentQuery(api: StaffApi, id: number) {
  return queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api.call(staffGetDocument, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? checkPollMs : false),
  });
}
