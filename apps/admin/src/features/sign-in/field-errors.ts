import type { ErrorIssue } from '@aw/contracts/error-codes';

type Issue = { path: PropertyKey[]; message: string };
type Parsed = { success: true } | { success: false; error: { issues: Issue[] } };

/** A contract's schema, as far as a form needs it. */
export type FieldsSchema = { safeParse: (values: unknown) => Parsed };

export type FieldErrors = Readonly<Record<string, string>>;

/** The first message of each wrong field, by the field's name; empty when all are right. */
export function fieldErrors(schema: FieldsSchema, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  return result.success
    ? {}
    : firstByField(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

/** The same for the issues of a server's answer. */
export function issueErrors(issues: readonly ErrorIssue[]): FieldErrors {
  return firstByField(issues.map((issue) => [issue.path.replace(/^body\./, ''), issue.message]));
}

function firstByField(pairs: [field: string, message: string][]): FieldErrors {
  return Object.fromEntries(pairs.toReversed());
}
