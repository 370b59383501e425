import { listJurisdictionRules } from '@aw/contracts/jurisdictions/public';
import { getPriceBook } from '@aw/contracts/orders/public';
import type { User } from '@aw/contracts/users/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';
import { loadDraft, type Wanted } from './draft/load-draft';

/** What words cost now. */
export const priceBookQuery = queryOptions({
  queryKey: ['checkout', 'prices'],
  queryFn: ({ signal }) => api.call(getPriceBook, { signal }),
});

/** Where custom writing is barred. */
export const jurisdictionsQuery = queryOptions({
  queryKey: ['checkout', 'jurisdictions'],
  queryFn: ({ signal }) => api.call(listJurisdictionRules, { signal }),
});

/** The form to begin with; asked for anew with each visit, because other devices change it too. */
export const draftQuery = (user: User, wanted: Wanted) =>
  queryOptions({
    queryKey: [...sessionKey, user.id, 'order-draft', wanted],
    queryFn: ({ signal }) => loadDraft(user, wanted, signal),
    gcTime: 0,
    refetchOnReconnect: false,
  });
