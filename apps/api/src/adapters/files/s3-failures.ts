import { FilesUnavailableError } from './file-store';

/** The HTTP status that the storage answered with; undefined for an error that is no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** What a storage answers that lives but serves nobody now: our keys are refused, it is too busy, or it failed. */
const awayStatuses = new Set([401, 403, 408, 429]);

/** Tells a storage that is away from one that answered about a key; the SDK has tried again by then. */
export function failureOf(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const status = statusOf(error);
  const isAway = status === undefined || status >= 500 || awayStatuses.has(status);
  return isAway ? new FilesUnavailableError(error) : error;
}
