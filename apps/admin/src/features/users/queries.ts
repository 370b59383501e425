import { staffListCertificates } from '@aw/contracts/certificates/staff';
import { staffGetUser, staffListUsers, staffPreviewMerge, userStates } from '@aw/contracts/users/staff';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query';
import { loadedOnOpening } from '../../api/query-client';
import { listAddress, oneOf, type StateOf, textLike, words } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

/** Address of the people: the filters and the open person. */
export const usersAddress = listAddress('/admin/people', {
  state: oneOf(userStates),
  q: words,
  id: textLike(/^[A-Za-z0-9_-]{8,80}$/),
});

export type UsersState = StateOf<typeof usersAddress>;

const maxMatches = 8;

/** Rows of a list, page by page. */
export function usersQuery(api: StaffApi, { state, q }: UsersState) {
  return listPages(['people', { state, q }], (page, signal) =>
    api.page(staffListUsers, { query: { state, q: q || undefined, ...page }, signal }),
  );
}

/** One person with figures, emails and log. */
export function userQuery(api: StaffApi, userId: string) {
  return callQuery(api, ['user', userId], staffGetUser, { params: { userId } });
}

/** The first people who match a search. */
export function matchingUsersQuery(api: StaffApi, q: string) {
  return callQuery(api, ['people', 'matching', q], staffListUsers, { query: { q, limit: maxMatches } });
}

/** The certificates of a person. */
export function certificatesQuery(api: StaffApi, userId: string) {
  return callQuery(api, ['user', userId, 'certificates'], staffListCertificates, { params: { userId } });
}

/** Both people of a merge. */
export function mergePreviewQuery(api: StaffApi, userId: string, into: string) {
  return queryOptions({
    queryKey: ['user', userId, 'merge', into],
    queryFn: ({ signal }) => api.call(staffPreviewMerge, { params: { userId }, query: { into }, signal }),
    ...loadedOnOpening,
  });
}
