import { issueErrors, reasonOf } from '@aw/contracts/api-error';
import type { FieldErrors } from '@aw/ui/primitives/use-zod-form';

/** What a toast says. */
export type Message = { title: string; description?: string };

/** What the toasts of all ways in are about: each makes the ones before it untrue. */
export const entryMatter = 'entry';

/** Why a form did not go through: under its fields, above them, and as a toast. */
export type Refusal = { errors?: FieldErrors; note?: string; toast?: Message };

/** The refusal that a call of a form ended in, with messages under the fields that the server named. */
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
