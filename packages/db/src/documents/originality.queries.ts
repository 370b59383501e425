import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

// Maximum number of documents that are compared per key; a key that more documents have says little.
const perKey = 20;
// The smallest keys of a text are in every document that contains it, so locking these is enough.
const lockedKeys = 64;

type Kept = { contentHash: string; textHash: string | null; keys: readonly number[] };

/** Lets only one transaction at a time decide about content that shares a key, always in the same order. */
export async function lockContent(trx: Database, { contentHash, textHash, keys }: Kept): Promise<void> {
  const least = keys.toSorted((one, other) => one - other).slice(0, lockedKeys);
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct key from unnest(
        ${least}::bigint[] || hashtextextended(${contentHash}, 1) || hashtextextended(${textHash ?? contentHash}, 1)
      ) key
      order by key
    ) keys`.execute(trx);
}

/** Replaces the fingerprint of a document. */
export async function replaceFingerprint(
  trx: Database,
  documentId: number,
  { contentHash, textHash, keys }: Kept,
  version: number,
): Promise<void> {
  await deleteFingerprint(trx, documentId);
  await trx
    .insertInto('document_fingerprints')
    .values({ document_id: documentId, content_hash: contentHash, text_hash: textHash, version })
    .execute();
  await sql`
    insert into document_bands (band, document_id)
    select distinct key, ${documentId}::bigint from unnest(${keys}::bigint[]) key`.execute(trx);
}

/** Deletes the fingerprint of a document. */
export async function deleteFingerprint(trx: Database, documentId: number): Promise<void> {
  await trx.deleteFrom('document_fingerprints').where('document_id', '=', documentId).execute();
}

const published = (db: Database, exceptId: number) =>
  db
    .selectFrom('document_fingerprints as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select(['d.id', 'd.title', 'd.is_listed', 'd.uploader_id', 'd.withdrawn_at', 'd.published_at'])
    .where('d.status', '=', 'published')
    .where('d.id', '<>', exceptId);

/**
 * Finds the earliest published document with this content, other than `exceptId`. Listed ones come first; removed ones
 * count too.
 */
export async function findContentCopy(db: Database, contentHash: string, exceptId: number) {
  return published(db, exceptId)
    .where('f.content_hash', '=', contentHash)
    .orderBy('d.is_listed', (order) => order.desc().nullsLast())
    .orderBy('d.published_at')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst();
}

/** Lists the earliest published documents with this text, with any pictures. */
export async function listSameText(db: Database, textHash: string, exceptId: number, limit: number) {
  return published(db, exceptId)
    .where('f.text_hash', '=', textHash)
    .orderBy('d.published_at')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** A published document that shares keys with another one. */
export type NearDocument = {
  id: number;
  is_listed: boolean | null;
  published_at: Date | null;
  /** It was removed because of copyright. */
  is_removed_work: boolean;
};

/**
 * Lists at most `limit` published documents that share keys, those with the most first. A key counts less the more
 * documents have it, and at most 20 documents per key are compared.
 */
export async function listSimilar(
  db: Database,
  keys: readonly number[],
  exceptId: number,
  limit: number,
): Promise<NearDocument[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<NearDocument>`
    select near.document_id as id, d.is_listed, d.published_at,
      exists (select from removed_works w where w.document_id = d.id) as is_removed_work
    from unnest(${keys}::bigint[]) wanted
    cross join lateral (
      select found.document_id, count(*) over () as holders
      from (
        select b.document_id from document_bands b
        where b.band = wanted and b.document_id <> ${exceptId}
        order by b.document_id limit ${perKey}
      ) found
    ) near
    join documents d on d.id = near.document_id and d.status = 'published'
    group by near.document_id, d.id order by sum(1.0 / near.holders) desc, near.document_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Finds the hash of a document's text as it was compared last. */
export async function findTextHash(db: Database, documentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('document_fingerprints')
    .select('text_hash')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.text_hash ?? null;
}

/** Lists documents whose fingerprint has an earlier version, after the row `after` in that order. */
export async function listOutdatedFingerprints(
  db: Database,
  version: number,
  after: { version: number; id: number },
  limit: number,
): Promise<{ id: number; file_sha256: string; picture_set: number; version: number }[]> {
  return db
    .selectFrom('document_fingerprints as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select(['d.id', 'd.file_sha256', 'd.picture_set', 'f.version'])
    .where('f.version', '<', version)
    .where(sql<SqlBool>`(f.version, f.document_id) > (${after.version}, ${after.id})`)
    .orderBy('f.version')
    .orderBy('f.document_id')
    .limit(limit)
    .execute();
}

/** Returns true while an upload waits to be read; one that is postponed or waits for OCR does not hold up other work. */
export async function isAnyProcessing(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('status', '=', 'processing')
    .where('ocr_pages', 'is', null)
    .where(sql<SqlBool>`(read_again_at is null or read_again_at <= now())`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
