import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** Scrolls to the anchor in the address if the content is rendered after the page. For built HTML, the browser does it. */
export function useScrollToAnchor(): void {
  const [isInHtml] = useState(!useHydrated());
  useEffect(() => {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    if (!isInHtml && anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [isInHtml]);
}
