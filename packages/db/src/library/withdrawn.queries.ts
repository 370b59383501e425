import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Ids of documents that their uploader removed before a moment, that no one unlocked and whose content is still stored. */
export async function listForgettable(db: Database, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.withdrawn_at', '<', before)
    .where(sql<SqlBool>`d.refusal_code is distinct from 'erased'`)
    .where(sql<SqlBool>`not exists (select from document_unlocks u where u.document_id = d.id)`)
    .orderBy('d.withdrawn_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
