import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { ListState } from './list-state';
import { usersQuery } from './queries';

/** The people of a list that are loaded so far, and how to get more. */
export function useUsers(filter: Pick<ListState, 'state' | 'q'>) {
  const { api } = useConsole();
  return useLoadedRows(usersQuery(api, filter));
}

export type LoadedUsers = ReturnType<typeof useUsers>;
