import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useFocusOnClose, useListKeys } from './use-list-keys';

type ResourceList<State, Id extends string | number> = {
  /** The item that is open beside the list. */
  open: Id | undefined;
  /** The part of the address that opens an item, or none. */
  opening: (id: Id | undefined) => Partial<State>;
  addressOf: (next: Partial<State>) => string;
  loaded: { rows: { id: Id }[] | undefined; loadMore: () => void };
};

/** A list with an open item, both told by the address: the ways through them by hand and by keys. */
export function useResourceList<State, Id extends string | number>(resource: ResourceList<State, Id>) {
  const { open, opening, addressOf, loaded } = resource;
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const ids = loaded.rows?.map(({ id }) => id) ?? [];

  // While an item is open the way back stays short.
  const go = (next: Partial<State>) => void navigate(addressOf(next), { replace: open !== undefined });
  const close = () => void navigate(addressOf(opening(undefined)), { replace: true });
  useFocusOnClose(list, open);
  useListKeys({
    list,
    ids,
    open,
    onOpen: (id) => go(opening(id)),
    onClose: close,
    onEnd: loaded.loadMore,
  });
  return { list, ids, go, close };
}
