import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import type { ViewerPage } from '@aw/ui/patterns/page-sheet';
import { PageViewer } from '@aw/ui/patterns/page-viewer';
import { Button } from '@aw/ui/primitives/button';
import { formatReadingPlace, parseReadingPlace, type ReadingPlace } from '~/documents/document-address';
import { pageImageUrl } from '~/lib/document-card';
import { useAddressParams } from '~/lib/use-address-params';
import { PageText } from './page-text';

type HitNoteProps = { place: ReadingPlace; isLocked: boolean; onShowText: () => void };

/** The pages of a document as pictures or as text. The address stores the page and the view. */
export function DocumentReader({ document }: { document: DocumentDetail }) {
  const { id, title, pageCount, visiblePages } = document;
  const [params, setParams] = useAddressParams();
  const place = parseReadingPlace(params);
  return (
    <PageViewer
      title={title}
      pages={document.pages
        .filter(({ number }) => number <= visiblePages)
        .map((page) => toViewerPage(id, page))}
      pageCount={pageCount}
      openPage={place.page}
      view={place.view}
      note={
        place.q !== '' && (
          <HitNote
            place={place}
            isLocked={place.page > visiblePages}
            onShowText={() => setParams(formatReadingPlace({ ...place, view: 'text' }))}
          />
        )
      }
      renderText={(number) => <PageText documentId={id} number={number} query={place.q} />}
      onOpen={(page) => setParams(formatReadingPlace({ ...place, page }), { replace: true })}
      onViewChange={(view, page) => setParams(formatReadingPlace({ ...place, page, view }))}
    />
  );
}

function toViewerPage(id: number, page: DocumentDetail['pages'][number]): ViewerPage {
  const { number, width, height } = page;
  const src = pageImageUrl(id, number, 'page');
  return { number, src, thumbnailSrc: pageImageUrl(id, number, 'thumb'), width, height };
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
