import { type $ZodType, safeParse } from 'zod/v4/core';

/** Returns the first message of each invalid field, as the form shows it. */
export function formProblems(schema: $ZodType, typed: unknown): Record<string, string> {
  const issues = safeParse(schema, typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
}
