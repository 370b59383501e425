import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { ListState } from './list-state';
import { messagesQuery } from './queries';

/** The messages of a list that are loaded so far, and how to get more. */
export function useMessages(filter: Pick<ListState, 'state' | 'kind' | 'q'>) {
  const { api } = useConsole();
  return useLoadedRows(messagesQuery(api, filter));
}

export type LoadedMessages = ReturnType<typeof useMessages>;
