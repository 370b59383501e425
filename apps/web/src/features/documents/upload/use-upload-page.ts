import type { ProcessingEvent } from '@aw/contracts/documents/shapes';
import { useFileDrop } from '@aw/ui/patterns/drop-zone';
import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useInvalidateDocuments } from '../invalidate-documents';
import { useEarnedToasts } from '../use-earned-toasts';
import type { StoredUpload } from './stored-upload';
import { isInProgress, type Upload } from './upload-item';
import { type BatchOutcome, batchMessage } from './upload-messages';
import type { CourseChoiceState } from './use-course-choice';
import { useStoredUpload } from './use-stored-upload';
import { useUploads } from './use-uploads';

const noOutcome: BatchOutcome = { published: [], refused: 0, failed: 0 };

export type UploadPage = ReturnType<typeof useUploadPage>;

/** State of the page's uploads, with file drops, toasts, rewards and refetches of lists. */
export function useUploadPage(
  limitBytes: number,
  choice: CourseChoiceState,
  before: StoredUpload | undefined,
) {
  const invalidateDocuments = useInvalidateDocuments();
  const showEarned = useEarnedToasts();
  const { uploads, act, isRestored } = useUploads({
    schoolId: choice.school?.id,
    typedBefore: before?.files,
    onArrived: ({ suggestions }) => choice.suggest(suggestions),
    onSent: ({ id, newRewards }) => {
      showEarned(id, { newRewards, newCredits: 0 });
      void invalidateDocuments();
    },
    onFailed: (problem) => {
      if (problem.kind !== 'connection') batch.failed();
    },
  });
  useStoredUpload({ before, uploads, place: choice.typedPlace, term: choice.chosenTerm, isRestored });
  const batch = useBatchToast(uploads);
  const addFiles = (files: File[]) =>
    act({ type: 'added', files: files.map((file) => ({ key: crypto.randomUUID(), file })), limitBytes });
  const { isDragOver } = useFileDrop({ onFiles: addFiles });
  const onEvent = ({ key, state, details }: Upload, event: ProcessingEvent) => {
    act({ type: 'processed', key, event });
    if (!event.isFinal) return;
    if ('documentId' in state) showEarned(state.documentId, event);
    if (event.status === 'published') batch.published(details.title);
    else batch.refused();
    void invalidateDocuments();
  };
  return { uploads, act, addFiles, isDragOver, onEvent };
}

/** Collects outcomes and shows them in one toast when all files have finished or the page is left. */
function useBatchToast(uploads: readonly Upload[]) {
  const { toast } = useToast();
  const outcome = useRef(noOutcome);
  const showToast = useEffectEvent(() => {
    const message = batchMessage(outcome.current);
    outcome.current = noOutcome;
    if (message) toast(message);
  });
  const isRunning = uploads.some(isInProgress);
  useEffect(() => {
    if (!isRunning) showToast();
  }, [isRunning]);
  useEffect(() => () => showToast(), []);

  const add = (part: Partial<BatchOutcome>) => {
    outcome.current = { ...outcome.current, ...part };
  };
  return {
    published: (title: string) => add({ published: [...outcome.current.published, title] }),
    refused: () => add({ refused: outcome.current.refused + 1 }),
    failed: () => add({ failed: outcome.current.failed + 1 }),
  };
}
