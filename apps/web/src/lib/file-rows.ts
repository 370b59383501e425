import { ApiError } from '@aw/contracts/api-error';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { isTemporary } from './call-failure';
import { type CheckedFile, slowCheckNote } from './file-checks';

/** A file that is being uploaded. */
export type UploadingFile = {
  key: string;
  file: File;
  sentBytes: number;
  /** Why the upload failed; undefined while it is running. */
  problem?: { reason: string; canRetry: boolean };
  stop: AbortController;
};

type StoredFile = CheckedFile & { id: string; fileName: string; sizeBytes: number; reason: string | null };

/** Returns the row of a file that the server has, with the result of its checks. */
export function storedRow(file: StoredFile, now: Date, onRemove: () => void): ComposerFile {
  const { id, fileName, sizeBytes, status, reason } = file;
  const refused = 'We could not use this file. Please save it again, or choose another file.';
  const state =
    status === 'refused' ? { status, reason: reason ?? refused } : { status, note: slowCheckNote(file, now) };
  return { key: id, name: fileName, sizeBytes, state, onRemove };
}

/** Returns the row of a file that is being uploaded or has failed. */
export function uploadingRow(item: UploadingFile, onRetry: () => void, drop: () => void): ComposerFile {
  const { key, file, sentBytes, problem, stop } = item;
  const shown = { key, name: file.name, sizeBytes: file.size };
  if (!problem) return { ...shown, state: { status: 'sending', sentBytes }, onRemove: () => stop.abort() };
  const { reason, canRetry } = problem;
  const state: ComposerFile['state'] = canRetry
    ? { status: 'failed', reason, onRetry }
    : { status: 'refused', reason };
  return { ...shown, state, onRemove: drop };
}

/** Returns the message for a failed upload and whether a retry may succeed. */
export function uploadProblem(error: unknown): { reason: string; canRetry: boolean } {
  if (!(error instanceof ApiError))
    return { reason: 'Something went wrong. Please try again.', canRetry: true };
  // The server refuses the same bytes every time, so other errors cannot be retried.
  return { reason: error.reason, canRetry: isTemporary(error) };
}
