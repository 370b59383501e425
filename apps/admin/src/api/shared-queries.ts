import { staffListWriters } from '@aw/contracts/orders/staff';
import { staffMe, staffOverview } from '@aw/contracts/staff/public';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../services/staff-api';

/** Totals, and what needs a person now. */
export function overviewQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.call(staffOverview, { signal }),
  });
}

/** Whose token this is. */
export function meQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.call(staffMe, { signal }),
  });
}

/** Writers with what they have to deliver; active ones first. */
export function writersQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['writers'],
    queryFn: ({ signal }) => api.call(staffListWriters, { signal }),
  });
}
