import { listStaff } from '@aw/contracts/staff/staff-users';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** Members of staff, active ones first, and the one-time links that are still good. */
export function staffQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: ({ signal }) => api.call(listStaff, { signal }),
  });
}
