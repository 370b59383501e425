import { listJurisdictionRules } from '@aw/contracts/jurisdictions/public';
import { getPriceBook } from '@aw/contracts/orders/public';
import type { User } from '@aw/contracts/users/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';
import { type DraftRequest, loadDraft } from './draft/load-draft';

/** Query of the current prices. */
export const priceBookQuery = queryOptions({
  queryKey: ['checkout', 'prices'],
  queryFn: ({ signal }) => api.call(getPriceBook, { signal }),
});

/** Query of the places where the law forbids custom writing. */
export const jurisdictionsQuery = queryOptions({
  queryKey: ['checkout', 'jurisdictions'],
  queryFn: ({ signal }) => api.call(listJurisdictionRules, { signal }),
});

/** Query of the form's initial values. Fetched on every visit, because other devices change the draft too. */
export const draftQuery = (user: User, request: DraftRequest) =>
  queryOptions({
    queryKey: [...sessionKey, user.id, 'order-draft', request],
    queryFn: ({ signal }) => loadDraft(user, request, signal),
    gcTime: 0,
    refetchOnReconnect: false,
  });
