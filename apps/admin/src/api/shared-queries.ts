import type { ResponseOf } from '@aw/contracts/endpoint';
import { staffListWriters } from '@aw/contracts/orders/staff';
import { staffMe, staffOverview } from '@aw/contracts/staff/public';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../services/staff-api';

/** Totals of the site and the things that need attention now. */
export function overviewQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.call(staffOverview, { signal }),
  });
}

/** The member of staff to whom the token belongs. */
export function meQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.call(staffMe, { signal }),
  });
}

/** Writers with the number of their open orders, active ones first. */
export function writersQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['writers'],
    queryFn: ({ signal }) => api.call(staffListWriters, { signal }),
  });
}

export type Overview = ResponseOf<typeof staffOverview>;

/** Number of rows in the list of all documents, including removed ones. */
export function listedDocuments({ presentDocuments, removed }: Overview): number {
  return presentDocuments + removed;
}
