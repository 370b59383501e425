import { useEffect, useRef } from 'react';
import type { ViewerPage } from './page-sheet';

export type PageStripProps = {
  pages: ViewerPage[];
  pageCount: number;
  current: number;
  onChoose: (number: number) => void;
};

const maxLockedShown = 5;

/** Thumbnails of the readable pages, then dashed outlines of the first locked ones. The strip is a single tab stop. */
export function PageStrip({ pages, pageCount, current, onChoose }: PageStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const locked = Math.max(0, pageCount - pages.length);
  const dashed = Array.from({ length: Math.min(locked, maxLockedShown) }, (_, at) => pages.length + at + 1);

  useEffect(() => {
    const list = strip.current;
    const button = list?.querySelector<HTMLElement>(`[data-thumbnail="${current}"]`);
    if (!list || !button) return;
    list.scrollLeft +=
      button.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientWidth / 2;
    if (list.contains(document.activeElement)) button.focus({ preventScroll: true });
  }, [current]);

  return (
    <ol
      ref={strip}
      aria-label="Pages"
      className="relative flex min-w-0 items-end gap-2.5 overflow-x-auto p-1 text-12 leading-4 [scrollbar-width:none]"
    >
      {pages.map((page) => (
        <li key={page.number} className="flex-none">
          <button
            type="button"
            data-thumbnail={page.number}
            aria-label={`Page ${page.number}`}
            aria-current={page.number === current || undefined}
            tabIndex={page.number === current ? 0 : -1}
            onClick={() => onChoose(page.number)}
            className="group grid justify-items-center gap-1 text-ink-muted aria-current:font-bold aria-current:text-ink"
          >
            <Thumbnail page={page} />
            <span className="tabular-nums">{page.number}</span>
          </button>
        </li>
      ))}
      {dashed.map((number) => (
        <li key={number} className="grid flex-none justify-items-center gap-1 text-ink-faint">
          <span className="h-16.75 w-13 border border-dashed border-line-strong bg-[repeating-linear-gradient(var(--surface-sunken)_0_7px,var(--line)_7px_8px)] opacity-75" />
          <span className="tabular-nums">
            {number}
            <span className="sr-only">, locked</span>
          </span>
        </li>
      ))}
      {locked > maxLockedShown && (
        <li className="flex-none ps-1 text-ink-faint">{`${locked - maxLockedShown} more`}</li>
      )}
    </ol>
  );
}

function Thumbnail({ page: { thumbnailSrc, width, height } }: { page: ViewerPage }) {
  return (
    <img
      src={thumbnailSrc}
      alt=""
      width={width}
      height={height}
      className="h-auto w-13 shadow-1 outline-1 outline-line filter-(--page-filter) group-aria-current:outline-2 group-aria-current:outline-offset-1 group-aria-current:outline-accent"
    />
  );
}
