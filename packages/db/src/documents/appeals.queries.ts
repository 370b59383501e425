import { sql } from 'kysely';
import type { Database } from '../database';

export async function insertAppeal(
  db: Database,
  appeal: { documentId: number; userId: string; message: string },
): Promise<void> {
  await db
    .insertInto('document_appeals')
    .values({ document_id: appeal.documentId, user_id: appeal.userId, message: appeal.message })
    .execute();
}

/** Finds the latest appeal about a document. */
export async function findLatestAppeal(db: Database, documentId: number) {
  return db
    .selectFrom('document_appeals')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findAppeal(db: Database, id: number) {
  return db.selectFrom('document_appeals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an appeal until the transaction ends. */
export async function lockAppeal(db: Database, id: number) {
  return db.selectFrom('document_appeals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function decideAppeal(
  db: Database,
  id: number,
  status: 'granted' | 'denied',
  answer: string,
): Promise<void> {
  await db
    .updateTable('document_appeals')
    .set({ status, answer, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Answers the open appeal about a document, if there is one. */
export async function closeOpenAppeal(
  trx: Database,
  documentId: number,
  status: 'granted' | 'denied',
  answer: string,
): Promise<void> {
  await trx
    .updateTable('document_appeals')
    .set({ status, answer, decided_at: sql`now()` })
    .where('document_id', '=', documentId)
    .where('status', '=', 'open')
    .execute();
}
