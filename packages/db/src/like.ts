import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText } from './words/fold-text';

/** Returns a pattern that finds `text` anywhere; its own wildcards are taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Condition: a folded text, or a column of one, contains what was typed, however it is written. No text contains signs
 * alone that folding removes, such as an accent.
 */
export function containsFolded(folded: string | RawBuilder<string>, typed: string): RawBuilder<SqlBool> {
  const text = typeof folded === 'string' ? sql.ref(folded) : folded;
  const searched = foldText(typed);
  return searched === '' ? sql<SqlBool>`false` : sql<SqlBool>`${text} like ${containing(searched)}`;
}
