import { sql } from 'kysely';
import type { Database } from '../database';

const perBand = 10;

/** Lets one transaction at a time decide about content that shares a key, until it ends; always in the same order. */
export async function lockContent(trx: Database, contentHash: string, bands: number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct key from unnest(array_append(${bands}::bigint[], hashtextextended(${contentHash}, 1))) key
      order by key
    ) keys`.execute(trx);
}

/** Keeps by what a document is known again, in place of what was kept before. */
export async function replaceFingerprint(
  trx: Database,
  documentId: number,
  { contentHash, bands }: { contentHash: string; bands: number[] },
): Promise<void> {
  await trx.deleteFrom('document_fingerprints').where('document_id', '=', documentId).execute();
  await trx
    .insertInto('document_fingerprints')
    .values({ document_id: documentId, content_hash: contentHash })
    .execute();
  await sql`
    insert into document_bands (band, document_id)
    select distinct band, ${documentId}::bigint from unnest(${bands}::bigint[]) band`.execute(trx);
}

/** The first document that was published with this content, other than `exceptId`; removed ones count too. */
export async function findContentCopy(db: Database, contentHash: string, exceptId: number) {
  return db
    .selectFrom('document_fingerprints as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select(['d.id', 'd.title', 'd.is_listed'])
    .where('f.content_hash', '=', contentHash)
    .where('d.status', '=', 'published')
    .where('d.id', '<>', exceptId)
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst();
}

/** At most `limit` published documents that share a key, those with most keys in common first. */
export async function listLikeness(
  db: Database,
  bands: number[],
  exceptId: number,
  limit: number,
): Promise<number[]> {
  if (bands.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select near.document_id as id
    from unnest(${bands}::bigint[]) wanted
    cross join lateral (
      select b.document_id from document_bands b
      where b.band = wanted and b.document_id <> ${exceptId}
      order by b.document_id limit ${perBand}
    ) near
    join documents d on d.id = near.document_id and d.status = 'published'
    group by near.document_id order by count(*) desc, near.document_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Published documents from before they were compared, oldest first. */
export async function listWithoutFingerprint(
  db: Database,
  limit: number,
): Promise<{ id: number; file_sha256: string }[]> {
  return db
    .selectFrom('documents as d')
    .select(['d.id', 'd.file_sha256'])
    .where('d.status', '=', 'published')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('document_fingerprints as f')
            .select('f.document_id')
            .whereRef('f.document_id', '=', 'd.id'),
        ),
      ),
    )
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
