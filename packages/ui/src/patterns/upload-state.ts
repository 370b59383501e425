import { countOf } from '../primitives/count-of';
import { formatFileSize } from '../primitives/file-size';

/** The checks of an uploaded file, in their order. */
export const uploadSteps = ['received', 'readable', 'checking', 'published'] as const;
export type UploadStep = (typeof uploadSteps)[number];

export const uploadStepNames: Record<UploadStep, string> = {
  received: 'Received',
  readable: 'Readable',
  checking: 'Checking for duplicates',
  published: 'Published',
};

/** Where a file is on its way from the reader's device to the library. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'needs-title' }
  | { status: 'uploading'; sentBytes: number; secondsLeft?: number | null }
  | { status: 'paused' }
  | { status: 'processing'; running: UploadStep }
  | { status: 'published'; to: string; note?: string }
  | { status: 'refused'; reason: string; unsubscribeLink?: { label: string; to: string } }
  | { status: 'failed'; reason?: string };

export const uploadFailed = 'There was an error uploading your document. Please try again.';

/** What is left of an upload, rounded as far as it can be known. */
export function timeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.round(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return `about ${countOf(minutes, 'minute')} left`;
}

/** How far the bytes have come: '6.12 of 9.40MB', or the size alone while none move. */
export function bytesLine(state: UploadState, sizeBytes: number): string {
  const size = formatFileSize(sizeBytes);
  if (state.status !== 'uploading') return size;
  return `${formatFileSize(state.sentBytes).replace(/MB$/, '')} of ${size}`;
}

/** What a screen reader hears of a state; the moving bytes are left out. */
export function spokenState(name: string, state: UploadState): string {
  switch (state.status) {
    case 'waiting':
      return `${name}: ready to upload`;
    case 'needs-title':
      return `${name}: title needed`;
    case 'uploading':
      return `${name}: uploading`;
    case 'paused':
      return `${name}: paused, you are offline`;
    case 'processing':
      return `${name}: ${uploadStepNames[state.running].toLowerCase()}`;
    case 'published':
      return `${name}: published. ${state.note ?? ''}`.trim();
    case 'refused':
      return `${name}: not accepted. ${state.reason}`;
    case 'failed':
      return `${name}: upload failed. ${state.reason ?? uploadFailed}`;
  }
}
