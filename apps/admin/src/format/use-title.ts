import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Documents · Workshop Console'. */
export function useTitle(page: string) {
  useEffect(() => {
    document.title = `${page} · Workshop Console`;
  }, [page]);
}
