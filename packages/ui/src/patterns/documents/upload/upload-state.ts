import { formatFileSize } from '../../../primitives/file-size';
import { formatCount } from '../../../primitives/format-count';

/** Steps of an upload, in order. */
export const uploadSteps = ['received', 'readable', 'checking', 'published'] as const;
export type UploadStep = (typeof uploadSteps)[number];

export const uploadStepNames: Record<UploadStep, string> = {
  received: 'Received',
  readable: 'Readable',
  checking: 'Checking for duplicates',
  published: 'Published',
};

/** Progress of a file from the reader's device to the library. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'needs-title' }
  /** Its turn comes when files before it are published. */
  | { status: 'held' }
  | { status: 'uploading'; sentBytes: number; secondsLeft?: number | null }
  /** Sent again by itself: when the reader is back online, or after at most 30 seconds. */
  | { status: 'paused'; isOffline: boolean }
  /** `scans` is set while the text of pictures is being read: how many pages are done, of how many. */
  | { status: 'processing'; running: UploadStep; scans?: { done: number; total: number } | null }
  | { status: 'published'; to: string; note?: string }
  | { status: 'refused'; reason: string; detailsLink?: { label: string; to: string } }
  | { status: 'failed'; reason?: string };

export const uploadFailed = 'There was an error uploading your document. Please try again.';

export const uploadHeld = 'This file waits until the first ones are uploaded.';

export const scansTitle = 'Reading the text of its pictures';

/** Returns how many pictures have been read: '3 of 12 pages read'. */
export function scansText({ done, total }: { done: number; total: number }): string {
  return `${done} of ${formatCount(total, 'page')} read`;
}

/** Returns why an upload is paused and when it starts again. */
export function pausedTexts(isOffline: boolean): { status: string; next: string } {
  return isOffline
    ? { status: 'Paused: you are offline', next: 'The upload starts again when you are back online.' }
    : { status: 'Paused: the site did not answer', next: 'We try again within 30 seconds.' };
}

/** Formats the remaining time of an upload, rounded to what can be estimated. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.round(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return `about ${formatCount(minutes, 'minute')} left`;
}

/** Formats the sent bytes: '6.12 of 9.40MB', or the size alone while nothing is being sent. */
export function formatSentBytes(state: UploadState, sizeBytes: number): string {
  const size = formatFileSize(sizeBytes);
  if (state.status !== 'uploading') return size;
  return `${formatFileSize(state.sentBytes).replace(/MB$/, '')} of ${size}`;
}

/** Returns the text that a screen reader announces for a state, without the number of sent bytes. */
export function announcementOf(name: string, state: UploadState): string {
  switch (state.status) {
    case 'waiting':
      return `${name}: ready to upload`;
    case 'needs-title':
      return `${name}: title needed`;
    case 'held':
      return `${name}: ${uploadHeld}`;
    case 'uploading':
      return `${name}: uploading`;
    case 'paused':
      return `${name}: ${pausedTexts(state.isOffline).status.toLowerCase()}`;
    case 'processing':
      return `${name}: ${state.scans ? scansTitle.toLowerCase() : uploadStepNames[state.running].toLowerCase()}`;
    case 'published':
      return `${name}: published. ${state.note ?? ''}`.trim();
    case 'refused':
      return `${name}: not accepted. ${state.reason}`;
    case 'failed':
      return `${name}: upload failed. ${state.reason ?? uploadFailed}`;
  }
}
