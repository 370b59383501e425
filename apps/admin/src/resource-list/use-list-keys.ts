import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts';
import type { RowId } from './column';

type ListKeys<Id extends RowId> = {
  list: RefObject<HTMLElement | null>;
  ids: readonly Id[];
  open: Id | undefined;
  onOpen: (id: Id) => void;
  onClose: () => void;
  /** Called when someone moves past the last row. */
  onEnd: () => void;
};

/**
 * Moves through the rows with `j`, `k` and the arrow keys, and opens each if a panel is open. Escape closes the panel.
 */
export function useListKeys<Id extends RowId>(keys: ListKeys<Id>) {
  const { list, ids, open, onOpen, onClose, onEnd } = keys;
  const move = (step: 1 | -1, event: KeyboardEvent) => {
    const current = focusedRow(list.current, ids) ?? open;
    const next = rowAfter(ids, current, step);
    if (next === undefined) return;
    event.preventDefault();
    if (next === current && step > 0) onEnd();
    focusRow(list.current, next);
    if (open !== undefined && next !== open) onOpen(next);
  };
  const moveWithin = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (focusedRow(list.current, ids) !== undefined) move(step, event);
  };
  useShortcuts({
    j: (event) => move(1, event),
    k: (event) => move(-1, event),
    ArrowDown: moveWithin(1),
    ArrowUp: moveWithin(-1),
    Escape: () => {
      if (open !== undefined) onClose();
    },
  });
}

/** Returns the next or previous row, or the same one at the ends. Without a current row, returns the first or last. */
export function rowAfter<Id>(ids: readonly Id[], current: Id | undefined, step: 1 | -1): Id | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current);
  if (index < 0) return step > 0 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(index + step, 0), ids.length - 1)];
}

/** Returns the row below; undefined for the last row and for one that is not in the list. */
export function rowBelow<Id>(ids: readonly Id[], current: Id): Id | undefined {
  const index = ids.indexOf(current);
  return index < 0 ? undefined : ids[index + 1];
}

/** Returns the row whose link has the focus, if any. */
export function focusedRow<Id extends RowId>(list: HTMLElement | null, ids: readonly Id[]): Id | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !list?.contains(activeElement)) return undefined;
  const { row } = activeElement.dataset;
  return ids.find((id) => String(id) === row);
}

/** Moves the focus to the item's row when the panel closed or changed to another item and lost the focus. */
export function useFocusOnClose(list: RefObject<HTMLElement | null>, open: RowId | undefined) {
  const shown = useRef(open);
  useEffect(() => {
    const closed = shown.current;
    shown.current = open;
    const isFocusLost = document.activeElement === document.body;
    if (closed !== undefined && closed !== open && isFocusLost) focusRow(list.current, open ?? closed);
  }, [list, open]);
}

/** Focuses the link of a row, which also scrolls it into view. */
function focusRow(list: HTMLElement | null, id: RowId) {
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`)?.focus();
}
