import { recordView } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Note } from '@aw/ui/primitives/note';
import { useEffect } from 'react';
import { api } from '~/lib/api';
import { usePageTitle } from '~/lib/use-page-title';
import { splitStyle } from '~/shell/split-style';
import { BackToDocuments } from './back-to-documents';
import { CountingNote } from './counting-note';
import { DocumentMeta } from './document-meta';
import { DocumentReader } from './document-reader';
import { DocumentSide } from './document-side';
import { OwnComparison } from './own-comparison';
import { ProcessingCard } from './processing-card';
import { RefusedCard } from './refused-card';
import { RelatedDocuments } from './related-documents';

/** A loaded document: published, still being checked, or refused. */
export function DocumentView({ document }: { document: DocumentDetail }) {
  useRecordView(document.id, document.status === 'published');
  usePageTitle(document.title);
  const isInLibrary = document.status === 'published' && document.isListed !== false;
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
          {document.status === 'refused' && <OutOfLibrary document={document} />}
          <UnlistedNote document={document} />
          <CountingNote document={document} />
          {document.isOwn && document.status === 'published' && <OwnComparison document={document} />}
          {hasPages && <DocumentReader document={document} />}
        </div>
        <DocumentSide document={document} />
      </div>
      {isInLibrary && <RelatedDocuments document={document} />}
    </div>
  );
}

/** Explains why the user's own document is not in the library. */
function OutOfLibrary({ document }: { document: DocumentDetail }) {
  if (document.withdrawnAt) return <WithdrawnNote />;
  if (document.matchesRemovedWork)
    return (
      <Note tone="caution" title="Hidden until we review it.">
        {document.reason} If it is yours, or you have permission to share it, please write to us.
      </Note>
    );
  if (document.heldAt)
    return (
      <Note tone="info" title="Waiting for review.">
        Our staff will review your change before this document is in the library again. It still counts
        towards your rewards and credits, and anyone who unlocked it can read it.
      </Note>
    );
  return <RefusedCard document={document} />;
}

function WithdrawnNote() {
  return (
    <Note tone="info" title="You removed this document.">
      It is not in the library and does not count towards your rewards and credits. Anyone who unlocked it can
      still read it.
    </Note>
  );
}

/** Tells people who unlocked a document that it has left the library. */
function UnlistedNote({ document: { isOwn, isListed, status } }: { document: DocumentDetail }) {
  if (isOwn || isListed !== false || status !== 'published') return null;
  return (
    <Note tone="info" title="No longer in the library.">
      You unlocked this document, so you can still read and download it.
    </Note>
  );
}

/** Reports a view of a published document once per visit. The server counts one per person and day. */
function useRecordView(id: number, isPublished: boolean) {
  useEffect(() => {
    if (!isPublished) return;
    // A failure to count a view does not matter to the reader.
    api.call(recordView, { params: { id } }).catch(() => undefined);
  }, [id, isPublished]);
}
