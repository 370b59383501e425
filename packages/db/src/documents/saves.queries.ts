import { sql } from 'kysely';
import type { Database } from '../database';
import { isVisibleTo } from './library.queries';

/** Saves a document for a person. If they have saved it before, it keeps its date. */
export async function insertSave(
  db: Database,
  save: { userId: string; documentId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('document_saves')
    .values({ user_id: save.userId, document_id: save.documentId, created_at: save.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSave(db: Database, userId: string, documentId: number): Promise<void> {
  await db
    .deleteFrom('document_saves')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .execute();
}

/** Returns true if the person has saved the document. */
export async function hasSaved(db: Database, userId: string, documentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_saves')
    .select('document_id')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the saved documents that the person can open, up to `most`. The others cannot be removed by hand. */
export async function countSaves(db: Database, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from document_saves o join documents d on d.id = o.document_id
      where o.user_id = ${userId} and ${isVisibleTo(userId)} limit ${most}
    ) saved`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lists the ids of the documents that a person saved, the latest first. */
export async function listSavedIds(db: Database, userId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('document_saves')
    .select('document_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('document_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.document_id);
}
