import { type $ZodType, safeParse } from 'zod/v4/core';

/** The first message of each wrong field, as its form shows it; nothing when the form can be sent. */
export function formProblems(schema: $ZodType, typed: unknown): Record<string, string> {
  const issues = safeParse(schema, typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
}
