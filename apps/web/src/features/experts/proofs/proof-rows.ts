import { ApiError } from '@aw/contracts/api-error';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { ExpertProof } from '@aw/contracts/experts/profile';
import { proofTypes } from '@aw/contracts/experts/profile';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { isTemporary } from '~/lib/call-failure';
import { slowCheckNote } from '~/lib/file-checks';
import { fileProblem } from '~/lib/file-problem';

/** A proof that is being uploaded. */
export type UploadingProof = {
  key: string;
  subject: Subject;
  file: File;
  sentBytes: number;
  /** Why the upload failed; undefined while it is running. */
  problem?: { reason: string; canRetry: boolean };
  stop: AbortController;
};

/** A row of the list, with the subject that its file proves. */
export type ProofRow = { subject: string; file: ComposerFile };

/** Returns the row of a proof that the server has, with the result of its checks. */
export function storedProof(proof: ExpertProof, now: Date, onRemove: () => void): ProofRow {
  const { id, subject, fileName, sizeBytes, status, reason } = proof;
  const refused = 'We could not use this file. Please save it again, or choose another file.';
  const state =
    status === 'refused'
      ? { status, reason: reason ?? refused }
      : { status, note: slowCheckNote(proof, now) };
  return { subject, file: { key: id, name: fileName, sizeBytes, state, onRemove } };
}

/** Returns the row of a proof that is being uploaded or has failed. */
export function uploadingProof(item: UploadingProof, onRetry: () => void, drop: () => void): ProofRow {
  const { key, subject, file, sentBytes, problem, stop } = item;
  const shown = { key, name: file.name, sizeBytes: file.size };
  if (!problem)
    return {
      subject,
      file: { ...shown, state: { status: 'sending', sentBytes }, onRemove: () => stop.abort() },
    };
  const { reason, canRetry } = problem;
  const state: ComposerFile['state'] = canRetry
    ? { status: 'failed', reason, onRetry }
    : { status: 'refused', reason };
  return { subject, file: { ...shown, state, onRemove: drop } };
}

/** Returns the message for a failed upload and whether a retry may succeed. */
export function problemOf(error: unknown): { reason: string; canRetry: boolean } {
  if (!(error instanceof ApiError))
    return { reason: 'Something went wrong. Please try again.', canRetry: true };
  // The server refuses the same bytes every time, so other errors cannot be retried.
  return { reason: error.reason, canRetry: isTemporary(error) };
}

/** Returns true if a subject has a proof that has passed its checks or is still being checked. */
export function isProven(subject: string, rows: readonly ProofRow[]): boolean {
  return rows.some((row) => row.subject === subject && ['ready', 'checking'].includes(row.file.state.status));
}

/** Returns why a file cannot be sent as a proof of expertise, or undefined if it can. */
export function proofProblem(file: { name: string; size: number }, limitBytes: number) {
  return fileProblem(file, { endings: proofTypes, types: 'PDF, JPEG, PNG or WebP', limitBytes });
}
