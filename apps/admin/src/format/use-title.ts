import { useEffect } from 'react';

/** Names the page in the browser's tab: 'Documents · Workshop Console'. */
export function useTitle(page: string) {
  useEffect(() => {
    document.title = `${page} · Workshop Console`;
  }, [page]);
}
