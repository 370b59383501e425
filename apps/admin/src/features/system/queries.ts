import { staffActivity } from '@aw/contracts/staff/public';
import { listDeletions } from '@aw/contracts/system/deletions';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** The newest documents and questions. */
export function activityQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['activity'],
    queryFn: ({ signal }) => api.call(staffActivity, { signal }),
  });
}

/** Past Delete All actions, newest first. */
export function deletionsQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['deletions'],
    queryFn: ({ signal }) => api.call(listDeletions, { signal }),
  });
}
