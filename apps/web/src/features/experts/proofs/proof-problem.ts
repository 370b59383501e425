import { proofTypes } from '@aw/contracts/experts/profile';
import { fileProblem } from '~/lib/file-problem';

/** Returns why a file cannot be sent as a proof of expertise, or undefined if it can. */
export function proofProblem(file: { name: string; size: number }, limitBytes: number) {
  return fileProblem(file, { endings: proofTypes, types: 'PDF, JPEG, PNG or WebP', limitBytes });
}
