import { issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FieldErrors } from '@aw/ui/primitives/use-zod-form';

/** Text of a toast. */
export type Message = { title: string; description?: string };

/** Subject of all sign-in toasts: each replaces the earlier ones, because they are no longer true. */
export const signInToastSubject = 'entry';

/** Messages of a refused form: under its fields, above them, and as a toast. */
export type Refusal = { errors?: FieldErrors; note?: string; toast?: Message };

/**
 * Returns the messages for a failed call, under the fields that the server named. `otherwise` replaces an
 * unknown reason.
 */
export function refusalOf(
  error: unknown,
  title: string,
  options: { otherwise?: string; rename?: Record<string, string>; fields: readonly string[] },
): Refusal {
  const description = reasonOf(error, options.otherwise);
  const errors = issueErrors(error, options.rename);
  const isShown = options.fields.some((field) => errors[field]);
  return { errors, note: isShown ? undefined : description, toast: { title, description } };
}
