import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const slotId = 'served-page';

type Served = { path: string; html: string };

let served: Served | undefined;

/**
 * Where the server writes what a page's database row says into the fallback, before any script runs. The browser takes
 * it over as it is; the placeholder beside it shows only while it is empty.
 */
export function ServedSlot() {
  keepServedPage();
  // React leaves the inside of such an element alone when it hydrates.
  return (
    <div id={slotId} className="peer" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * The first cards of a list as the server wrote them into the page, until the application has its own; `children`, the
 * placeholder, where it wrote none, and from when something else is asked for. Whoever has gone on to a card with the
 * keyboard stays there.
 */
export function ServedList({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = region.current;
    return () => {
      const link = document.activeElement;
      if (link instanceof HTMLAnchorElement && list?.contains(link)) focusAgain(link.pathname);
    };
  }, []);
  if (!isAsked) return children;
  return (
    <div ref={region}>
      <ServedSlot />
      <div className="peer-not-empty:hidden">{children}</div>
    </div>
  );
}

function focusAgain(path: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.focus({ preventScroll: true });
  });
}

/** What the server wrote for the page that is shown; undefined on every page that was reached from another one. */
export function useServedPage(): string | undefined {
  const { pathname } = useLocation();
  return served?.path === pathname ? served.html : undefined;
}

/** The page as the server wrote it, which stands until the application's own is there, or where that cannot come. */
export function ServedPage({ html, isLoading = false }: { html: string; isLoading?: boolean }) {
  return (
    <div
      data-state={isLoading ? 'loading' : undefined}
      aria-busy={isLoading}
      // The server's own HTML, read from where the browser had put it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function keepServedPage(): void {
  if (typeof document === 'undefined' || served) return;
  const html = document.getElementById(slotId)?.innerHTML ?? '';
  if (html !== '') served = { path: window.location.pathname, html };
}
