import type * as system from '@aw/contracts/system/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';

const getFigures = call<typeof system.getFigures>('GET', '/api/figures');

/** How much the site holds; old after a minute. */
export const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }) => api.call(getFigures, { signal }),
  staleTime: 60_000,
});
