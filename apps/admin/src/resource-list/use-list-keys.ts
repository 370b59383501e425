import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts';
import type { RowId } from './column';

type ListKeys<Id extends RowId> = {
  list: RefObject<HTMLElement | null>;
  ids: readonly Id[];
  open: Id | undefined;
  onOpen: (id: Id) => void;
  onClose: () => void;
  /** Called when somebody wants to go on below the last row. */
  onEnd: () => void;
};

/** `j`, `k` and the arrows move through the rows, and through the open item with them; Escape closes it. */
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

/** The row that `j` or `k` leads to: one on, at the ends the same one; without a current row the first or last. */
export function rowAfter<Id>(ids: readonly Id[], current: Id | undefined, step: 1 | -1): Id | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return step > 0 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
}

/** The row below another one; undefined for the last one, and for one that is not listed. */
export function rowBelow<Id>(ids: readonly Id[], current: Id): Id | undefined {
  const at = ids.indexOf(current);
  return at < 0 ? undefined : ids[at + 1];
}

/** The row whose link has the focus, if any. */
export function focusedRow<Id extends RowId>(list: HTMLElement | null, ids: readonly Id[]): Id | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !list?.contains(activeElement)) return undefined;
  const { row } = activeElement.dataset;
  return ids.find((id) => String(id) === row);
}

/** Once the panel has closed, or went over to another item, and took the focus with it, goes to the item's row. */
export function useFocusOnClose(list: RefObject<HTMLElement | null>, open: RowId | undefined) {
  const shown = useRef(open);
  useEffect(() => {
    const closed = shown.current;
    shown.current = open;
    const isFocusLost = document.activeElement === document.body;
    if (closed !== undefined && closed !== open && isFocusLost) focusRow(list.current, open ?? closed);
  }, [list, open]);
}

/** Puts the focus on a row's link, which also scrolls it into view. */
function focusRow(list: HTMLElement | null, id: RowId) {
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`)?.focus();
}
