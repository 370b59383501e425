import { ApiError, hasCode, reasonOf } from '@aw/contracts/api-error';
import { auditAddress } from '../format/audit-address';

/** An item, such as 'this order', and the target under which the audit log lists its entries. */
export type LoggedItem = { name: string; target: string };

/** Checks whether a failed change may still have been made: the answer was lost, or the server stopped on the way. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Checks whether the page may be out of date: someone else changed the item first, or the outcome is uncertain. */
export function isConflictOrUncertain(error: unknown): boolean {
  return isConflict(error) || isUncertain(error);
}

/** Checks whether someone else changed the item first. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/**
 * Checks whether only the log can tell if the change was made. The payment provider is called before anything is saved.
 */
function isLogNeeded(error: unknown): boolean {
  return isUncertain(error) && !hasCode(error, 'payments.unavailable');
}

/** Says that a change may have been made, because its answer never arrived. */
export function lostAnswerText(error: unknown): string {
  return error instanceof ApiError && error.status === 0
    ? 'The connection was lost before an answer arrived, so the change may have been made.'
    : 'The server stopped before it answered, so the change may have been made.';
}

/** Address of the log entries to check after an uncertain change; undefined if there is nothing to check. */
export function logToCheck(error: unknown, log: LoggedItem | undefined): string | undefined {
  return isLogNeeded(error) ? auditAddress(log?.target) : undefined;
}

/**
 * Returns what did not happen and why. If the outcome is uncertain, the text names `log`, the place to check before
 * another try, such as 'the log of this order', or the page itself if `log` is undefined.
 */
export function failureText(what: string, error: unknown, log: string | undefined): string {
  if (!isLogNeeded(error)) return `${what} ${reasonOf(error)}`;
  return `${lostAnswerText(error)} Before you try again, check ${log ?? 'this page'}.`;
}
