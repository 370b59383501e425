import type { ProcessingEvent } from '@aw/contracts/documents';
import { useFileDrop } from '@aw/ui/drop-zone';
import { useToast } from '@aw/ui/toast';
import { useInvalidateLibrary } from '../invalidate-library';
import { useRewardToasts } from '../use-reward-toasts';
import type { Upload } from './upload-item';
import { uploadedMessage, uploadFailedMessage } from './upload-messages';
import { useUploads } from './use-uploads';

export type UploadPage = ReturnType<typeof useUploadPage>;

/** The uploads of the page with everything around them: drops, toasts, rewards, and the lists that change. */
export function useUploadPage(limitBytes: number) {
  const { toast } = useToast();
  const invalidateLibrary = useInvalidateLibrary();
  const showRewards = useRewardToasts();
  const { uploads, act } = useUploads({
    onSent: ({ id, newRewards }) => {
      showRewards(id, newRewards);
      void invalidateLibrary();
    },
    onFailed: (problem) => {
      if (problem.kind !== 'connection') toast(uploadFailedMessage);
    },
  });
  const addFiles = (files: File[]) =>
    act({ type: 'added', files: files.map((file) => ({ key: crypto.randomUUID(), file })), limitBytes });
  const { isDragOver } = useFileDrop({ onFiles: addFiles });
  const onEvent = ({ key, state, details }: Upload, { newRewards, ...event }: ProcessingEvent) => {
    act({ type: 'processed', key, event });
    if (!event.isFinal) return;
    if ('documentId' in state) showRewards(state.documentId, newRewards);
    if (event.status === 'published') toast(uploadedMessage(details.title));
    void invalidateLibrary();
  };
  return { uploads, act, addFiles, isDragOver, onEvent };
}
