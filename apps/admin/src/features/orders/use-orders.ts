import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { type ListFilter, ordersQuery } from './queries';

/** The orders of a view that are loaded so far, and how to get more. */
export function useOrders(filter: ListFilter) {
  const { api } = useConsole();
  return useLoadedRows(ordersQuery(api, filter));
}

export type LoadedOrders = ReturnType<typeof useOrders>;
