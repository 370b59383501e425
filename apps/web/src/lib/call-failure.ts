import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { ErrorIssue } from '@aw/contracts/error-codes';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';

/** The message of each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first message of each field out of a server's answer; `rename` says what a field is called here. */
export function issueErrors(issues: readonly ErrorIssue[], rename: Record<string, string> = {}): FieldErrors {
  const pairs = issues.map(({ path, message }): [string, string] => {
    const name = path.replace(/^body\./, '');
    return [rename[name] ?? name, message];
  });
  return Object.fromEntries(pairs.toReversed());
}

/** What a form says of a call that failed; `rename` says what a field is called here. */
export function failureOf(error: unknown, rename?: Record<string, string>): FormFailure {
  const errors = error instanceof ApiError ? issueErrors(error.issues, rename) : {};
  return { errors, note: reasonOf(error) };
}
