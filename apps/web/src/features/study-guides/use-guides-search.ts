import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '~/lib/use-hydrated';
import { formatGuidesSearch, type GuidesSearch, parseGuidesSearch } from './guides-search';

const debounceMs = 150;
const noParams = new URLSearchParams();

/** The search that the address holds, and the word as it is being typed; the address follows after 150 ms. */
export function useGuidesSearch() {
  const [params, setParams] = useSearchParams();
  // The page's HTML was made without a query, so it is taken over without one.
  const isReady = useHydrated();
  const search = parseGuidesSearch(isReady ? params : noParams);
  const [typed, setTyped] = useState(search.q);
  const written = useRef(search.q);

  const change = useCallback(
    (part: Partial<GuidesSearch>, isReplaced = false) => {
      if (part.q !== undefined) written.current = part.q;
      setParams((current) => formatGuidesSearch({ ...parseGuidesSearch(current), ...part }), {
        replace: isReplaced,
        preventScrollReset: true,
      });
    },
    [setParams],
  );

  // Back and forward change the word from outside; our own writing must not undo what was typed since.
  useEffect(() => {
    if (search.q === written.current) return;
    written.current = search.q;
    setTyped(search.q);
  }, [search.q]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => change({ q: typed }, true), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, change]);

  const clear = useCallback(() => {
    setTyped('');
    change({ q: '', subject: '' });
  }, [change]);

  return { search, isReady, typed, setTyped, change, clear };
}
