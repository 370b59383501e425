import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * Returns the id up to which every document was decided before a moment. A document that is still being read, or was
 * uploaded since, may be listed later than one with a higher id.
 */
export async function findSettledDocumentId(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(least(
      (select id from documents where uploaded_at < ${before} order by id desc limit 1),
      (select min(id) - 1 from documents where status = 'processing')
    ), 0) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Lists recipients with active searches, none of which was looked up since a moment, in the order of their keys. */
export async function listDueRecipients(
  db: Database,
  { now, since, afterKey, limit }: { now: Date; since: Date; afterKey: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select coalesce(user_id, address_hash) as key from saved_searches
    where coalesce(user_id, address_hash) > ${afterKey} and confirmed_at is not null and expires_at > ${now}
    group by coalesce(user_id, address_hash)
    having max(looked_at) is null or max(looked_at) <= ${since}
    order by key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Records documents that a search has found and that are still listed. Returns those that were not recorded before and
 * that the recipient did not upload.
 */
export async function insertHits(
  trx: Database,
  search: { id: number; user_id: string | null },
  documentIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ document_id: number }>`
    insert into saved_search_hits (search_id, document_id)
    select ${search.id}, id from documents
    where id = any(${documentIds}::bigint[]) and is_listed and uploader_id is distinct from ${search.user_id}
    on conflict do nothing returning document_id`.execute(trx);
  return rows.map((row) => row.document_id);
}

/** Records that a search was looked up, and that documents up to an id are no news any more. */
export async function markLooked(
  trx: Database,
  searchId: number,
  { now, seenDocumentId }: { now: Date; seenDocumentId: number },
): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ looked_at: now, seen_document_id: sql`greatest(seen_document_id, ${seenDocumentId})` })
    .where('id', '=', searchId)
    .execute();
  await trx
    .deleteFrom('saved_search_hits')
    .where('search_id', '=', searchId)
    .where('document_id', '<=', seenDocumentId)
    .execute();
}

/** Records that an email went to an address without an account, so that it is deleted with its last search. */
export async function insertMail(trx: Database, mailId: string, addressHash: string): Promise<void> {
  await trx.insertInto('saved_search_mails').values({ mail_id: mailId, address_hash: addressHash }).execute();
}
