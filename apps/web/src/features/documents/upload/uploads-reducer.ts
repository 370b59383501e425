import type { ProcessingEvent, ProcessingStep } from '@aw/contracts/documents/shapes';
import { titleFromFileName } from '@aw/contracts/documents/title-from-file-name';
import type { UploadDraft, UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import { isBlank } from '@aw/contracts/one-line';
import { checkFile } from './check-file';
import type { TypedDetails } from './stored-upload';
import {
  type CourseChoice,
  draftIdOf,
  isDescribed,
  type Upload,
  type UploadDetails,
  type UploadState,
} from './upload-item';
import type { UploadProblem } from './upload-problem';

type ProcessingResult = Omit<ProcessingEvent, 'newRewards'>;

export type UploadAction =
  | { type: 'added'; files: { key: string; file: File }[]; limitBytes?: number }
  /** Files that were sent before the page was reloaded, and what was typed about them. */
  | { type: 'restored'; drafts: UploadDraft[]; typed: TypedDetails }
  | { type: 'edited'; key: string; details: Partial<UploadDetails> }
  | { type: 'removed'; key: string }
  | { type: 'submitted'; course: CourseChoice }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; sentBytes: number; elapsedMs: number }
  | { type: 'arrived'; key: string; draft: UploadDraft }
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
    case 'restored':
      return [
        ...action.drafts
          .filter(isMissing(uploads))
          .map((draft) => restoredUpload(draft, action.typed[draft.draftId])),
        ...uploads,
      ];
    case 'arrived':
      return withoutCopies(uploads, action).map((upload) =>
        upload.key === action.key ? change(upload, action) : upload,
      );
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

type OneAction = Exclude<
  UploadAction,
  { type: 'added' | 'restored' | 'removed' | 'submitted' | 'reconnected' }
>;

function change(upload: Upload, action: OneAction): Upload {
  const { state } = upload;
  switch (action.type) {
    case 'edited':
      return edit(upload, action.details);
    case 'started':
      if (state.phase !== 'queued') return upload;
      return to(upload, { ...state, phase: 'sending', sentBytes: 0, elapsedMs: 0 });
    case 'progressed':
      if (state.phase !== 'sending') return upload;
      return to(upload, { ...state, sentBytes: action.sentBytes, elapsedMs: action.elapsedMs });
    case 'arrived':
      return state.phase === 'sending' ? arrive(upload, state.course, action.draft) : upload;
    case 'failed':
      if (state.phase === 'sending') return fail(upload, state.course, action.problem);
      return state.phase === 'publishing' ? failToPublish(upload, state, action.problem) : upload;
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
    typed: [],
    attempts: 0,
    state: reason ? { phase: 'rejected', reason } : { phase: 'queued' },
  };
}

function edit(upload: Upload, details: Partial<UploadDetails>): Upload {
  return {
    ...upload,
    details: { ...upload.details, ...details },
    typed: [...new Set([...upload.typed, ...keysOf(details)])],
  };
}

/** The list of drafts may have come while the file was still being sent, and has its draft as another row. */
function withoutCopies(uploads: Upload[], { key, draft }: Extract<UploadAction, { type: 'arrived' }>) {
  if (!uploads.some((upload) => upload.key === key)) return uploads;
  return uploads.filter((upload) => upload.key === key || draftIdOf(upload.state) !== draft.draftId);
}

function isMissing(uploads: readonly Upload[]) {
  const shownDrafts = new Set(uploads.map(({ state }) => draftIdOf(state)));
  return ({ draftId }: UploadDraft) => !shownDrafts.has(draftId);
}

function restoredUpload(
  { draftId, fileName, sizeBytes, suggestions }: UploadDraft,
  typed: Partial<UploadDetails> = {},
): Upload {
  const upload = edit(newUpload(draftId, new File([], fileName), undefined), typed);
  const file = { name: fileName, size: sizeBytes };
  return { ...suggest(upload, suggestions), file, state: { phase: 'draft', draftId } };
}

/** Fills in what a file suggests, except fields that were typed meanwhile. */
function suggest(upload: Upload, { title, subject, documentType }: UploadSuggestions): Upload {
  const suggested: Partial<UploadDetails> = {
    title,
    ...(subject && { subject }),
    ...(documentType && { documentType }),
  };
  const details = { ...upload.details };
  for (const key of keysOf(suggested))
    if (!upload.typed.includes(key)) Object.assign(details, { [key]: suggested[key] });
  return { ...upload, details };
}

function arrive(upload: Upload, course: CourseChoice | undefined, draft: UploadDraft): Upload {
  const { draftId, suggestions } = draft;
  // A submitted file keeps the fields that its person has seen.
  if (course) return { ...to(upload, { phase: 'publishing', draftId, course }), attempts: 0 };
  return { ...to(suggest(upload, suggestions), { phase: 'draft', draftId }), attempts: 0 };
}

function submit(upload: Upload, course: CourseChoice): Upload {
  const { state } = upload;
  if (!isDescribed(state) || isBlank(upload.details.title)) return upload;
  if (state.phase === 'draft') return to(upload, { phase: 'publishing', draftId: state.draftId, course });
  return to(upload, { ...state, course } as UploadState);
}

function failToPublish(
  upload: Upload,
  { draftId, course }: Extract<UploadState, { phase: 'publishing' }>,
  problem: UploadProblem,
): Upload {
  // The server deleted the draft after an hour. The file is sent again if the page still has it.
  if (problem.kind === 'gone')
    return upload.file instanceof File
      ? to(upload, { phase: 'queued', course })
      : to(upload, { phase: 'failed', reason: problem.reason, canRetry: false });
  if (problem.kind === 'connection') {
    const attempts = upload.attempts + 1;
    return { ...to(upload, { phase: 'paused', course, draftId, attempts }), attempts };
  }
  return to(upload, { phase: 'draft', draftId, problem: problem.reason });
}

function queue(upload: Upload): Upload {
  const { state } = upload;
  if (state.phase === 'paused' && state.draftId && state.course)
    return to(upload, { phase: 'publishing', draftId: state.draftId, course: state.course });
  const mayStart = state.phase === 'paused' || (state.phase === 'failed' && state.canRetry);
  return mayStart ? to(upload, { phase: 'queued', ...withCourse(state.course) }) : upload;
}

const withCourse = (course: CourseChoice | undefined) => (course ? { course } : {});

function keysOf(details: Partial<UploadDetails>): (keyof UploadDetails)[] {
  // The object is a literal of this page, so it has no other keys.
  return Object.keys(details) as (keyof UploadDetails)[];
}

function fail(upload: Upload, course: CourseChoice | undefined, problem: UploadProblem): Upload {
  const attempts = upload.attempts + 1;
  switch (problem.kind) {
    case 'connection':
      return { ...to(upload, { phase: 'paused', ...withCourse(course), attempts }), attempts };
    case 'refused':
      return to(upload, {
        phase: 'failed',
        ...withCourse(course),
        reason: problem.reason,
        canRetry: problem.canRetry,
      });
    default:
      return to(upload, { phase: 'failed', ...withCourse(course), reason: problem.reason, canRetry: true });
  }
}

function processedState(documentId: number, event: ProcessingResult): UploadState {
  if (event.status === 'published')
    return {
      phase: 'published',
      documentId,
      review: event.counting === 'waiting' ? event.review : null,
      newCredits: event.newCredits,
    };
  if (event.status === 'processing') {
    const { step, scans } = event;
    return { phase: 'processing', documentId, step, ...(scans && { scans }) };
  }
  const reason = event.reason ?? 'It did not pass our checks.';
  return { phase: 'refused', documentId, reason, duplicateOf: event.duplicateOf };
}

function to(upload: Upload, state: UploadState): Upload {
  return { ...upload, state };
}
