import type { DocumentType } from '@aw/contracts/documents/document-types';
import type { ProcessingStep, RewardReview, ScanProgress } from '@aw/contracts/documents/shapes';

/** School, course and term of an upload, fixed when it is published. A place that is not listed has a name only. */
export type CourseChoice = ({ schoolId: number } | { schoolName: string }) &
  ({ courseId: number } | { courseName: string }) & {
    /** The course's code, such as 'CHEM 112L', or its name if it has none. */
    label: string;
    term: string;
  };

/** Fields that describe a file before it is published. */
export type UploadDetails = {
  title: string;
  description: string;
  subject: string;
  documentType: DocumentType;
};

export type UploadState =
  /** Refused in the browser and never sent. */
  | { phase: 'rejected'; reason: string }
  /** Waits to be sent. With a course, the file is published as soon as it has arrived. */
  | { phase: 'queued'; course?: CourseChoice }
  | { phase: 'sending'; course?: CourseChoice; sentBytes: number; elapsedMs: number }
  /** No answer of the site. Retried automatically; `attempts` have failed so far. With a draft, the file has arrived before. */
  | { phase: 'paused'; course?: CourseChoice; draftId?: string; attempts: number }
  | { phase: 'failed'; course?: CourseChoice; reason: string; canRetry: boolean }
  /** Arrived and being described; `problem` is the server's error about the fields. */
  | { phase: 'draft'; draftId: string; problem?: string }
  | { phase: 'publishing'; draftId: string; course: CourseChoice }
  | { phase: 'processing'; documentId: number; step: ProcessingStep; scans?: ScanProgress | null }
  /** `review` is the pending decision of staff whether it counts; `newCredits` were earned by it. */
  | { phase: 'published'; documentId: number; review: RewardReview | null; newCredits: number }
  | { phase: 'refused'; documentId: number; reason: string; duplicateOf: number | null };

export type Upload = {
  key: string;
  /** The file that was chosen, or the name and size of one that was sent before the page was reloaded. */
  file: File | { name: string; size: number };
  details: UploadDetails;
  /** Fields that the person has typed, which suggestions do not overwrite. */
  typed: readonly (keyof UploadDetails)[];
  attempts: number;
  state: UploadState;
};

/** Returns true if leaving the page now would lose files. */
export function hasUnsent(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => {
    if (state.phase === 'failed') return state.canRetry;
    return ['draft', 'queued', 'sending', 'paused', 'publishing'].includes(state.phase);
  });
}

/** Returns the files that have not been submitted yet, whether or not they have arrived. */
export function draftsOf(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state }) => isDescribed(state));
}

/** Returns the number of unlock credits that the published files have earned on this page. */
export function earnedCredits(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { state }) => sum + (state.phase === 'published' ? state.newCredits : 0), 0);
}

/** Returns the draft of a file that is on the server and not published yet. */
export function draftIdOf(state: UploadState): string | undefined {
  return 'draftId' in state ? state.draftId : undefined;
}

/** Returns true while the fields of a file can be changed. */
export function isDescribed(state: UploadState): boolean {
  if (state.phase === 'draft') return true;
  return isOnItsWay(state) && state.course === undefined;
}

/** Returns true while submitted files are not published yet. */
export function isSending(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state.phase === 'publishing' || (isOnItsWay(state) && state.course));
}

type OnItsWay = Extract<UploadState, { phase: 'queued' | 'sending' | 'paused' }>;

function isOnItsWay(state: UploadState): state is OnItsWay {
  return state.phase === 'queued' || state.phase === 'sending' || state.phase === 'paused';
}

/** Returns true while a file is sent, published or checked. */
export function isInProgress({ state }: Upload): boolean {
  return isOnItsWay(state) || state.phase === 'publishing' || state.phase === 'processing';
}

const maxSending = 2;
/** The server takes 20 files of one user that are drafts or in checks; a few are left for another open page. */
const maxInChecks = 15;
/** Browsers open six connections to a host; uploads and ordinary calls need the others. */
const maxFollowed = 2;

/** Returns the queued uploads that may start now, in order, so that at most two are sent at a time. */
export function nextToSend(uploads: readonly Upload[]): Upload[] {
  const sending = uploads.filter(({ state }) => state.phase === 'sending').length;
  const room = Math.min(maxSending, roomInChecks(uploads)) - sending;
  return uploads.filter(({ state }) => state.phase === 'queued').slice(0, Math.max(0, room));
}

/** Returns the queued uploads that the server takes only after some of the others are published and checked. */
export function heldUploads(uploads: readonly Upload[]): Upload[] {
  const before = uploads.filter(({ state }) => state.phase === 'sending' || isResent(state)).length;
  const room = Math.max(0, roomInChecks(uploads) - before);
  return uploads.filter(({ state }) => state.phase === 'queued').slice(room);
}

/** Returns how many more files may be drafts or in checks. */
function roomInChecks(uploads: readonly Upload[]): number {
  const kept = uploads.filter(({ state }) => draftIdOf(state) !== undefined).length;
  return maxInChecks - kept - inChecks(uploads).length;
}

/** Returns true while a file waits for its connection before it has arrived. */
function isResent(state: UploadState): boolean {
  return state.phase === 'paused' && state.draftId === undefined;
}

/**
 * Returns the submitted uploads that may be published now. Those with a place that is not listed are published one
 * after another, so that the first names it and the others join it.
 */
export function nextToPublish(uploads: readonly Upload[]): Upload[] {
  const firstTyped = uploads.find(({ state }) => namesPlace(state));
  return uploads.filter(
    (upload) => upload.state.phase === 'publishing' && (upload === firstTyped || !namesPlace(upload.state)),
  );
}

function namesPlace(state: UploadState): boolean {
  return state.phase === 'publishing' && ('schoolName' in state.course || 'courseName' in state.course);
}

/** Returns the uploads whose checks are followed live: the oldest ones, which are checked first. */
export function followedUploads(uploads: readonly Upload[]): Upload[] {
  return inChecks(uploads).slice(0, maxFollowed);
}

function inChecks(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state }) => state.phase === 'processing');
}

/** Returns the wait before the next attempt without a connection: 2, 4, 8 … up to 30 seconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(1, attempts));
}

/** Returns the estimated seconds until a file is sent; undefined while too little was sent to tell. */
export function secondsLeft(sentBytes: number, totalBytes: number, elapsedMs: number): number | undefined {
  if (elapsedMs < 1000 || sentBytes <= 0 || sentBytes >= totalBytes) return undefined;
  return ((totalBytes - sentBytes) / sentBytes) * (elapsedMs / 1000);
}
