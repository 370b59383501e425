import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database';

type StoredDocument = { title: string; free?: string; locked?: string; language?: string };

/** Stores a listed document of the person `author` with a free and a locked page, and returns its id. */
export async function storeDocument(
  db: Database,
  { title, free, locked, language }: StoredDocument,
): Promise<number> {
  const sha256 = randomUUID();
  await sql`insert into users (id) values ('author') on conflict do nothing`.execute(db);
  await sql`insert into files (sha256, size_bytes, storage_key) values (${sha256}, 1, ${sha256})`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into documents (title, file_name, uploader_id, file_sha256, file_size, page_count, status, language)
    values (${title}, 'n.pdf', 'author', ${sha256}, 1, 2, 'published', ${language ?? null}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  for (const [at, text] of [free, locked].entries())
    if (text !== undefined)
      await sql`insert into document_pages (document_id, number, text, is_free, width, height)
        values (${id}, ${at + 1}, ${text}, ${at === 0}, 1, 1)`.execute(db);
  return id;
}
