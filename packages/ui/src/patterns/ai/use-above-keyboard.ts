import { type RefObject, useEffect } from 'react';

/**
 * Keeps a sticky element at the foot of the window above the keyboard in browsers whose keyboard covers the window, such as
 * Safari on iPhones. Nothing moves while the page is magnified.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const move = () => {
      const { height, offsetTop, scale } = viewport;
      const covered = Math.round(document.documentElement.clientHeight - height - offsetTop);
      const isCovered = Math.abs(scale - 1) < 0.01 && covered > 0;
      element.current?.style.setProperty('inset-block-end', isCovered ? `${covered}px` : null);
    };
    move();
    const changes = ['resize', 'scroll'] as const;
    for (const change of changes) viewport.addEventListener(change, move);
    return () => {
      for (const change of changes) viewport.removeEventListener(change, move);
    };
  }, [element]);
}
