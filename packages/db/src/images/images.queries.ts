import { type Insertable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export async function insertImage(trx: Database, row: Insertable<DB['images']>): Promise<void> {
  await trx.insertInto('images').values(row).execute();
}

/** An image with the place of its bytes. */
export async function findImage(db: Database, id: string) {
  return db
    .selectFrom('images as i')
    .innerJoin('files as f', 'f.sha256', 'i.file_sha256')
    .select(['i.user_id', 'i.used_at', 'i.hidden_at', 'i.size_bytes', 'f.storage_key'])
    .where('i.id', '=', id)
    .executeTakeFirst();
}

/**
 * Notes that a posted text names images and hides them, until `updateHiddenImages` finds the text that shows them to
 * everybody; gives the ids of those that are there and the person's own.
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

/** People with images from before a moment that neither a text nor a draft names. */
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

/** Deletes a person's images from before a moment that neither a text nor a draft names; gives their bytes, the lesser hash first. */
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

/** Deletes images of people who are erased, but for those of texts that stay; gives the hashes that were let go of. */
export async function deleteImagesOf(trx: Database, users: string[], keepsUsed: boolean): Promise<string[]> {
  const { rows } = await sql<{ file_sha256: string }>`
    delete from images where user_id = any(${users}) and (not ${keepsUsed}::boolean or used_at is null)
    returning file_sha256`.execute(trx);
  return rows.map((row) => row.file_sha256).toSorted();
}
