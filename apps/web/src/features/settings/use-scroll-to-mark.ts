import { useEffect } from 'react';

/** Brings the section that the address names into sight once it is there: the browser looked before it was. */
export function useScrollToMark(): void {
  useEffect(() => {
    const mark = window.location.hash.slice(1);
    if (mark) document.getElementById(mark)?.scrollIntoView();
  }, []);
}
