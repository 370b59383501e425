import type { CallInput } from '@aw/contracts/client';
import type { Endpoint } from '@aw/contracts/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../services/staff-api';

/** Returns the query whose data is the answer to a call. */
export function callQuery<E extends Endpoint>(
  api: StaffApi,
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => api.call(endpoint, { ...input, signal }) });
}
