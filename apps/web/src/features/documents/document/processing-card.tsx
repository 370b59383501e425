import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { UploadStatus } from '@aw/ui/patterns/upload-status';
import { formatClock } from '@aw/ui/primitives/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentKeys } from '~/documents/document-keys';
import { runningCheck, useDocumentEvents } from '../document-events';
import { useInvalidateDocuments } from '../invalidate-documents';
import { useEarnedToasts } from '../use-earned-toasts';

/** The checks of the user's own upload, live. When they end, the page shows the document or its refusal. */
export function ProcessingCard({ document }: { document: DocumentDetail }) {
  const [step, setStep] = useState(document.step);
  const [wait, setWait] = useState<Wait>(document);
  const queryClient = useQueryClient();
  const invalidateDocuments = useInvalidateDocuments();
  const showEarned = useEarnedToasts();
  useDocumentEvents(document.id, (event) => {
    setStep(event.step);
    setWait(event);
    if (!event.isFinal) return;
    showEarned(document.id, event);
    void queryClient.invalidateQueries({ queryKey: documentKeys.document(document.id) });
    void invalidateDocuments();
  });
  return (
    <section
      aria-labelledby="checks"
      className="grid gap-3 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id="checks" className="text-18">
        Being checked
      </h2>
      <UploadStatus
        state={{ status: 'processing', running: runningCheck(step), scans: wait.scans }}
        sizeBytes={document.fileSize}
      />
      <p className="text-14 text-ink-muted">{waitText(wait)}</p>
    </section>
  );
}

type Wait = Pick<DocumentDetail, 'readAgainAt' | 'waitsForScan' | 'scans'>;

function waitText({ readAgainAt, waitsForScan, scans }: Wait): string {
  if (scans)
    return 'Some pages of this document are pictures. We are reading their text, which takes a few seconds for each page. You can leave this page; we keep reading.';
  if (!readAgainAt)
    return 'This usually takes less than a minute. You can leave this page; we keep checking.';
  const nothingToDo = 'You do not have to do anything, and you can leave this page.';
  return waitsForScan
    ? `We check every file for viruses, and our virus scanner does not answer at the moment. We will try again at ${formatClock(readAgainAt)}. ${nothingToDo}`
    : `Reading this document took longer than usual. We will try again at ${formatClock(readAgainAt)} with more time. ${nothingToDo}`;
}
