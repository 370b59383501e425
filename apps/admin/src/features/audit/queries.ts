import { listAudit } from '@aw/contracts/staff/public';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** Every change, newest first; with a target only those to one thing. */
export function auditQuery(api: StaffApi, target: string) {
  return infiniteQueryOptions({
    queryKey: ['audit', target],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(listAudit, { query: { target: target || undefined, limit: 50, cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
