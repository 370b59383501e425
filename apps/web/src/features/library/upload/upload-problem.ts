import { ApiError } from '@aw/contracts/api-error';

export type UploadProblem =
  /** The bytes did not get through; it starts again when they can. */
  | { kind: 'connection' }
  /** The person can put the fields right and send again. */
  | { kind: 'fields'; reason: string }
  | { kind: 'refused'; reason: string; canRetry: boolean };

const fieldCodes = new Set<string>(['request.invalid', 'courses.not_found', 'schools.unknown']);
const finalCodes = new Set<string>([
  'files.empty',
  'files.too_large',
  'files.type',
  'limits.storage',
  'request.too_large',
]);

/** Puts what went wrong into words and says what can be done about it. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) {
    return {
      kind: 'refused',
      reason: 'Something went wrong, and this file was not uploaded.',
      canRetry: true,
    };
  }
  if (error.status === 0) return { kind: 'connection' };
  if (fieldCodes.has(error.code)) return { kind: 'fields', reason: error.issues[0]?.message ?? error.reason };
  return { kind: 'refused', reason: error.reason, canRetry: !finalCodes.has(error.code) };
}
