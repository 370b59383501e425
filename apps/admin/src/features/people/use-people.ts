import { useConsole } from '../../api/console-services';
import { useLoadedRows } from '../../desk/use-loaded-rows';
import type { ListState } from './list-state';
import { peopleQuery } from './queries';

/** The people of a list that are loaded so far, and how to get more. */
export function usePeople(filter: Pick<ListState, 'state' | 'q'>) {
  const { api } = useConsole();
  return useLoadedRows(peopleQuery(api, filter));
}

export type LoadedPeople = ReturnType<typeof usePeople>;
