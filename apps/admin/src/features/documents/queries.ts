import { staffGetDocument, staffListDocuments } from '@aw/contracts/documents/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageImageKey } from '../../api/query-client';
import type { StaffApi } from '../../services/staff-api';
import type { ListState } from './list-state';

const rowsAtATime = 40;
const checkingEveryMs = 3000;

/** The rows of a list, page by page. */
export function documentsQuery(api: StaffApi, { state, q }: Pick<ListState, 'state' | 'q'>) {
  return infiniteQueryOptions({
    queryKey: ['documents', { state, q }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListDocuments, {
        query: { state, q: q || undefined, limit: rowsAtATime, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One document in any state; read again every 3 seconds while its checks run. */
export function documentQuery(api: StaffApi, id: number) {
  return queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api.call(staffGetDocument, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? checkingEveryMs : false),
  });
}

/** A page's picture; it never changes, so it is fetched once. */
export function pageImageQuery(api: StaffApi, id: number, number: number, size: 'thumb' | 'page') {
  return queryOptions({
    queryKey: [pageImageKey, id, number, size],
    queryFn: ({ signal }) => api.pageImage({ id, number, size, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
