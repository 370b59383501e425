import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { SegmentedControl } from '../../../primitives/segmented-control';
import { PagePicture, PageSheet, type ViewerPage } from './page-sheet';
import { PageStack } from './page-stack';
import { PageStrip } from './page-strip';
import { turnedPage } from './turned-page';
import { useCurrentPage } from './use-current-page';
import { pagesAhead } from './use-next-pictures';

export type PageView = 'pages' | 'text';

export type PageViewerProps = {
  /** Readable pages, in order. */
  pages: ViewerPage[];
  /** Number of pages of the document. Those beyond `pages` are locked. */
  pageCount: number;
  /** Title of the document, for the accessible name of the viewer. */
  title: string;
  /** Page that is scrolled into view, and again whenever it changes. */
  openPage: number;
  view: PageView;
  /** Shown above the pages. */
  note?: ReactNode;
  /** Text of a page, for the view of texts. */
  renderText: (page: number) => ReactNode;
  onOpen: (page: number) => void;
  onViewChange: (view: PageView, currentPage: number) => void;
  /** Called when another page is read, also after scrolling. */
  onCurrentChange?: (page: number) => void;
  /** Opens a page in the whole window. */
  onFullScreen?: (page: number) => void;
};

const views = [
  { value: 'pages', label: 'Pages' },
  { value: 'text', label: 'Text' },
];

/** Shows a document's pages as pictures or as text. The arrow keys, Home and End turn them. */
export function PageViewer(props: PageViewerProps) {
  const { pages, pageCount, title, openPage, view, note, renderText, onOpen, onViewChange } = props;
  const { onCurrentChange, onFullScreen } = props;
  const { current, goTo, sheets, stack } = useCurrentPage(openPage, pages.length, view);

  useEffect(() => onCurrentChange?.(current), [current, onCurrentChange]);

  const open = (page: number) => {
    goTo(page);
    onOpen(page);
  };

  return (
    <section
      aria-label={`Pages of ${title}`}
      className="grid min-w-0 grid-cols-1 gap-4"
      onKeyDown={(event) => turnPage(event, current, pages.length, open)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
        <PageStrip pages={pages} pageCount={pageCount} current={current} onChoose={open} />
        <div className="flex-none sm:pb-5">
          <SegmentedControl
            label="View"
            size="sm"
            segments={views}
            value={view}
            onValueChange={(next) => onViewChange(next === 'text' ? 'text' : 'pages', current)}
          />
        </div>
      </div>
      {note}
      <div className="grid grid-cols-1 gap-6 rounded-2 bg-surface-sunken p-4 lg:p-8">
        {pages.map((page) => (
          <PageSheet key={`${view}-${page.number}`} number={page.number} pageCount={pageCount} ref={sheets}>
            {view === 'text' ? (
              renderText(page.number)
            ) : (
              <PagePicture
                page={page}
                isNear={page.number <= current + pagesAhead}
                isCurrent={page.number === current}
                onFullScreen={onFullScreen}
              />
            )}
          </PageSheet>
        ))}
        {pages.length < pageCount && (
          <div ref={stack} className="scroll-mt-4">
            <PageStack readable={pages.length} pageCount={pageCount} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Turns pages with arrow keys, Home and End, except in controls that use these keys. */
function turnPage(event: KeyboardEvent, current: number, count: number, open: (page: number) => void) {
  // Events of the full screen bubble through its portal.
  const isElsewhere =
    event.target instanceof HTMLElement &&
    event.target.closest('[role=radiogroup], [role=dialog], input, textarea');
  const target = isElsewhere ? undefined : turnedPage(event, current, count);
  if (target === undefined) return;
  event.preventDefault();
  open(target);
}
