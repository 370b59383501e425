import { type Insertable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export async function insertImage(trx: Database, row: Insertable<DB['images']>): Promise<void> {
  await trx.insertInto('images').values(row).execute();
}

/** Finds an image with the location of its file. */
export async function findImage(db: Database, id: string) {
  return db
    .selectFrom('images as i')
    .innerJoin('files as f', 'f.sha256', 'i.file_sha256')
    .select(['i.user_id', 'i.used_at', 'i.hidden_at', 'i.size_bytes', 'f.storage_key'])
    .where('i.id', '=', id)
    .executeTakeFirst();
}

/**
 * Records that a posted text uses images, and hides them until `updateHiddenImages` finds the public text; returns the
 * ids that exist and belong to the person.
 */
export async function markImagesUsed(trx: Database, userId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (
      select id from images where id = any(${ids}) and user_id = ${userId} order by id for no key update
    )
    update images set used_at = coalesce(used_at, now()), hidden_at = coalesce(hidden_at, now())
    from named where images.id = named.id
    returning images.id`.execute(trx);
  return rows.map((row) => row.id);
}

const isInDraft = sql<boolean>`(
  exists (select from question_drafts d where d.user_id = images.user_id and strpos(d.content, images.id) > 0)
  or exists (
    select from answer_drafts d
    where d.user_id = images.user_id and (strpos(d.content, images.id) > 0 or strpos(d.steps::text, images.id) > 0)))`;

/** Lists people with images from before a moment that neither a text nor a draft uses. */
export async function listOwnersOfUnusedImages(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('user_id')
    .distinct()
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isInDraft}`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Deletes a person's images from before a moment that neither a text nor a draft uses; returns their hashes in order.
 */
export async function deleteUnusedImages(trx: Database, userId: string, before: Date) {
  const rows = await trx
    .deleteFrom('images')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isInDraft}`)
    .returning(['file_sha256', 'size_bytes'])
    .execute();
  return rows.toSorted((one, other) => (one.file_sha256 < other.file_sha256 ? -1 : 1));
}

/** Deletes images of erased people, except those of texts that stay; returns their hashes. */
export async function deleteImagesOf(trx: Database, users: string[], keepsUsed: boolean): Promise<string[]> {
  const { rows } = await sql<{ file_sha256: string }>`
    delete from images where user_id = any(${users}) and (not ${keepsUsed}::boolean or used_at is null)
    returning file_sha256`.execute(trx);
  return rows.map((row) => row.file_sha256).toSorted();
}
