import { useState } from 'react';

export type Keyed = { key: string };

/** Returns items that a person edits, with functions that change, add and remove one. `isChanged` is true after a change. */
export function useItems<T extends Keyed>(start: () => T[]) {
  const [items, setItems] = useState(start);
  const [isChanged, setChanged] = useState(false);
  const update = (next: (items: T[]) => T[]) => {
    setItems(next);
    setChanged(true);
  };
  return {
    items,
    isChanged,
    change: (key: string, part: Partial<T>) =>
      update((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item))),
    add: (item: T) => update((all) => [...all, item]),
    remove: (key: string) => update((all) => all.filter((item) => item.key !== key)),
    /** Takes over the items as they were saved, in the same order. Their keys stay, and so does the focus. */
    reset(next: T[]) {
      setItems((all) => next.map((item, at) => ({ ...item, key: all[at]?.key ?? item.key })));
      setChanged(false);
    },
  };
}
