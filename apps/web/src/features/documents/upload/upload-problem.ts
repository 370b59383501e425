import { ApiError } from '@aw/contracts/api-error';

export type UploadProblem =
  /** No answer arrived from the API; the upload is retried, and repeats the publishing of the same draft. */
  | { kind: 'connection' }
  /** The hour of the draft is over. */
  | { kind: 'gone'; reason: string }
  /** The user can correct the fields and send again. */
  | { kind: 'fields'; reason: string }
  | { kind: 'refused'; reason: string; canRetry: boolean };

const fieldCodes = new Set<string>([
  'request.invalid',
  'courses.not_found',
  'limits.places',
  'schools.unknown',
]);
const finalCodes = new Set<string>([
  'files.empty',
  'files.too_large',
  'files.type',
  'limits.storage',
  'request.too_large',
]);

/** Classifies a failed upload by what can be done about it, with a message for the user. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) {
    return {
      kind: 'refused',
      reason: 'Something went wrong, and this file was not uploaded.',
      canRetry: true,
    };
  }
  if (error.code === 'drafts.not_found') return { kind: 'gone', reason: error.reason };
  if (fieldCodes.has(error.code)) return { kind: 'fields', reason: error.issues[0]?.message ?? error.reason };
  if (isUnanswered(error)) return { kind: 'connection' };
  return { kind: 'refused', reason: error.reason, canRetry: !finalCodes.has(error.code) };
}

/**
 * Returns true if the server may have done what was asked, or is of the previous release, which runs beside this page
 * during an update: it has no address for drafts, and looks for a file where this page sends the id of one.
 */
function isUnanswered({ status, code, isOurs }: ApiError): boolean {
  return status === 0 || status === 404 || code === 'files.missing' || (status >= 500 && !isOurs);
}
