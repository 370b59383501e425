import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { changePlace, placeOf, readPlace } from '~/lib/place-memory';
import { scrollWhenLongEnough } from './scroll-when-long-enough';

/** Pages that have items with a link back to them. Only their addresses are stored. */
const lists =
  /^\/(search|library|profile|documents|study-guides|questions|quizzes|orders|blog|schools(\/\d+\/courses)?|courses\/\d+)$/;
/** Parameters with a token from an email. */
const secrets = /[?&](stop|token)=/;

/** Delay after which a scroll position is stored. */
const storeAfterMs = 100;

/**
 * Remembers where each page was scrolled to, and from which page one came. The router scrolls once when one goes back;
 * this waits until a list that loads again is long enough.
 */
export function KeepPlace() {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(undefined);
  const place = placeOf(location);
  const isFirstPage = useRef(true);

  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = location;
    if (earlier && earlier !== location && type !== NavigationType.Pop)
      changePlace(place, { from: cameFrom(earlier, location, type) });
  }, [location, place, type]);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top: number | undefined;
    let isRestoring = false;
    const store = () => {
      clearTimeout(timer);
      if (top !== undefined) changePlace(place, { top });
      top = undefined;
    };
    const onScroll = () => {
      if (isRestoring) return;
      top = Math.round(window.scrollY);
      clearTimeout(timer);
      timer = setTimeout(store, storeAfterMs);
    };
    const isNew = type !== NavigationType.Pop || (isFirstPage.current && isOpenedByAddress());
    const earlierTop = isNew ? undefined : readPlace(place).top;
    // This code arrives after the page, which may be scrolled by then.
    if (isFirstPage.current && !earlierTop && window.scrollY > 0) onScroll();
    isFirstPage.current = false;
    let stop: (() => void) | undefined;
    if (earlierTop) {
      isRestoring = true;
      stop = scrollWhenLongEnough(earlierTop, () => {
        isRestoring = false;
      });
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      stop?.();
      store();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', store);
    };
  }, [place, type]);

  return null;
}

/** Returns true if the browser opened this document by an address or a link, not by going back or reloading. */
function isOpenedByAddress(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Returns the list before, across changes of the address of the same page. */
export function cameFrom(before: Location, now: Location, type: NavigationType) {
  const earlier = readPlace(placeOf(before)).from;
  if (type === NavigationType.Replace) return earlier;
  const { pathname, search } = before;
  if (pathname !== now.pathname)
    return lists.test(pathname)
      ? { to: pathname + (secrets.test(search) ? '' : search), steps: 1 }
      : undefined;
  return earlier && { ...earlier, steps: earlier.steps + 1 };
}
