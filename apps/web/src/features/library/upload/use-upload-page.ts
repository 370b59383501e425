import type { ProcessingEvent } from '@aw/contracts/documents/public';
import { useFileDrop } from '@aw/ui/patterns/drop-zone';
import { useInvalidateLibrary } from '../invalidate-library';
import { useEarnedToasts } from '../use-earned-toasts';
import type { Upload } from './upload-item';
import { useBatchToast } from './use-batch-toast';
import { useUploads } from './use-uploads';

export type UploadPage = ReturnType<typeof useUploadPage>;

/** The uploads of the page with everything around them: drops, toasts, rewards, and the lists that change. */
export function useUploadPage(limitBytes: number) {
  const invalidateLibrary = useInvalidateLibrary();
  const showEarned = useEarnedToasts();
  const { uploads, act } = useUploads({
    onSent: ({ id, newRewards }) => {
      showEarned(id, { newRewards, newCredits: 0 });
      void invalidateLibrary();
    },
    onFailed: (problem) => {
      if (problem.kind !== 'connection') batch.failed();
    },
  });
  const batch = useBatchToast(uploads);
  const addFiles = (files: File[]) =>
    act({ type: 'added', files: files.map((file) => ({ key: crypto.randomUUID(), file })), limitBytes });
  const { isDragOver } = useFileDrop({ onFiles: addFiles });
  const onEvent = (
    { key, state, details }: Upload,
    { newRewards, newCredits, ...event }: ProcessingEvent,
  ) => {
    act({ type: 'processed', key, event });
    if (!event.isFinal) return;
    if ('documentId' in state) showEarned(state.documentId, { newRewards, newCredits });
    if (event.status === 'published') batch.published(details.title);
    else batch.refused();
    void invalidateLibrary();
  };
  return { uploads, act, addFiles, isDragOver, onEvent };
}
