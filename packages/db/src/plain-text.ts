import { type RawBuilder, sql } from 'kysely';

/** The plain text of a post; what it says in Markdown while it is not compiled yet, or too complex to be. */
export function plainText(post: 'q' | 'a' | 'r'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(post)}.content_text, ${sql.ref(post)}.content)`;
}
