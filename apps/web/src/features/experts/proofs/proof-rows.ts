import { ApiError } from '@aw/contracts/api-error';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { ExpertProof } from '@aw/contracts/experts/profile';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { slowCheckNote } from '~/lib/file-checks';

/** A proof on its way to the server. */
export type SendingProof = {
  key: string;
  subject: Subject;
  file: File;
  sentBytes: number;
  /** Why it did not arrive; while bytes move there is none. */
  problem?: { reason: string; canRetry: boolean };
  stop: AbortController;
};

/** A row with the subject that it proves. */
export type ProofRow = { subject: string; file: ComposerFile };

/** A proof that the server has, with its checks. */
export function storedProof(proof: ExpertProof, now: Date, onRemove: () => void): ProofRow {
  const { id, subject, fileName, sizeBytes, status, reason } = proof;
  const refused = 'We could not use this file. Please save it again, or choose another file.';
  const state =
    status === 'refused'
      ? { status, reason: reason ?? refused }
      : { status, note: slowCheckNote(proof, now) };
  return { subject, file: { key: id, name: fileName, sizeBytes, state, onRemove } };
}

/** A proof on its way, or why it did not get through. */
export function sendingProof(item: SendingProof, onRetry: () => void, drop: () => void): ProofRow {
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

/** What to say of a failure, and whether it is worth another try. */
export function problemOf(error: unknown): { reason: string; canRetry: boolean } {
  if (!(error instanceof ApiError))
    return { reason: 'Something went wrong. Please try again.', canRetry: true };
  // A refusal stays one, however often the same bytes are sent.
  const canRetry = error.status === 0 || error.status === 429 || error.status >= 500;
  return { reason: error.reason, canRetry };
}

/** Whether a subject has a proof that passed its checks, or may. */
export function isProven(subject: string, rows: readonly ProofRow[]): boolean {
  return rows.some((row) => row.subject === subject && ['ready', 'checking'].includes(row.file.state.status));
}
