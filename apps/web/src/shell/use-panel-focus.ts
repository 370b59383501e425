import { type FocusEvent, useEffect, useRef } from 'react';

/** Focuses the heading of a panel when a change removes its focused control, such as a form or a row. */
export function usePanelFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  // After every render, because any of them can remove the control.
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  });

  return {
    heading,
    panelProps: {
      // Focus events of a dialog bubble through React too, although its elements are outside the panel.
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (currentTarget.contains(target)) focused.current = target;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!relatedTarget?.closest('[role="dialog"], [role="alertdialog"]')) focused.current = null;
      },
    },
  };
}
