import { isBlank } from '@aw/contracts/one-line';
import type { UploadState as ShownState } from '@aw/ui/patterns/upload-row';
import { paths } from '~/lib/paths';
import { runningCheck } from '../document-events';
import { waitingNote } from '../review-text';
import { secondsLeft, type Upload } from './upload-item';

/**
 * Returns the state that an upload's row shows. A queued file counts as uploading, unless it is held until others are
 * published.
 */
export function uploadRowState(
  { details, file, state }: Upload,
  { isHeld = false, isOnline = true } = {},
): ShownState {
  switch (state.phase) {
    case 'rejected':
      return { status: 'refused', reason: state.reason };
    case 'draft':
      return { status: isBlank(details.title) ? 'needs-title' : 'waiting' };
    case 'queued':
      return isHeld ? { status: 'held' } : { status: 'uploading', sentBytes: 0 };
    case 'sending': {
      const { sentBytes, elapsedMs } = state;
      return { status: 'uploading', sentBytes, secondsLeft: secondsLeft(sentBytes, file.size, elapsedMs) };
    }
    case 'publishing':
      return { status: 'uploading', sentBytes: file.size };
    case 'paused':
      // Sent bytes are discarded: the upload starts again from the first byte.
      return { status: 'paused', isOffline: !isOnline };
    case 'failed':
      return { status: 'failed', reason: state.reason };
    case 'processing':
      return { status: 'processing', running: runningCheck(state.step), scans: state.scans };
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
        detailsLink: refusalLink(state.documentId, state.duplicateOf),
      };
  }
}

/** Returns the link in a refused upload's row: to the identical document, or to the appeal. */
function refusalLink(documentId: number, duplicateOf: number | null) {
  if (duplicateOf !== null) return { label: 'See that document', to: paths.document(duplicateOf) };
  return { label: 'Details and appeal', to: paths.document(documentId) };
}
