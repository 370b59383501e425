import { sql } from 'kysely';
import type { Database } from '../database';

/** Returns true if the person has unlocked the document. */
export async function hasUnlocked(db: Database, userId: string, documentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_unlocks')
    .select('document_id')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUnlock(db: Database, userId: string, documentId: number): Promise<void> {
  await db.insertInto('document_unlocks').values({ user_id: userId, document_id: documentId }).execute();
}

/**
 * Counts a view once per day and reader: an anonymous mark, or a person, whose mark remains of a view that they deleted.
 * Returns the document's number of views. For a person, the caller has locked them and the document.
 */
export async function recordView(
  db: Database,
  documentId: number,
  reader: { userId?: string; mark: string },
  day: string,
): Promise<number> {
  const insert =
    reader.userId === undefined
      ? sql`insert into document_view_marks (document_id, mark, day) values (${documentId}, ${reader.mark}, ${day})`
      : sql`insert into document_views (document_id, user_id, day) values (${documentId}, ${reader.userId}, ${day})`;
  const isNew =
    reader.userId === undefined
      ? sql`true`
      : sql`not exists (select from document_view_marks m
          where m.document_id = ${documentId} and m.mark = ${reader.mark} and m.day = ${day})`;
  const { rows } = await sql<{ view_count: number }>`
    with seen as (
      ${insert} on conflict do nothing returning document_id
    ), counted as (
      update documents set view_count = view_count + 1
      where id in (select document_id from seen) and ${isNew} returning view_count
    )
    select coalesce((select view_count from counted), (select view_count from documents where id = ${documentId})) as view_count`.execute(
    db,
  );
  return rows[0]?.view_count ?? 0;
}

/** Deletes marks from before this day, so that views can no longer be linked to a reader. */
export async function deleteViewMarks(db: Database, day: string): Promise<void> {
  await sql`delete from document_view_marks where day < ${day}`.execute(db);
}

export async function findRating(db: Database, documentId: number, userId: string) {
  return db
    .selectFrom('document_ratings')
    .select('stars')
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Sets a person's rating in stars; the caller has locked the document with its sums. */
export async function upsertRating(
  db: Database,
  documentId: number,
  userId: string,
  stars: number,
): Promise<void> {
  await db
    .insertInto('document_ratings')
    .values({ document_id: documentId, user_id: userId, stars })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'user_id']).doUpdateSet({ stars, updated_at: sql`now()` }),
    )
    .execute();
}

export async function insertDownload(db: Database, documentId: number, userId: string): Promise<void> {
  await db.insertInto('document_downloads').values({ document_id: documentId, user_id: userId }).execute();
}

/**
 * Deletes all unlocks of a document and appends an entry of `price` credits for each; returns the number of people.
 * Their entries are numbered, because a document can be unlocked and refunded more than once.
 */
export async function refundUnlocks(trx: Database, documentId: number, price: number): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from document_unlocks where document_id = ${documentId} returning user_id)
    insert into credit_entries (user_id, delta, reason, source, document_id)
    select g.user_id, ${price}, 'unlock_refund', 'unlock_refund:' || ${documentId}::bigint || ':' || (
      select count(*) + 1 from credit_entries e
      where e.user_id = g.user_id and e.reason = 'unlock_refund' and e.document_id = ${documentId}
    ), ${documentId} from gone g returning id`.execute(trx);
  return rows.length;
}

/** Returns true if anybody has unlocked a document. */
export async function hasUnlocks(db: Database, documentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_unlocks')
    .select('user_id')
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists up to `limit` people whose credit for a document was refunded at a moment, by entry; `afterId` is the last entry. */
export async function listRefundedUsers(
  db: Database,
  {
    documentId,
    moment,
    afterId,
    limit,
  }: { documentId: number; moment: string; afterId: number; limit: number },
) {
  return db
    .selectFrom('credit_entries')
    .select(['id', 'user_id'])
    .where('document_id', '=', documentId)
    .where('reason', '=', 'unlock_refund')
    .where(sql<boolean>`created_at = ${moment}::timestamptz`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the time of the transaction in the database's full precision. */
export async function getTransactionTime(trx: Database): Promise<string> {
  const { rows } = await sql<{ moment: string }>`select now()::text as moment`.execute(trx);
  return rows[0]?.moment ?? '';
}

/** Returns true if the person ever had a credit for the document refunded. */
export async function wasRefunded(db: Database, userId: string, documentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from credit_entries
    where user_id = ${userId} and document_id = ${documentId} and reason = 'unlock_refund' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
