import { sql } from 'kysely';
import type { Database } from '../database';

/** The columns that decide whether a reader may see pages of a document that a chat quotes. */
export type CitedDocument = {
  id: number;
  title: string;
  uploader_id: string;
  page_count: number;
  is_listed: boolean | null;
  is_removed_for_cause: boolean;
  is_unlocked: boolean;
  is_uploader_suspended: boolean;
};

/** Finds documents with the reader's access to them. The reader may be null. */
export async function listCitedDocuments(
  db: Database,
  ids: readonly number[],
  readerId: string | undefined,
): Promise<CitedDocument[]> {
  const { rows } = await sql<CitedDocument>`
    select d.id, d.title, d.uploader_id, d.page_count, d.is_listed, d.is_removed_for_cause,
      exists (select from document_unlocks k where k.user_id = ${readerId ?? null} and k.document_id = d.id) as is_unlocked,
      u.suspended_at is not null as is_uploader_suspended
    from documents d join users u on u.id = d.uploader_id
    where d.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Lists the visible answers to listed questions among these. */
export async function listVisibleAnswers(db: Database, questionIds: readonly number[]) {
  return db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .select(['a.id', 'a.question_id'])
    .where('a.question_id', '=', sql<number>`any(${questionIds}::bigint[])`)
    .where('a.status', '=', 'visible')
    .where('q.is_listed', '=', true)
    .execute();
}

/** Lists the quizzes among these whose explanations a person may read: they closed an attempt and have none open. */
export async function listExplainedQuizzes(
  db: Database,
  quizIds: readonly number[],
  userId: string,
): Promise<number[]> {
  const { rows } = await sql<{ quiz_id: number }>`
    select quiz_id from quiz_attempts
    where user_id = ${userId} and quiz_id = any(${quizIds}::bigint[])
    group by quiz_id having bool_and(completed_at is not null)`.execute(db);
  return rows.map((row) => row.quiz_id);
}
