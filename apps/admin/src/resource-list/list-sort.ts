import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { useNavigate, useSearchParams } from 'react-router';

const param = 'sort';

/** Reads 'name', or '-name' for a descending sort. A column that cannot be sorted counts as missing. */
export function readSort(search: URLSearchParams, sortable: readonly string[]): SortingState {
  const sort = search.get(param) ?? '';
  const desc = sort.startsWith('-');
  const id = desc ? sort.slice(1) : sort;
  return sortable.includes(id) ? [{ id, desc }] : [];
}

/** Returns the query of the address with another sort. */
export function withSort(search: URLSearchParams, [first]: SortingState): URLSearchParams {
  const next = new URLSearchParams(search);
  if (first) next.set(param, first.desc ? `-${first.id}` : first.id);
  else next.delete(param);
  return next;
}

/** Returns the sort of a table, which is stored in the address. */
export function useSortInAddress(sortable: readonly string[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sorting = readSort(search, sortable);
  const change = (updater: Updater<SortingState>) =>
    void navigate({ search: withSort(search, functionalUpdate(updater, sorting)).toString() });
  return [sorting, change] as const;
}
