import type { ErrorIssue } from '@aw/contracts/error-codes';
import type { FieldErrors } from '@aw/ui/primitives/use-zod-form';

/** The first message of each field that a server's answer names. */
export function issueErrors(issues: readonly ErrorIssue[]): FieldErrors {
  const pairs = issues.map(({ path, message }) => [path.replace(/^body\./, ''), message]);
  return Object.fromEntries(pairs.toReversed());
}
