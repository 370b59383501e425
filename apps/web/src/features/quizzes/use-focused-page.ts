import { useLayoutEffect } from 'react';

/** Takes the site's header and footer away while a page is shown that has a head of its own (`app.css`). */
export function useFocusedPage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.focused = '';
    return () => {
      delete dataset.focused;
    };
  }, []);
}
