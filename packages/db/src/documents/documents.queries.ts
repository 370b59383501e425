import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import { lockFromSavepoint, moved } from '../lock-from-savepoint';
import type { DB } from '../schema.gen';
import * as users from '../users/users.queries';
import { cardColumns, cards, ownColumns } from './card-columns';

/** Inserts a document and returns its id. */
export async function insert(db: Database, row: Insertable<DB['documents']>): Promise<number> {
  const { id } = await db.insertInto('documents').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Columns about processing and decisions, in addition to those of the card. */
export const documentColumns = [
  'd.step',
  'd.refusal_code',
  'd.duplicate_of',
  'd.file_sha256',
  'd.is_removed_for_cause',
  'd.is_duplicate_allowed',
  'd.originality',
  'd.text_check',
  'd.similar_to',
  'd.similarity_percent',
  'd.legible_words',
  'd.wait_reason',
  'd.review_due_at',
  'd.review_note',
  'd.reader_version',
  'd.picture_set',
  'd.reread_problem',
  'd.slow_reads',
  'd.read_again_at',
  'd.queue_group',
  'd.ocr_pages',
  'd.ocr_problem',
  'd.scan_again_at',
  'd.is_listed',
  'd.published_at',
  'd.refused_at',
  ...ownColumns,
] as const;

/** Finds a document in any state, with school, course and the results of its processing. */
export async function find(db: Database, id: number) {
  return cards(db).select(cardColumns).select(documentColumns).where('d.id', '=', id).executeTakeFirst();
}
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Locks the row until the transaction ends, so that its state is decided once; rows that only refer to it do not wait.
 */
export async function lock(db: Database, id: number) {
  return db.selectFrom('documents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Locks a document's uploader, then the document; undefined if there is none. If a merge gave it to somebody else
 * meanwhile, the locks are released and those of the new uploader are taken.
 */
export async function lockWithUploader(trx: Database, id: number) {
  return lockFromSavepoint(trx, async () => {
    const before = await trx
      .selectFrom('documents')
      .select('uploader_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) return undefined;
    await users.lock(trx, before.uploader_id);
    const document = await lock(trx, id);
    return document && document.uploader_id !== before.uploader_id ? moved : document;
  });
}

/** Changes a document's own columns. */
export async function update(db: Database, id: number, change: Updateable<DB['documents']>): Promise<void> {
  await db.updateTable('documents').set(change).where('id', '=', id).execute();
}

/**
 * Lists a person's own uploads in all states, newest first, without those whose content is deleted; `afterId` is the
 * last one before.
 */
export async function listByUploader(db: Database, uploaderId: string, limit: number, afterId?: number) {
  let query = cards(db)
    .select(cardColumns)
    .select(ownColumns)
    .where('d.uploader_id', '=', uploaderId)
    .where(sql<boolean>`d.refusal_code is distinct from 'erased'`);
  if (afterId !== undefined) {
    query = query.where(
      sql<boolean>`(d.uploaded_at, d.id) < (select uploaded_at, id from documents where id = ${afterId})`,
    );
  }
  return query.orderBy('d.uploaded_at', 'desc').orderBy('d.id', 'desc').limit(limit).execute();
}

/** Documents that count towards rewards: published, own work, and removed neither for cause nor by their uploader. */
function acceptedUploads(db: Database) {
  return db
    .selectFrom('documents')
    .where('status', '=', 'published')
    .where('is_removed_for_cause', '=', false)
    .where('withdrawn_at', 'is', null)
    .where('originality', '=', 'accepted');
}

/** Counts the uploads of a person that count towards rewards. */
export async function countAccepted(db: Database, uploaderId: string): Promise<number> {
  const { count } = await acceptedUploads(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uploader_id', '=', uploaderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns true if a document counts towards rewards. */
export async function isAccepted(db: Database, id: number): Promise<boolean> {
  const row = await acceptedUploads(db).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds the earliest published document with these bytes, other than `exceptId`. Listed ones come first; removed ones
 * count too.
 */
export async function findPublishedCopy(db: Database, sha256: string, exceptId: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'is_listed', 'uploader_id', 'withdrawn_at', 'published_at'])
    .where('file_sha256', '=', sha256)
    .where('status', '=', 'published')
    .where('id', '<>', exceptId)
    .orderBy('is_listed', (order) => order.desc().nullsLast())
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a person's uploads since a moment, and those that are still being checked. */
export async function countRecent(
  db: Database,
  uploaderId: string,
  since: Date,
): Promise<{ recent: number; processing: number }> {
  return db
    .selectFrom('documents')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('uploaded_at', '>=', since).as('recent'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'processing').as('processing'),
    ])
    .where('uploader_id', '=', uploaderId)
    .executeTakeFirstOrThrow();
}

/**
 * Counts the documents of a queue group that are being checked or wait for it: all of them, those that wait for OCR, or
 * the others.
 */
export async function countQueued(
  db: Database,
  queueGroup: string,
  stage: 'any' | 'checks' | 'ocr' = 'any',
): Promise<number> {
  let queued = db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue_group', '=', queueGroup)
    .where('status', '=', 'processing');
  if (stage !== 'any') queued = queued.where('ocr_pages', stage === 'ocr' ? 'is not' : 'is', null);
  const { count } = await queued.executeTakeFirstOrThrow();
  return count;
}

/** Returns true if any document is being checked or waits for it. */
export async function hasQueued(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('status', '=', 'processing')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts listed documents by subject: the live figures that pages quote. */
export async function countBySubject(db: Database) {
  return db
    .selectFrom('documents')
    .select('subject')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_listed', '=', true)
    .groupBy('subject')
    .execute();
}
