import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../primitives/button';
import { PageSheet, type ViewerPage } from './page-sheet';
import { PageStack } from './page-stack';
import { PageStrip } from './page-strip';
import { useCurrentPage } from './use-current-page';

export type PageViewerProps = {
  /** Readable pages, in order. */
  pages: ViewerPage[];
  /** Number of pages of the document. Those beyond `pages` are locked. */
  pageCount: number;
  /** Accessible name of the viewer. */
  title: string;
};

/** Shows a document's pages as pictures or as text. The arrow keys, Home and End turn them. */
export function PageViewer({ pages, pageCount, title }: PageViewerProps) {
  const [isText, setIsText] = useState(false);
  const { current, goTo, sheets } = useCurrentPage(pages.map((page) => page.number));

  function turn(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const at = pages.findIndex((page) => page.number === current);
    const next = { [forwards]: pages[at + 1], [backwards]: pages[at - 1], Home: pages[0], End: pages.at(-1) }[
      event.key
    ];
    if (!next) return;
    event.preventDefault();
    goTo(next.number);
  }

  return (
    <section aria-label={`Pages of ${title}`} className="grid min-w-0 grid-cols-1 gap-4" onKeyDown={turn}>
      <div className="flex items-end justify-between gap-3">
        <PageStrip pages={pages} pageCount={pageCount} current={current} onChoose={goTo} />
        <div className="pb-5 [&>button]:aria-pressed:bg-ink [&>button]:aria-pressed:text-surface">
          <Button size="sm" aria-pressed={isText} onClick={() => setIsText(!isText)}>
            Text
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 rounded-2 bg-surface-sunken p-4 lg:p-8">
        {pages.map((page) => (
          <PageSheet key={page.number} page={page} pageCount={pageCount} isText={isText} ref={sheets} />
        ))}
        {pages.length < pageCount && <PageStack readable={pages.length} pageCount={pageCount} />}
      </div>
    </section>
  );
}
