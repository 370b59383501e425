import type { ProcessingEvent, ProcessingStep } from '@aw/contracts/documents/shapes';
import { titleFromFileName } from '@aw/contracts/documents/title-from-file-name';
import { isBlank } from '@aw/contracts/one-line';
import { checkFile } from './check-file';
import type { CourseChoice, Upload, UploadDetails, UploadState } from './upload-item';
import type { UploadProblem } from './upload-problem';

type ProcessingResult = Omit<ProcessingEvent, 'newRewards' | 'newCredits'>;

export type UploadAction =
  | { type: 'added'; files: { key: string; file: File }[]; limitBytes?: number }
  | { type: 'edited'; key: string; details: Partial<UploadDetails> }
  | { type: 'removed'; key: string }
  | { type: 'submitted'; course: CourseChoice }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; sentBytes: number; elapsedMs: number }
  | { type: 'cancelled'; key: string }
  | { type: 'failed'; key: string; problem: UploadProblem }
  | { type: 'accepted'; key: string; documentId: number; step: ProcessingStep }
  | { type: 'processed'; key: string; event: ProcessingResult }
  | { type: 'retried'; key: string }
  | { type: 'reconnected' };

/** Applies an action to the list of uploads. Pure, so that every transition is tested without a network. */
export function uploadsReducer(uploads: Upload[], action: UploadAction): Upload[] {
  switch (action.type) {
    case 'added':
      return [...uploads, ...action.files.map(({ key, file }) => newUpload(key, file, action.limitBytes))];
    case 'removed':
      return uploads.filter(({ key }) => key !== action.key);
    case 'submitted':
      return uploads.map((upload) => submit(upload, action.course));
    case 'reconnected':
      return uploads.map((upload) => (upload.state.phase === 'paused' ? queue(upload) : upload));
    default:
      return uploads.map((upload) => (upload.key === action.key ? change(upload, action) : upload));
  }
}

type OneAction = Exclude<UploadAction, { type: 'added' | 'removed' | 'submitted' | 'reconnected' }>;

function change(upload: Upload, action: OneAction): Upload {
  const { state } = upload;
  switch (action.type) {
    case 'edited':
      return { ...upload, details: { ...upload.details, ...action.details } };
    case 'started':
      if (state.phase !== 'queued') return upload;
      return to(upload, { phase: 'sending', course: state.course, sentBytes: 0, elapsedMs: 0 });
    case 'progressed':
      if (state.phase !== 'sending') return upload;
      return to(upload, { ...state, sentBytes: action.sentBytes, elapsedMs: action.elapsedMs });
    case 'cancelled':
      return 'course' in state ? to(upload, { phase: 'draft' }) : upload;
    case 'failed':
      return state.phase === 'sending' ? fail(upload, state.course, action.problem) : upload;
    case 'accepted':
      return {
        ...to(upload, { phase: 'processing', documentId: action.documentId, step: action.step }),
        attempts: 0,
      };
    case 'processed':
      return state.phase === 'processing'
        ? to(upload, processedState(state.documentId, action.event))
        : upload;
    case 'retried':
      return queue(upload);
  }
}

function newUpload(key: string, file: File, limitBytes: number | undefined): Upload {
  const reason = checkFile(file, limitBytes);
  return {
    key,
    file,
    details: { title: titleFromFileName(file.name), description: '', subject: '', documentType: 'notes' },
    attempts: 0,
    state: reason ? { phase: 'rejected', reason } : { phase: 'draft' },
  };
}

function submit(upload: Upload, course: CourseChoice): Upload {
  const isReady = upload.state.phase === 'draft' && !isBlank(upload.details.title);
  return isReady ? to(upload, { phase: 'queued', course }) : upload;
}

function queue(upload: Upload): Upload {
  const { state } = upload;
  const mayStart = state.phase === 'paused' || (state.phase === 'failed' && state.canRetry);
  return mayStart ? to(upload, { phase: 'queued', course: state.course }) : upload;
}

function fail(upload: Upload, course: CourseChoice, problem: UploadProblem): Upload {
  const attempts = upload.attempts + 1;
  switch (problem.kind) {
    case 'connection':
      return { ...to(upload, { phase: 'paused', course, attempts }), attempts };
    case 'fields':
      return to(upload, { phase: 'draft', problem: problem.reason });
    case 'refused':
      return to(upload, { phase: 'failed', course, reason: problem.reason, canRetry: problem.canRetry });
  }
}

function processedState(documentId: number, event: ProcessingResult): UploadState {
  if (event.status === 'published')
    return { phase: 'published', documentId, review: event.counting === 'waiting' ? event.review : null };
  if (event.status === 'processing') return { phase: 'processing', documentId, step: event.step };
  const reason = event.reason ?? 'It did not pass our checks.';
  return { phase: 'refused', documentId, reason, duplicateOf: event.duplicateOf };
}

function to(upload: Upload, state: UploadState): Upload {
  return { ...upload, state };
}
