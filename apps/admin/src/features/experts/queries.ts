import {
  expertStates,
  staffGetExpert,
  staffGetExpertRates,
  staffListExperts,
} from '@aw/contracts/experts/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOf, type StateOf, textLike, words } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

/** Address of the experts: the filters and the open expert. */
export const expertsAddress = listAddress('/admin/experts', {
  state: oneOf(expertStates),
  q: words,
  id: textLike(/^[A-Za-z0-9_-]{8,80}$/),
});

export type ExpertsState = StateOf<typeof expertsAddress>;

/** Rows of the list, page by page, waiting ones first. */
export function expertsQuery(api: StaffApi, { state, q }: ExpertsState) {
  return listPages(['experts', { state, q }], (page, signal) =>
    api.page(staffListExperts, { query: { state, q: q || undefined, ...page }, signal }),
  );
}

/** One expert or application with proofs, earnings and log. */
export function expertQuery(api: StaffApi, userId: string) {
  return callQuery(api, ['expert', userId], staffGetExpert, { params: { userId } });
}

/** Current expert rates. */
export function ratesQuery(api: StaffApi) {
  return callQuery(api, ['expert-rates'], staffGetExpertRates, {});
}
