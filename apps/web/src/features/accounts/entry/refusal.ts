import { ApiError } from '@aw/contracts/api-error';
import type { ErrorIssue } from '@aw/contracts/error-codes';

/** What a toast says. */
export type Message = { title: string; description?: string };

/** What the toasts of all ways in are about: each makes the ones before it untrue. */
export const entryMatter = 'entry';

/** The message of each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form did not go through: under its fields, above them, and as a toast. */
export type Refusal = { errors?: FieldErrors; note?: string; toast?: Message };

/** The first message of each field out of a server's answer; `rename` says what a field is called here. */
export function issueErrors(issues: readonly ErrorIssue[], rename: Record<string, string> = {}): FieldErrors {
  const pairs = issues.map(({ path, message }): [string, string] => {
    const name = path.replace(/^body\./, '');
    return [rename[name] ?? name, message];
  });
  return Object.fromEntries(pairs.toReversed());
}

/** The sentence that people get for a failure: the server's own, or a plain one where another answered. */
export function reasonOf(error: unknown, otherwise = 'Something went wrong on the way. Please try again.') {
  if (!(error instanceof ApiError)) return otherwise;
  // Only our own error bodies carry a request id; another server's page is no message for people.
  return error.status === 0 || error.requestId ? error.reason : otherwise;
}

/** The refusal that a call of a form ended in, with messages under the fields that the server named. */
export function refusalOf(
  error: unknown,
  title: string,
  options: { otherwise?: string; rename?: Record<string, string>; fields: readonly string[] },
): Refusal {
  const description = reasonOf(error, options.otherwise);
  const errors = error instanceof ApiError ? issueErrors(error.issues, options.rename) : {};
  const isShown = options.fields.some((field) => errors[field]);
  return { errors, note: isShown ? undefined : description, toast: { title, description } };
}
