import { sql } from 'kysely';
import type { Database } from '../database';
import { blankQuotes } from '../questions/question-sources.queries';
import { forgetWords, listWordsOfDocuments } from '../words/forget-words.queries';

/** SHA-256 of zero bytes, for documents without a file. */
const noBytes = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const reason = 'Removed by its uploader.';
const factPrefix = 'erased-file:';
/** Names that a trigger gives to facts about deleted rows of files. */
const removedPrefix = 'removed-file:';

/**
 * Locks, in the order of their ids, the documents that an erasure changes: own uploads and rated ones. Returns the own
 * ones to delete: all if nothing shared is kept, else those that were never published, and those that their uploader
 * removed and nobody unlocked.
 */
export async function lockErasedDocuments(trx: Database, users: string[], keepsShared: boolean) {
  const { rows } = await sql<{ id: number; file_sha256: string; status: string; is_going: boolean }>`
    select id, file_sha256, status, uploader_id = any(${users}) and (
        not ${keepsShared}::boolean or status <> 'published'
        or (withdrawn_at is not null and not exists (select from document_unlocks u where u.document_id = documents.id))
      ) as is_going
    from documents
    where id in (
      select d.id from documents d where d.uploader_id = any(${users})
      union select r.document_id from document_ratings r where r.user_id = any(${users})
    )
    order by id for no key update`.execute(trx);
  return rows.filter((row) => row.is_going);
}

/** Inserts the empty file, which replaces released ones; returns its hash. */
export async function insertEmptyFile(trx: Database): Promise<string> {
  await sql`
    insert into files (sha256, size_bytes, storage_key) values (${noBytes}, 0, ${`files/none/${noBytes}`})
    on conflict do nothing`.execute(trx);
  return noBytes;
}

/**
 * Deletes the content of uploads for good: pages, texts, quotes, names, and words that only they have; the file is released, and
 * restoring shows nothing.
 */
export async function blankDocuments(trx: Database, ids: number[], now: Date): Promise<void> {
  await insertEmptyFile(trx);
  const words = await listWordsOfDocuments(trx, ids);
  await blankQuotes(trx, ids);
  for (const table of ['document_pages', 'document_fingerprints', 'recognised_pages'] as const)
    await trx.deleteFrom(table).where('document_id', '=', sql<number>`any(${ids})`).execute();
  await trx
    .updateTable('documents')
    .set({
      title: 'Removed document',
      file_name: 'removed',
      description: null,
      language: null,
      term: null,
      pending_school_id: null,
      pending_course_id: null,
      typed_school: null,
      typed_course: null,
      file_sha256: noBytes,
      file_size: 0,
      page_count: 0,
      status: 'refused',
      refusal_code: 'erased',
      reason,
      refused_at: now,
      duplicate_of: null,
      similar_to: null,
      similarity_percent: null,
      legible_words: null,
      review_note: null,
      deleted_at: sql`coalesce(deleted_at, ${now})`,
      deleted_reason: reason,
      deletion_id: null,
      held_at: null,
      held_because: null,
      queue_group: null,
    })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  await forgetWords(trx, words);
}

/** Records that stored bytes may be deleted from a moment on, in the transaction that released them. */
export async function insertErasedFile(trx: Database, sha256: string, from: Date): Promise<void> {
  await sql`
    insert into app_facts (name, value) values (${factPrefix + sha256}, to_jsonb(${from.toISOString()}::text))
    on conflict (name) do update set value = excluded.value
      where (app_facts.value #>> '{}')::timestamptz < (excluded.value #>> '{}')::timestamptz`.execute(trx);
}

/**
 * Lists hashes whose bytes may be deleted now, unless a document, an order, a proof, an image or a draft uses them. Those of
 * files that the previous release has removed are among them, because it does not know all of their copies.
 */
export async function listErasedFiles(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select substr(name, ${factPrefix.length + 1}::int) as sha256 from app_facts
    where starts_with(name, ${factPrefix}) and (value #>> '{}')::timestamptz <= ${now}
    union
    select substr(name, ${removedPrefix.length + 1}::int) from app_facts where starts_with(name, ${removedPrefix})
    order by sha256`.execute(db);
  return rows.map((row) => row.sha256);
}

/**
 * Deletes the row of a file that no document, order, proof, image or draft uses; undefined if one does, or if it is already
 * gone. The caller has locked the hash.
 */
export async function deleteUnusedFile(trx: Database, sha256: string) {
  const { rows } = await sql<{ storage_key: string }>`
    delete from files f where f.sha256 = ${sha256}
      and not exists (select from documents d where d.file_sha256 = f.sha256)
      and not exists (select from order_files o where o.file_sha256 = f.sha256)
      and not exists (select from expert_proofs p where p.file_sha256 = f.sha256)
      and not exists (select from images i where i.file_sha256 = f.sha256)
      and not exists (select from upload_drafts u where u.file_sha256 = f.sha256)
    returning storage_key`.execute(trx);
  return rows[0]?.storage_key;
}

/** Deletes what is recorded about a removed file. */
export async function deleteErasedFile(trx: Database, sha256: string): Promise<void> {
  await trx
    .deleteFrom('app_facts')
    .where('name', 'in', [factPrefix + sha256, removedPrefix + sha256])
    .execute();
}
