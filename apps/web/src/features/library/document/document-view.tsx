import { type DocumentDetail, recordView } from '@aw/contracts/documents/public';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useEffect } from 'react';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { splitStyle } from '../split-style';
import { BackToDocuments } from './back-to-documents';
import { DocumentMeta } from './document-meta';
import { DocumentReader } from './document-reader';
import { DocumentSide } from './document-side';
import { ProcessingCard } from './processing-card';
import { RefusedCard } from './refused-card';

/** A document that is there: published, still being checked, or refused. */
export function DocumentView({ document }: { document: DocumentDetail }) {
  useRecordView(document.id, document.status === 'published');
  usePageTitle(document.title);
  const hasPages = document.visiblePages > 0 && document.status !== 'processing';
  return (
    <div className="wrap pb-16" data-state={document.status}>
      <BackToDocuments
        title={document.title}
        eyebrow={<SubjectTag subject={document.subject} />}
        lead={document.description ?? undefined}
        meta={<DocumentMeta document={document} />}
      />
      <div className={splitStyle}>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {document.status === 'processing' && <ProcessingCard document={document} />}
          {document.status === 'refused' && <RefusedCard document={document} />}
          <SimilarDocumentNote document={document} />
          {hasPages && <DocumentReader document={document} />}
        </div>
        <DocumentSide document={document} />
      </div>
    </div>
  );
}

/** Why an own document that is published does not count, with the way to the one that it is like; nothing for one that counts. */
function SimilarDocumentNote({ document }: { document: DocumentDetail }) {
  const { counting, status, similarTo } = document;
  if (counting === 'counted' || status !== 'published') return null;
  const other = similarTo ? (
    <Link to={paths.document(similarTo.id)}>“{similarTo.title}”</Link>
  ) : (
    'another document'
  );
  return (
    <Note tone="info" title="Published, not counted.">
      {counting === 'waiting' ? (
        <>
          This document looks very much like {other}. Our staff will look at both; once they accept yours as
          your own work, it counts towards rewards and credits.
        </>
      ) : (
        <>This document has the same content as {other}, so it does not count towards rewards and credits.</>
      )}
    </Note>
  );
}

/** Counts a view of a published document once per visit of its page; the server counts one per person and day. */
function useRecordView(id: number, isPublished: boolean) {
  useEffect(() => {
    if (!isPublished) return;
    // A view that could not be counted is no concern of the reader.
    api.call(recordView, { params: { id } }).catch(() => undefined);
  }, [id, isPublished]);
}
