import { listSchoolRequests } from '@aw/contracts/schools/staff';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** Schools that people asked for, open ones first. */
export function schoolRequestsQuery(api: StaffApi) {
  return infiniteQueryOptions({
    queryKey: ['school-requests'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(listSchoolRequests, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
