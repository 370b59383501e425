import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const slotId = 'served-page';

type Served = { path: string; html: string };

let served: Served | undefined;

/**
 * Slot in the fallback page that the server fills with the content of a page's database row, before any script runs. The
 * browser keeps it as it is. The placeholder beside it is shown only while the slot is empty.
 */
export function ServedSlot() {
  rememberServedPage();
  // React does not touch the inner HTML of such an element during hydration.
  return (
    <div id={slotId} className="peer" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * Shows the first cards of a list as the server wrote them, until the application has loaded its own. Without server cards,
 * or once another search is made, shows `children`, the placeholder. The keyboard focus stays on the same card.
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

/** Returns the server's HTML of the current page, or undefined after navigation from another page. */
export function useServedPage(): string | undefined {
  const { pathname } = useLocation();
  return served?.path === pathname ? served.html : undefined;
}

/** Shows the page as the server wrote it, until the application's own is loaded or if that fails. */
export function ServedPage({ html, isLoading = false }: { html: string; isLoading?: boolean }) {
  return (
    <div
      data-state={isLoading ? 'loading' : undefined}
      aria-busy={isLoading}
      // The server's own HTML, read from its slot in the document.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function rememberServedPage(): void {
  if (typeof document === 'undefined' || served) return;
  const html = document.getElementById(slotId)?.innerHTML ?? '';
  if (html !== '') served = { path: window.location.pathname, html };
}
