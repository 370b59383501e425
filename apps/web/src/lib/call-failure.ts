import { ApiError } from '@aw/contracts/api-error';
import type { ErrorIssue } from '@aw/contracts/error-codes';

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

/** The sentence that people get for a failure: the server's own, or a plain one where another answered. */
export function reasonOf(error: unknown, otherwise = 'Something went wrong. Please try again.') {
  if (!(error instanceof ApiError)) return otherwise;
  // Only our own error bodies carry a request id; another server's page is no message for people.
  return error.status === 0 || error.requestId ? error.reason : otherwise;
}
