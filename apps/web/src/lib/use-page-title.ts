import { useEffect } from 'react';
import { pageTitle } from './page-title';

/** Names the browser's tab after what has been loaded. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
