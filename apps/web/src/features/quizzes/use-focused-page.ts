import { useLayoutEffect } from 'react';

/** Hides the site's header and footer while a page with its own head is shown, and scrolls to its top (`app.css`). */
export function useFocusedPage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.focused = '';
    window.scrollTo({ top: 0 });
    return () => {
      delete dataset.focused;
    };
  }, []);
}
