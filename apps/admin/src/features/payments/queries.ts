import { staffListDisputes, staffListWebhooks, staffPaymentHealth } from '@aw/contracts/payments/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';
import type { WebhookStatus } from './list-state';

const rowsAtATime = 40;

/** Whether payments work, and what waits for somebody. */
export function paymentHealthQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['payments', 'health'],
    queryFn: ({ signal }) => api.call(staffPaymentHealth, { signal }),
  });
}

/** Notices of the payment provider, the latest first. */
export function webhooksQuery(api: StaffApi, status: WebhookStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'notices', status],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListWebhooks, { query: { status, limit: rowsAtATime, cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Disputes, open ones by their due date first. */
export function disputesQuery(api: StaffApi) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'disputes'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListDisputes, { query: { limit: rowsAtATime, cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
