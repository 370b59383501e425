import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Maximum number of works that are compared per key. */
const worksPerKey = 20;

/** Hashes of a removed work: word sequences, their bound, and the keys that find it. */
export type WorkHashes = { hashes: Buffer; bound: number; keys: readonly number[] };

/** Condition: the document of work `w` is gone, or is still removed. An earlier release may have restored it. */
const isRemoved = sql<SqlBool>`(w.document_id is null or exists (
  select from documents r where r.id = w.document_id and r.is_removed_for_cause))`;

/** Records that a document was removed because of copyright. Repeating it changes nothing. */
export async function insertRemovedWork(
  trx: Database,
  { documentId, sha256, now }: { documentId: number; sha256: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('removed_works')
    .values({ document_id: documentId, file_sha256: sha256, removed_at: now })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}

/** Reason that the console offered for a removal because of copyright before removals named it. */
const earlierReason = 'It is someone else’s work, and we do not know of any permission to share it.';

/**
 * Records the works that the previous release removed because of copyright, among the latest `limit` removals. During an
 * update it runs beside this release, which writes `isForCopyright` to the audit log. Repeating it changes nothing.
 */
export async function insertWorksOfPreviousRelease(db: Database, limit: number): Promise<void> {
  await sql`
    insert into removed_works (document_id, file_sha256, removed_at)
    select d.id, d.file_sha256, d.deleted_at
    from (
      select distinct on (target) target, after from (
        select id, target, after from audit_log
        where verb = 'document.removed' order by id desc limit ${limit}
      ) latest
      order by target, id desc
    ) removal
    join documents d on d.id = split_part(removal.target, ':', 2)::bigint
    where not jsonb_exists(removal.after, 'isForCopyright')
      and d.is_removed_for_cause and d.deleted_at is not null and d.refusal_code is distinct from 'erased'
      and (d.deleted_reason = ${earlierReason} or exists (
        select from reports r where r.kind = 'document' and r.target_id = d.id
          and r.reason = 'copyright' and r.status = 'upheld'))
    on conflict (document_id) do nothing`.execute(db);
}

/** Returns true if a document is removed because of copyright. */
export async function isRemovedForCopyright(db: Database, documentId: number): Promise<boolean> {
  const work = await db
    .selectFrom('removed_works')
    .select('id')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return work !== undefined;
}

/** Deletes everything by which a removed work is recognised, because its document was restored. */
export async function deleteRemovedWork(trx: Database, documentId: number): Promise<void> {
  await trx.deleteFrom('removed_works').where('document_id', '=', documentId).execute();
}

/** Stores the hashes of a removed work. */
export async function fillRemovedWork(
  trx: Database,
  workId: number,
  { hashes, bound, keys }: WorkHashes,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('removed_works')
    .set({ hashes, bound, filled_at: now })
    .where('id', '=', workId)
    .execute();
  await sql`
    insert into removed_work_keys (key, work_id)
    select distinct key, ${workId}::bigint from unnest(${keys}::bigint[]) key
    on conflict do nothing`.execute(trx);
}

/** Locks a removed work whose hashes are missing. */
export async function lockUnfilledWork(trx: Database, workId: number) {
  return trx
    .selectFrom('removed_works')
    .select(['id', 'document_id'])
    .where('id', '=', workId)
    .where('filled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Lists removed works whose hashes are missing, in the order of their ids. */
export async function listUnfilledWorks(
  db: Database,
  { documentId, afterId = 0, limit }: { documentId?: number; afterId?: number; limit: number },
) {
  let query = db
    .selectFrom('removed_works')
    .select('id')
    .where('filled_at', 'is', null)
    .where('id', '>', afterId);
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.orderBy('id').limit(limit).execute();
}

/** Lists works whose hashes are known and that public documents were not compared with, in the order of their ids. */
export async function listUncomparedWorks(
  db: Database,
  { afterId, limit }: { afterId: number; limit: number },
) {
  return db
    .selectFrom('removed_works')
    .select(['id', 'document_id'])
    .where('filled_at', 'is not', null)
    .where('compared_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Records that public documents were compared with a removed work. */
export async function markWorkCompared(db: Database, workId: number, now: Date): Promise<void> {
  await db.updateTable('removed_works').set({ compared_at: now }).where('id', '=', workId).execute();
}

/** Returns true if at least half of the pages of a document have no text, such as handwriting behind a cover sheet. */
export async function isMostlyPictures(db: Database, documentId: number): Promise<boolean> {
  const { rows } = await sql<{ is_mostly: boolean | null }>`
    select 2 * count(*) filter (where text_origin = 'unread' or text = '') >= count(*) as is_mostly
    from document_pages where document_id = ${documentId}`.execute(db);
  return rows[0]?.is_mostly === true;
}

/** Finds a removed work with these bytes. */
export async function findRemovedBytes(db: Database, sha256: string) {
  return db
    .selectFrom('removed_works as w')
    .select('w.id')
    .where('w.file_sha256', '=', sha256)
    .where(isRemoved)
    .orderBy('w.id')
    .limit(1)
    .executeTakeFirst();
}

/** Lists at most `limit` removed works that share keys with a document, those with the most first. */
export async function listNearWorks(db: Database, keys: readonly number[], limit: number) {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; hashes: Buffer; bound: number }>`
    select w.id, w.hashes, w.bound
    from (
      select near.work_id, count(*) as shared
      from unnest(${keys}::bigint[]) wanted
      cross join lateral (
        select k.work_id from removed_work_keys k where k.key = wanted order by k.work_id limit ${worksPerKey}
      ) near
      group by near.work_id order by 2 desc, 1 limit ${limit}
    ) found
    join removed_works w on w.id = found.work_id
    where w.hashes is not null and w.bound is not null and ${isRemoved}
    order by found.shared desc, w.id`.execute(db);
  return rows;
}

/** Records which removed work a document matches, and how much of the smaller one. */
export async function replaceWorkMatch(
  trx: Database,
  documentId: number,
  { workId, percent }: { workId: number; percent: number },
): Promise<void> {
  await trx
    .insertInto('removed_work_matches')
    .values({ document_id: documentId, work_id: workId, percent })
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet({ work_id: workId, percent, found_at: sql`now()` }),
    )
    .execute();
}

/** Finds the removed work that a document matches, with its document if that still exists. */
export async function findWorkMatch(db: Database, documentId: number) {
  return db
    .selectFrom('removed_work_matches as m')
    .innerJoin('removed_works as w', 'w.id', 'm.work_id')
    .leftJoin('documents as d', 'd.id', 'w.document_id')
    .select(['w.document_id as id', 'd.title', 'm.percent'])
    .where('m.document_id', '=', documentId)
    .executeTakeFirst();
}
