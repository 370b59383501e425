import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/**
 * Documents that their uploader removed before a moment, that nobody unlocked and whose content is still stored.
 * Documents that staff need for a decision are excluded: with an open report or appeal, with a held change, or if a
 * waiting document is compared with them.
 */
function erasableDocuments(db: Database, before: Date) {
  return db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.withdrawn_at', '<', before)
    .where('d.held_because', 'is', null)
    .where(sql<SqlBool>`d.refusal_code is distinct from 'erased'`)
    .where(sql<SqlBool>`not exists (select from document_unlocks u where u.document_id = d.id)`)
    .where(sql<SqlBool>`not exists (
      select from reports r where r.kind = 'document' and r.target_id = d.id and r.status = 'open')`)
    .where(sql<SqlBool>`not exists (
      select from document_appeals a where a.document_id = d.id and a.status = 'open')`)
    .where(sql<SqlBool>`not exists (
      select from documents w where w.similar_to = d.id and w.originality = 'waiting')`);
}

/** Lists documents whose content may be deleted, earliest removal first. */
export async function listErasable(db: Database, before: Date, limit: number): Promise<number[]> {
  const rows = await erasableDocuments(db, before).orderBy('d.withdrawn_at').limit(limit).execute();
  return rows.map((row) => row.id);
}

/** Returns true if a document's content may be deleted. */
export async function isErasable(db: Database, id: number, before: Date): Promise<boolean> {
  return (await erasableDocuments(db, before).where('d.id', '=', id).executeTakeFirst()) !== undefined;
}
