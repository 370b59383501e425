import { type DocumentDetail, recordView } from '@aw/contracts/documents/public';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { useEffect } from 'react';
import { api } from '../../../lib/api';
import { usePageTitle } from '../../../lib/use-page-title';
import { splitStyle } from '../split-style';
import { BackToDocuments } from './back-to-documents';
import { CountingNote } from './counting-note';
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
          <CountingNote document={document} />
          {hasPages && <DocumentReader document={document} />}
        </div>
        <DocumentSide document={document} />
      </div>
    </div>
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
