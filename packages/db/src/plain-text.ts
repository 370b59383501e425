import { type RawBuilder, sql } from 'kysely';

/** Returns the plain text of a post; its Markdown if it is not compiled yet, or too complex for that. */
export function plainText(post: 'q' | 'a' | 'r'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(post)}.content_text, ${sql.ref(post)}.content)`;
}
