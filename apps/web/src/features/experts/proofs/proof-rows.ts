import type { ExpertProof } from '@aw/contracts/experts/profile';
import { proofTypes } from '@aw/contracts/experts/profile';
import type { ComposerFile } from '@aw/ui/patterns/composer-file';
import { fileProblem } from '~/lib/file-checks';
import { storedRow } from '~/lib/file-rows';

/** A row of the list, with the subject that its file proves. */
export type ProofRow = { subject: string; file: ComposerFile };

/** Returns the row of a proof that the server has, with the result of its checks. */
export function storedProof(proof: ExpertProof, now: Date, onRemove: () => void): ProofRow {
  return { subject: proof.subject, file: storedRow(proof, now, onRemove) };
}

/** Returns true if a subject has a proof that has passed its checks or is still being checked. */
export function isProven(subject: string, rows: readonly ProofRow[]): boolean {
  return rows.some((row) => row.subject === subject && ['ready', 'checking'].includes(row.file.state.status));
}

/** Returns why a file cannot be sent as a proof of expertise, or undefined if it can. */
export function proofProblem(file: { name: string; size: number }, limitBytes: number) {
  return fileProblem(file, { endings: proofTypes, types: 'PDF, JPEG, PNG or WebP', limitBytes });
}
