import { useLayoutEffect } from 'react';

/** Begins at the top, without the site's header and footer, while a page is shown that has a head of its own (`app.css`). */
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
