import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useState } from 'react';

/**
 * Returns the selected rows, up to a maximum. They stay selected while more rows load, the list changes or a row is
 * opened.
 */
export function useSelection(max: number) {
  const [state, setState] = useState<RowSelectionState>({});
  const ids = Object.keys(state);
  const change = (updater: Updater<RowSelectionState>) =>
    setState((now) => limitSelection(functionalUpdate(updater, now), max));
  return {
    ids,
    state,
    change,
    toggle: (id: string) =>
      change(({ [id]: isSelected, ...rest }) => (isSelected ? rest : { ...rest, [id]: true })),
    clear: () => setState({}),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Keeps the rows that were selected first, up to the maximum. */
export function limitSelection(selection: RowSelectionState, max: number): RowSelectionState {
  return Object.fromEntries(Object.entries(selection).slice(0, max));
}
