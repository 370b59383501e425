import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { ListState } from './list-state';
import { documentsQuery } from './queries';

/** The documents of a list that are loaded so far, and how to get more. */
export function useDocuments(filter: Pick<ListState, 'state' | 'q'>) {
  const { api } = useConsole();
  return useLoadedRows(documentsQuery(api, filter));
}

export type LoadedDocuments = ReturnType<typeof useDocuments>;
