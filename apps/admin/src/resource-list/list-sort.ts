import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { useNavigate, useSearchParams } from 'react-router';

const param = 'sort';

/** Reads 'name' or, from the largest down, '-name'; a column that does not sort counts as not given. */
export function readSort(search: URLSearchParams, sortable: readonly string[]): SortingState {
  const given = search.get(param) ?? '';
  const desc = given.startsWith('-');
  const id = desc ? given.slice(1) : given;
  return sortable.includes(id) ? [{ id, desc }] : [];
}

/** The address's query with another sort; all else in it stays. */
export function withSort(search: URLSearchParams, [first]: SortingState): URLSearchParams {
  const next = new URLSearchParams(search);
  if (first) next.set(param, first.desc ? `-${first.id}` : first.id);
  else next.delete(param);
  return next;
}

/** By which column a table goes: the address says it, and a change is written there. */
export function useSortInAddress(sortable: readonly string[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sorting = readSort(search, sortable);
  const change = (updater: Updater<SortingState>) =>
    void navigate({ search: withSort(search, functionalUpdate(updater, sorting)).toString() });
  return [sorting, change] as const;
}
