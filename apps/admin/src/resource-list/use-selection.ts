import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useState } from 'react';

/** The chosen rows, which stay chosen while more load, the list changes or a row is opened; at most so many. */
export function useSelection(most: number) {
  const [state, setState] = useState<RowSelectionState>({});
  const ids = Object.keys(state);
  const change = (updater: Updater<RowSelectionState>) =>
    setState((now) => atMost(functionalUpdate(updater, now), most));
  return {
    ids,
    state,
    change,
    toggle: (id: string) =>
      change(({ [id]: isChosen, ...others }) => (isChosen ? others : { ...others, [id]: true })),
    clear: () => setState({}),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** The rows that were chosen first, no more than one action takes. */
export function atMost(chosen: RowSelectionState, most: number): RowSelectionState {
  return Object.fromEntries(Object.entries(chosen).slice(0, most));
}
