import type { Database } from '../database';

/** Questions whose text an older version of the compiler, or none, has compiled, the oldest first. */
export async function listOldTexts(db: Database, version: number, limit: number) {
  return db
    .selectFrom('questions')
    .select(['id', 'content'])
    .where('content_version', '<', version)
    .orderBy('content_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type CompiledText = { id: number; content: string; html: string | null; version: number };

/** Keeps the HTML of a question's text, unless the text was changed meanwhile; null for one that is too complex. */
export async function setTextHtml(db: Database, { id, content, html, version }: CompiledText): Promise<void> {
  await db
    .updateTable('questions')
    .set({ content_html: html, content_version: version })
    .where('id', '=', id)
    .where('content', '=', content)
    .execute();
}
