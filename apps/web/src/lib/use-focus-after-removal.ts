import { type RefCallback, useCallback } from 'react';

/** Which control of which row had the focus, both counted from 0. */
type Place = { row: number; control: number };

/**
 * Returns a ref for an element around a list, its heading and what is shown in place of an empty list. When a row (`li`)
 * is removed together with the focus, the focus moves to the same control of the next row, or of the last one. Without
 * another row it moves to the heading in the element.
 */
export function useFocusAfterRemoval(): RefCallback<HTMLElement> {
  return useCallback((around: HTMLElement | null) => {
    if (!around) return undefined;
    let focused: HTMLElement | undefined;
    let place: Place | undefined;
    const remember = () => {
      if (focused?.isConnected) place = placeOf(around, focused);
    };
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as HTMLElement;
      remember();
    };
    const observer = new MutationObserver(() => {
      remember();
      if (!place || focused?.isConnected || !isFocusLost(around)) return;
      const next = focusOf(around, place);
      if (next === undefined) return;
      // A heading takes the focus only from here.
      if (next.matches('h1, h2, h3')) next.tabIndex = -1;
      next.focus();
    });
    around.addEventListener('focusin', onFocus);
    observer.observe(around, { childList: true, subtree: true });
    return () => {
      around.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}

function placeOf(around: HTMLElement, focused: HTMLElement): Place | undefined {
  const rows = rowsOf(around);
  const row = rows.findIndex((one) => one.contains(focused));
  return row < 0 ? undefined : { row, control: controlsOf(rows[row]).indexOf(focused) };
}

/** Returns what gets the focus; undefined while neither a row nor a heading is shown. */
function focusOf(around: HTMLElement, { row, control }: Place): HTMLElement | undefined {
  const rows = rowsOf(around);
  const controls = controlsOf(rows[Math.min(row, rows.length - 1)]);
  const heading = around.querySelector<HTMLElement>('h1, h2, h3') ?? undefined;
  return controls[Math.max(0, Math.min(control, controls.length - 1))] ?? heading;
}

/** Returns the rows of the list, without the items of lists inside them. */
function rowsOf(around: HTMLElement): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('li')].filter((row) => !row.parentElement?.closest('li'));
}

function controlsOf(row: HTMLElement | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
}

function isFocusLost({ ownerDocument }: HTMLElement): boolean {
  return !ownerDocument.activeElement || ownerDocument.activeElement === ownerDocument.body;
}
