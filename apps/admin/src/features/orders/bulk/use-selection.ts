import { useState } from 'react';

/** How many orders one deed takes. */
export const mostSelected = 100;

/** The chosen orders, which stay chosen while more rows load, the view changes or an order is opened. */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id: string) => ids.includes(id),
    /** Whether all of some rows are chosen, none, or only a part. */
    stateOf: (rows: readonly string[]) => chosenOf(rows, ids),
    change: (rows: readonly string[], isSelected: boolean) => setIds(withChange(ids, rows, isSelected)),
    clear: () => setIds([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Whether all of some rows are among the chosen ones, none, or only a part. */
export function chosenOf(rows: readonly string[], chosen: readonly string[]): boolean | 'some' {
  const count = rows.filter((id) => chosen.includes(id)).length;
  if (count === 0) return false;
  return count === rows.length ? true : 'some';
}

/** The chosen ones with some rows more or less, each once, at most 100. */
export function withChange(
  chosen: readonly string[],
  rows: readonly string[],
  isSelected: boolean,
): readonly string[] {
  if (!isSelected) return chosen.filter((id) => !rows.includes(id));
  return [...new Set([...chosen, ...rows])].slice(0, mostSelected);
}
