import { useEffect, useState } from 'react';
import { useHydrated } from '~/lib/use-hydrated';

/** Brings the section that the address names into sight where the text came after the page; in built HTML the browser does it. */
export function useLateMark(): void {
  const [isInHtml] = useState(!useHydrated());
  useEffect(() => {
    const mark = decodeURIComponent(window.location.hash.slice(1));
    if (!isInHtml && mark) document.getElementById(mark)?.scrollIntoView();
  }, [isInHtml]);
}
