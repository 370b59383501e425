import type { DocumentType } from '@aw/contracts/documents/document-types';
import type { ProcessingStep, RewardReview } from '@aw/contracts/documents/shapes';

/** Where an upload belongs, fixed in the moment it is sent. */
export type CourseChoice = {
  schoolId: number;
  courseId: number;
  /** 'CHEM 112L', or the course's name when it has no code. */
  label: string;
  term: string;
};

/** What a person can write about a file before it is sent. */
export type UploadDetails = {
  title: string;
  description: string;
  subject: string;
  documentType: DocumentType;
};

export type UploadState =
  /** Refused in the browser: never sent. */
  | { phase: 'rejected'; reason: string }
  /** Being described; `problem` is what the server found wrong with the fields. */
  | { phase: 'draft'; problem?: string }
  | { phase: 'queued'; course: CourseChoice }
  | { phase: 'sending'; course: CourseChoice; sentBytes: number; elapsedMs: number }
  /** No connection: starts again by itself, `attempts` times until now. */
  | { phase: 'paused'; course: CourseChoice; attempts: number }
  | { phase: 'failed'; course: CourseChoice; reason: string; canRetry: boolean }
  | { phase: 'processing'; documentId: number; step: ProcessingStep }
  /** `review` is the decision that it waits for before it counts. */
  | { phase: 'published'; documentId: number; review: RewardReview | null }
  | { phase: 'refused'; documentId: number; reason: string; duplicateOf: number | null };

export type Upload = {
  key: string;
  file: File;
  details: UploadDetails;
  attempts: number;
  state: UploadState;
};

/** Files that would be lost if the page were left now. */
export function hasUnsent(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => {
    if (state.phase === 'failed') return state.canRetry;
    return ['draft', 'queued', 'sending', 'paused'].includes(state.phase);
  });
}

/** Files that are described and wait for the button. */
export function draftsOf(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state }) => state.phase === 'draft');
}

/** True while bytes travel or wait for their turn. */
export function isSending(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => ['queued', 'sending', 'paused'].includes(state.phase));
}

/** True until it is known what becomes of a file that was sent. */
export function isUnderWay({ state }: Upload): boolean {
  return ['queued', 'sending', 'paused', 'processing'].includes(state.phase);
}

const sentAtOnce = 2;
/** The server takes 20 of one person's files at once; a few are left for another open page. */
const checkedAtOnce = 15;
/** A browser opens six connections to a host; uploads and ordinary calls need the others. */
const followedAtOnce = 2;

/** The queued uploads that may start now, first come first served: two travel at a time. */
export function nextToSend(uploads: readonly Upload[]): Upload[] {
  const travelling = uploads.filter(({ state }) => state.phase === 'sending').length;
  const room = Math.min(sentAtOnce, checkedAtOnce - inChecks(uploads).length) - travelling;
  return uploads.filter(({ state }) => state.phase === 'queued').slice(0, Math.max(0, room));
}

/** The uploads whose checks are followed live: the oldest ones, which are checked first. */
export function followedUploads(uploads: readonly Upload[]): Upload[] {
  return inChecks(uploads).slice(0, followedAtOnce);
}

function inChecks(uploads: readonly Upload[]): Upload[] {
  return uploads.filter(({ state }) => state.phase === 'processing');
}

/** How long to wait before the next attempt without a connection: 2, 4, 8 … at most 30 seconds, in milliseconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(1, attempts));
}

/** Seconds until the last byte has left; undefined while too little has travelled to tell. */
export function secondsLeft(sentBytes: number, totalBytes: number, elapsedMs: number): number | undefined {
  if (elapsedMs < 1000 || sentBytes <= 0 || sentBytes >= totalBytes) return undefined;
  return ((totalBytes - sentBytes) / sentBytes) * (elapsedMs / 1000);
}
