import { sql } from 'kysely';
import type { Database } from '../database';
import { withoutTimeout } from '../without-timeout';

export type DeletionKind = 'documents' | 'questions';

/** Marks every row of a kind that is not deleted yet, under one record; gives that record. */
export async function deleteEverything(trx: Database, kind: DeletionKind, actor: string) {
  await withoutTimeout(trx);
  const { id } = await trx
    .insertInto('deletions')
    .values({ kind, row_count: 0, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { deleted_at: sql<Date>`now()`, deletion_id: id };
  const result =
    kind === 'documents'
      ? await trx.updateTable('documents').set(change).where('deleted_at', 'is', null).executeTakeFirst()
      : await trx.updateTable('questions').set(change).where('deleted_at', 'is', null).executeTakeFirst();
  return trx
    .updateTable('deletions')
    .set({ row_count: Number(result.numUpdatedRows) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts back every row of one record that is still deleted under it. */
export async function restoreEverything(trx: Database, id: string, kind: DeletionKind) {
  await withoutTimeout(trx);
  const change = { deleted_at: null, deletion_id: null };
  if (kind === 'documents')
    await trx.updateTable('documents').set(change).where('deletion_id', '=', id).execute();
  else await trx.updateTable('questions').set(change).where('deletion_id', '=', id).execute();
  return trx
    .updateTable('deletions')
    .set({ restored_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lockDeletion(trx: Database, id: string) {
  return trx.selectFrom('deletions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Past Delete All records, newest first. */
export async function listDeletions(db: Database, limit: number) {
  return db.selectFrom('deletions').selectAll().orderBy('deleted_at', 'desc').limit(limit).execute();
}
export type DeletionRow = Awaited<ReturnType<typeof listDeletions>>[number];
