import { ApiError } from '@aw/contracts/api-error';
import type { OrderFile } from '@aw/contracts/orders/shapes';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { slowCheckNote } from '~/lib/file-checks';

/** A file on its way to the server. */
export type Sending = {
  key: string;
  file: File;
  sentBytes: number;
  /** Why it did not arrive; while bytes move there is none. */
  problem?: { reason: string; canRetry: boolean };
  stop: AbortController;
};

/** A file that the server has, with its checks. */
export function storedRow(file: OrderFile, now: Date, onRemove: () => void): ComposerFile {
  const { id, fileName, sizeBytes, status, reason } = file;
  const refused = 'We could not use this file. Please save it again, or choose another file.';
  const state =
    status === 'refused' ? { status, reason: reason ?? refused } : { status, note: slowCheckNote(file, now) };
  return { key: id, name: fileName, sizeBytes, state, onRemove };
}

/** A file on its way, or why it did not get through. */
export function sendingRow(item: Sending, onRetry: () => void, drop: () => void): ComposerFile {
  const { key, file, sentBytes, problem, stop } = item;
  const shown = { key, name: file.name, sizeBytes: file.size };
  if (!problem) return { ...shown, state: { status: 'sending', sentBytes }, onRemove: () => stop.abort() };
  const { reason, canRetry } = problem;
  const state: ComposerFile['state'] = canRetry
    ? { status: 'failed', reason, onRetry }
    : { status: 'refused', reason };
  return { ...shown, state, onRemove: drop };
}

/** What to say of a failure, and whether it is worth another try. */
export function problemOf(error: unknown) {
  if (!(error instanceof ApiError))
    return { reason: 'Something went wrong. Please try again.', canRetry: true };
  // A refusal stays one, however often the same bytes are sent.
  const canRetry = error.status === 0 || error.status === 429 || error.status >= 500;
  return { reason: error.reason, canRetry };
}
