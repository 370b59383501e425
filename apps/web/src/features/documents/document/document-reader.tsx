import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import type { ViewerPage } from '@aw/ui/patterns/page-sheet';
import { PageViewer } from '@aw/ui/patterns/page-viewer';
import { Button } from '@aw/ui/primitives/button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import {
  changedPlace,
  formatReadingPlace,
  parseReadingPlace,
  type ReadingPlace,
} from '~/documents/document-address';
import { pageImageUrl } from '~/lib/document-card';
import { useAddressParams } from '~/lib/use-address-params';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import { readingPlaces } from './reading-places';
import { useFullScreen } from './use-full-screen';
import { useOpenPage } from './use-open-page';

const FullScreenPages = lazy(
  withRetry(() =>
    import('@aw/ui/patterns/full-screen-pages').then((part) => ({ default: part.FullScreenPages })),
  ),
);

// The text of pages and its tools are one part, which loads when somebody reads the text.
const PageText = lazy(withRetry(() => import('./page-text').then((part) => ({ default: part.PageText }))));
const ReadingTools = lazy(
  withRetry(() => import('./reading/reading-tools').then((part) => ({ default: part.ReadingTools }))),
);

/**
 * The pages of a document as pictures or as text. The address stores the page, the view and the full screen. Without a
 * page in the address, the document opens where it was read last in this browser.
 */
export function DocumentReader({ document }: { document: DocumentDetail }) {
  const { id, title, pageCount, visiblePages } = document;
  const [params, setParams] = useAddressParams();
  const [places] = useState(() => readingPlaces());
  const place = parseReadingPlace(params);
  const openPage = useOpenPage(document);
  const pages = useMemo(
    () => document.pages.filter(({ number }) => number <= visiblePages).map((page) => toViewerPage(id, page)),
    [document.pages, visiblePages, id],
  );
  const fullScreen = useFullScreen({ ...place, page: openPage }, setParams);
  const [currentPage, setCurrentPage] = useState(openPage);
  const keepPage = useCallback(
    (page: number) => {
      places.save(id, page);
      setCurrentPage(page);
    },
    [places, id],
  );
  const open = (page: number) =>
    setParams(formatReadingPlace(changedPlace(place, { page })), { replace: true });
  const renderText = (number: number) => (
    <PartBoundary>
      <Suspense fallback={<div className="min-h-80 w-full bg-surface-raised shadow-page" />}>
        <PageText
          documentId={id}
          number={number}
          query={place.q}
          quote={number === openPage ? place.quote : undefined}
        />
      </Suspense>
    </PartBoundary>
  );
  return (
    <>
      <PageViewer
        title={title}
        pages={pages}
        pageCount={pageCount}
        openPage={openPage}
        view={place.view}
        note={
          <>
            {(place.q || place.quote) && (
              <HitNote
                place={place}
                isLocked={place.page > visiblePages}
                onShowText={() => setParams(formatReadingPlace({ ...place, view: 'text' }))}
              />
            )}
            {place.view === 'text' && (
              <PartBoundary>
                <Suspense>
                  <ReadingTools documentId={id} page={currentPage} pageCount={pages.length} onPage={open} />
                </Suspense>
              </PartBoundary>
            )}
          </>
        }
        renderText={renderText}
        onOpen={open}
        onViewChange={(view, page) => setParams(formatReadingPlace(changedPlace(place, { page, view })))}
        onCurrentChange={keepPage}
        onFullScreen={fullScreen.open}
      />
      {place.isFull && openPage <= pages.length && (
        <PartBoundary>
          <Suspense>
            <FullScreenPages
              title={title}
              pages={pages}
              pageCount={pageCount}
              current={openPage}
              view={place.view}
              renderText={renderText}
              onOpen={(page) => fullScreen.change({ page })}
              onViewChange={(view) => fullScreen.change({ view })}
              onClose={fullScreen.close}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function toViewerPage(id: number, page: DocumentDetail['pages'][number]): ViewerPage {
  const { number, width, height } = page;
  const src = pageImageUrl(id, number, 'page');
  return { number, src, thumbnailSrc: pageImageUrl(id, number, 'thumb'), width, height };
}

type HitNoteProps = { place: ReadingPlace; isLocked: boolean; onShowText: () => void };

/** Says that the document opened at this page because it contains the search words or a quoted passage. */
function HitNote({ place, isLocked, onShowText }: HitNoteProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
      <span className="line-clamp-3">
        {place.quote
          ? `This link quotes a passage of page ${place.page}.`
          : `“${place.q}” is on page ${place.page}`}
        {endOf(place, isLocked)}
      </span>
      {!isLocked && place.view === 'pages' && (
        <Button size="sm" variant="quiet" onClick={onShowText}>
          Show it in the text
        </Button>
      )}
    </p>
  );
}

function endOf({ quote }: ReadingPlace, isLocked: boolean): string {
  if (isLocked)
    return quote
      ? ' The page is locked. Unlock the document to read it.'
      : ', which is locked. Unlock the document to read it.';
  return quote ? '' : '.';
}
