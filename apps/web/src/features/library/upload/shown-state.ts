import { isBlank } from '@aw/contracts/one-line';
import type { UploadState as ShownState } from '@aw/ui/patterns/upload-row';
import { paths } from '../../../lib/paths';
import { waitingNote } from '../review-text';
import { runningCheck } from '../running-check';
import { secondsLeft, type Upload } from './upload-item';

/** What the row shows of an upload; a file that waits for its turn counts as uploading. */
export function shownState({ details, file, state }: Upload): ShownState {
  switch (state.phase) {
    case 'rejected':
      return { status: 'refused', reason: state.reason };
    case 'draft':
      return { status: isBlank(details.title) ? 'needs-title' : 'waiting' };
    case 'queued':
      return { status: 'uploading', sentBytes: 0 };
    case 'sending': {
      const { sentBytes, elapsedMs } = state;
      return { status: 'uploading', sentBytes, secondsLeft: secondsLeft(sentBytes, file.size, elapsedMs) };
    }
    case 'paused':
      // Nothing of the file is kept: it starts again from its first byte.
      return { status: 'paused' };
    case 'failed':
      return { status: 'failed', reason: state.reason };
    case 'processing':
      return { status: 'processing', running: runningCheck(state.step) };
    case 'published':
      return {
        status: 'published',
        to: paths.document(state.documentId),
        note: state.review ? waitingNote(state.review) : undefined,
      };
    case 'refused':
      return {
        status: 'refused',
        reason: state.reason,
        unsubscribeLink: unsubscribeLink(state.documentId, state.duplicateOf),
      };
  }
}

function unsubscribeLink(documentId: number, duplicateOf: number | null) {
  if (duplicateOf !== null) return { label: 'See that document', to: paths.document(duplicateOf) };
  return { label: 'Details and appeal', to: paths.document(documentId) };
}
