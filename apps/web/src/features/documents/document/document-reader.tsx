import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import type { ViewerPage } from '@aw/ui/patterns/page-sheet';
import { PageSheet } from '@aw/ui/patterns/page-sheet';
import { PageStack } from '@aw/ui/patterns/page-stack';
import { PageStrip } from '@aw/ui/patterns/page-strip';
import { Button } from '@aw/ui/primitives/button';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import type { KeyboardEvent } from 'react';
import { pageImageUrl } from '~/lib/document-card';
import { useAddressParams } from '~/lib/use-address-params';
import { formatReadingPlace, parseReadingPlace, type ReadingPlace } from './document-address';
import { PageText } from './page-text';
import { useReadingPage } from './use-reading-page';

type HitNoteProps = { place: ReadingPlace; isLocked: boolean; onShowText: () => void };

const views = [
  { value: 'pages', label: 'Pages' },
  { value: 'text', label: 'Text' },
];

/** The pages of a document as pictures or as text. The address stores the page and the view. */
export function DocumentReader({ document }: { document: DocumentDetail }) {
  const { id, title, pageCount, visiblePages } = document;
  const [params, setParams] = useAddressParams();
  const place = parseReadingPlace(params);
  const { current, goTo, sheets, stack } = useReadingPage(place.page, visiblePages, place.view);
  const pages = document.pages
    .filter(({ number }) => number <= visiblePages)
    .map((page) => toViewerPage(id, page));

  const open = (page: number) => {
    goTo(page);
    setParams(formatReadingPlace({ ...place, page }), { replace: true });
  };
  const show = (view: string, page = current) =>
    setParams(formatReadingPlace({ ...place, page, view: view === 'text' ? 'text' : 'pages' }));

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
            value={place.view}
            onValueChange={(view) => show(view)}
          />
        </div>
      </div>
      {place.q !== '' && (
        <HitNote
          place={place}
          isLocked={place.page > visiblePages}
          onShowText={() => show('text', place.page)}
        />
      )}
      <div className="grid grid-cols-1 gap-6 rounded-2 bg-surface-sunken p-4 lg:p-8">
        {pages.map((page) =>
          place.view === 'text' ? (
            <PageText
              key={page.number}
              documentId={id}
              number={page.number}
              pageCount={pageCount}
              query={place.q}
              ref={sheets}
            />
          ) : (
            <PageSheet key={page.number} page={page} pageCount={pageCount} isText={false} ref={sheets} />
          ),
        )}
        {visiblePages < pageCount && (
          <div ref={stack} className="scroll-mt-4">
            <PageStack readable={visiblePages} pageCount={pageCount} />
          </div>
        )}
      </div>
    </section>
  );
}

function toViewerPage(id: number, page: DocumentDetail['pages'][number]): ViewerPage {
  const { number, width, height } = page;
  return {
    number,
    image: { src: pageImageUrl(id, number, 'page'), width, height },
    thumbnailSrc: pageImageUrl(id, number, 'thumb'),
  };
}

/** Turns pages with arrow keys, Home and End, except in controls that use these keys. */
function turnPage(event: KeyboardEvent, current: number, count: number, open: (page: number) => void) {
  const isElsewhere =
    event.target instanceof HTMLElement && event.target.closest('[role=group], input, textarea');
  if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = isRtl ? -1 : 1;
  const target = { ArrowRight: current + step, ArrowLeft: current - step, Home: 1, End: count }[event.key];
  if (target === undefined || target < 1 || target > count) return;
  event.preventDefault();
  open(target);
}

/** Says that the document opened at this page because it contains the search words. */
function HitNote({ place, isLocked, onShowText }: HitNoteProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
      <span>
        “{place.q}” is on page {place.page}
        {isLocked ? ', which is locked. Unlock the document to read it.' : '.'}
      </span>
      {!isLocked && place.view === 'pages' && (
        <Button size="sm" variant="quiet" onClick={onShowText}>
          Show it in the text
        </Button>
      )}
    </p>
  );
}
