import { issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';

/** What is said where no answer of ours came back: the change may have been made all the same. */
export const uncertain =
  'Something went wrong, and we do not know if your change was saved. Please reload the page to check.';

/** What a form says of a call that failed; `rename` says what a field is called here. */
export function failureOf(error: unknown, rename?: Record<string, string>): FormFailure {
  return { errors: issueErrors(error, rename), note: reasonOf(error) };
}
