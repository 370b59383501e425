import { staffListMissedSearches, staffListSynonyms } from '@aw/contracts/search/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOfOr, words } from '../../resource-list/list-address';
import type { StaffApi } from '../../services/staff-api';

export const synonymsAddress = listAddress('/admin/synonyms', { q: words });

/** Periods in days, as they appear in the address. */
export const missedSearchPeriods = ['7', '30', '90'] as const;

export const missedSearchesAddress = listAddress('/admin/missed-searches', {
  days: oneOfOr(missedSearchPeriods, '30'),
});

/** All synonyms, by their words. */
export function synonymsQuery(api: StaffApi) {
  return callQuery(api, ['synonyms'], staffListSynonyms, {});
}

/** Searches of a number of days that found nothing, those of most people first. */
export function missedSearchesQuery(api: StaffApi, days: (typeof missedSearchPeriods)[number]) {
  const query = callQuery(api, ['missed-searches', days], staffListMissedSearches, {
    query: { days: Number(days) },
  });
  return { ...query, select: withIds };
}

export type MissedSearchRow = ReturnType<typeof withIds>[number];

/** Each query is listed once, so it is the id of its row. */
function withIds(searches: { query: string; people: number; lastDay: string }[]) {
  return searches.map((search) => ({ ...search, id: search.query }));
}
