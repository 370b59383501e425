import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a code without spaces, hyphens and case; exactly the expression of the indexes `courses_school_code_key` and
 * `courses_code_key`.
 */
export function codeKey(code: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(translate(${code}, E' \\t\\u00a0-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212', ''))`;
}
