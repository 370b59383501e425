import { ApiError, hasCode, hasReason, issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';

/** Message when the server sent no readable answer: the change may have been saved anyway. */
export const unknownOutcome =
  'Something went wrong, and we do not know if your change was saved. Please reload the page to check.';

/** Returns the toast for a failed change. `title` is its title if the server gave a reason. */
export function failedChangeToast(title: string, error: unknown) {
  return {
    title: hasReason(error) ? title : 'No response',
    description: reasonOf(error, unknownOutcome),
    tone: 'danger',
  } as const;
}

/** Returns true if a retry may succeed: the network, a rate limit or the server failed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Returns whether a mailed link can never work again: expired, replaced, or cut short. */
export function isInvalidLink(error: unknown): boolean {
  return hasCode(error, 'tokens.invalid', 'request.invalid');
}

/** Returns the errors of a form after a failed call. `rename` maps the server's field names to those of the form. */
export function failureOf(error: unknown, rename?: Record<string, string>): FormFailure {
  return { errors: issueErrors(error, rename), note: reasonOf(error) };
}
