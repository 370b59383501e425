import { useEffect } from 'react';
import { pageTitle } from './page-title';

/** Sets the title of the tab after the content is loaded. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
