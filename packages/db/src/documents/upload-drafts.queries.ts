import { type Selectable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type UploadDraftRow = Selectable<DB['upload_drafts']>;

/** Reserves a draft before its file arrives, and returns its id. */
export async function insertDraft(
  trx: Database,
  row: { userId: string; queueGroup: string; createdAt: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('upload_drafts')
    .values({ user_id: row.userId, queue_group: row.queueGroup, created_at: row.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a person's drafts, whether or not their files have arrived. */
export async function countDrafts(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('upload_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the drafts of a queue group that were reserved after a moment and whose files are still received or read. */
export async function countDraftsOfGroup(db: Database, queueGroup: string, after: Date): Promise<number> {
  const { count } = await db
    .selectFrom('upload_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue_group', '=', queueGroup)
    .where('created_at', '>', after)
    .where('suggestions', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores which file arrived for a draft, before its bytes are stored. */
export async function setDraftArrived(
  trx: Database,
  id: string,
  file: { sha256: string; fileName: string; sizeBytes: number },
): Promise<void> {
  await trx
    .updateTable('upload_drafts')
    .set({ arrived_sha256: file.sha256, file_name: file.fileName, size_bytes: file.sizeBytes })
    .where('id', '=', id)
    .execute();
}

/** Records that the bytes of a draft are stored. The caller has inserted the row of the file. */
export async function setDraftFile(trx: Database, id: string, sha256: string): Promise<void> {
  await trx.updateTable('upload_drafts').set({ file_sha256: sha256 }).where('id', '=', id).execute();
}

export async function setDraftSuggestions(db: Database, id: string, suggestions: unknown): Promise<void> {
  await db
    .updateTable('upload_drafts')
    .set({ suggestions: JSON.stringify(suggestions) })
    .where('id', '=', id)
    .execute();
}

export async function findDraft(db: Database, id: string): Promise<UploadDraftRow | undefined> {
  return db.selectFrom('upload_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the document that was published from a draft by a person; undefined if there is none. */
export async function findPublishedDraft(
  db: Database,
  { id, uploaderId }: { id: string; uploaderId: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('draft_id', '=', id)
    .where('uploader_id', '=', uploaderId)
    .executeTakeFirst();
  return row?.id;
}

/** Locks a draft until the transaction ends; undefined if it was deleted. */
export async function lockDraft(trx: Database, id: string): Promise<UploadDraftRow | undefined> {
  return trx.selectFrom('upload_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lists a person's stored drafts that were created after a moment, oldest first. */
export async function listDrafts(
  db: Database,
  userId: string,
  { after, limit }: { after: Date; limit: number },
): Promise<UploadDraftRow[]> {
  return db
    .selectFrom('upload_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .where('file_sha256', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteDraft(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('upload_drafts').where('id', '=', id).execute();
}

/** Lists the ids of drafts that were created up to a moment, oldest first. */
export async function listExpiredDrafts(db: Database, until: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_drafts')
    .select('id')
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the hashes of the files that arrived for people's drafts, in ascending order. */
export async function listDraftFiles(db: Database, users: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_drafts')
    .select('arrived_sha256 as sha256')
    .distinct()
    .where('user_id', '=', sql<string>`any(${users})`)
    .where('arrived_sha256', 'is not', null)
    .orderBy('arrived_sha256')
    .$narrowType<{ sha256: string }>()
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes all drafts of people and returns them, for the caller to release their bytes. */
export async function deleteDraftsOfUsers(trx: Database, users: string[]): Promise<UploadDraftRow[]> {
  return trx
    .deleteFrom('upload_drafts')
    .where('user_id', '=', sql<string>`any(${users})`)
    .returningAll()
    .execute();
}
