import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { auditAddress } from '../format/audit-address';

/** An item, such as 'this order', and the target under which the audit log keeps its entries. */
export type LoggedItem = { name: string; target: string };

/** Whether a failed change may have been made all the same: the answer was lost, or the server broke on the way. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Whether only the log can say if the change was made. The payment provider is asked before anything is saved. */
function isLogNeeded(error: unknown): boolean {
  return isUncertain(error) && !(error instanceof ApiError && error.code === 'payments.unavailable');
}

/** Says that a change may have been made, because its answer never arrived. */
export function lostAnswerText(error: unknown): string {
  return error instanceof ApiError && error.status === 0
    ? 'The connection was lost before an answer arrived, so the change may have been made.'
    : 'The server stopped before it answered, so the change may have been made.';
}

/** Address of the log entries to check after an uncertain change; undefined if there is nothing to check. */
export function logToCheck(error: unknown, of: LoggedItem | undefined): string | undefined {
  return isLogNeeded(error) ? auditAddress(of?.target) : undefined;
}

/**
 * Returns what did not happen and why. If the outcome is uncertain, it names `log`, the place to look at before another
 * try, such as 'the log of this order'; without one the page itself.
 */
export function failureText(what: string, error: unknown, log: string | undefined): string {
  if (!isLogNeeded(error)) return `${what} ${reasonOf(error)}`;
  return `${lostAnswerText(error)} Before you try again, check ${log ?? 'this page'}.`;
}
