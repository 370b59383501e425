import { sql } from 'kysely';
import type { Database } from '../database';
import { withoutTimeout } from '../without-timeout';

export type DeletionKind = 'documents' | 'questions';

/** Marks all rows of a kind as deleted, locked in the order of their ids, under one record; returns that record. */
export async function deleteAll(trx: Database, kind: DeletionKind, actor: string) {
  await withoutTimeout(trx);
  const { id } = await trx
    .insertInto('deletions')
    .values({ kind, row_count: 0, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    with locked as (
      select id from ${sql.table(kind)} where deleted_at is null order by id for no key update
    )
    update ${sql.table(kind)} t set deleted_at = now(), deletion_id = ${id}
    from locked where t.id = locked.id`.execute(trx);
  return trx
    .updateTable('deletions')
    .set({ row_count: Number(numAffectedRows ?? 0) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Restores all rows that are still deleted under a record, except documents that their uploader removed, or whose
 * change is held.
 */
export async function restoreAll(trx: Database, id: string, kind: DeletionKind) {
  await withoutTimeout(trx);
  const outSince = kind === 'documents' ? sql`coalesce(t.withdrawn_at, t.held_at)` : null;
  await sql`
    with locked as (
      select id from ${sql.table(kind)} where deletion_id = ${id} order by id for no key update
    )
    update ${sql.table(kind)} t set deleted_at = ${outSince}, deletion_id = null
    from locked where t.id = locked.id`.execute(trx);
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

/** Lists past Delete All records, newest first. */
export async function listDeletions(db: Database, limit: number) {
  return db.selectFrom('deletions').selectAll().orderBy('deleted_at', 'desc').limit(limit).execute();
}
export type DeletionRow = Awaited<ReturnType<typeof listDeletions>>[number];
