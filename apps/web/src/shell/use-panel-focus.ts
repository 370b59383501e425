import { type FocusEvent, useEffect, useRef } from 'react';

/** Gives the focus to a panel's heading when a change takes the focused control off it: a form gone, a row ended. */
export function usePanelFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useRef<Element>(null);

  // After every render, for any of them can take the control away.
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  });

  return {
    heading,
    panelProps: {
      // What a dialog of the panel holds bubbles as well, and is not in it.
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (currentTarget.contains(target)) held.current = target;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!relatedTarget?.closest('[role="dialog"], [role="alertdialog"]')) held.current = null;
      },
    },
  };
}
