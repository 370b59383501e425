import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from './card-columns';

/** Condition: a person can open document `d`, as `accessOf` of the API decides. */
export function isVisibleTo(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(d.is_listed or d.uploader_id = ${userId} or (not d.is_removed_for_cause and exists (
    select from document_unlocks u where u.user_id = ${userId} and u.document_id = d.id)))`;
}

export type LibraryPage = {
  userId: string;
  limit: number;
  /** Keys of the last row of the previous page: its time or day, and its document. */
  after?: { addedAt: string; id: number } | undefined;
};

const inMicroseconds = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Lists the documents that a person saved or unlocked and can open, the latest first, with the time in microseconds. */
export async function listCollected(
  db: Database,
  table: 'document_saves' | 'document_unlocks',
  { userId, limit, after }: LibraryPage,
) {
  const collected = sql<{ user_id: string; document_id: number; created_at: Date }>`${sql.table(table)}`;
  let query = cards(db)
    .innerJoin(collected.as('o'), (join) => join.onRef('o.document_id', '=', 'd.id'))
    .select(cardColumns)
    .select(inMicroseconds(sql`o.created_at`).as('added_at'))
    .where('o.user_id', '=', userId)
    .where(isVisibleTo(userId));
  if (after)
    query = query.where(
      sql<boolean>`(o.created_at, o.document_id) < (${after.addedAt}::timestamptz, ${after.id})`,
    );
  return query.orderBy('o.created_at', 'desc').orderBy('o.document_id', 'desc').limit(limit).execute();
}

/** Number of views, from the latest, among which documents count as recently read. */
const maxRecentViews = 1_000;

/** Lists the documents that a person read last and can open, by day, the latest first. */
export async function listRecentlyRead(db: Database, { userId, limit, after }: LibraryPage) {
  const views = sql<{ document_id: number; day: string }>`(
    select v.document_id, max(v.day) as day from (
      select document_id, day from document_views where user_id = ${userId}
      order by day desc, document_id desc limit ${maxRecentViews}
    ) v group by v.document_id)`;
  let query = cards(db)
    .innerJoin(views.as('o'), (join) => join.onRef('o.document_id', '=', 'd.id'))
    .select(cardColumns)
    .select(inMicroseconds(sql`o.day::timestamp`).as('added_at'))
    .where(isVisibleTo(userId));
  if (after)
    query = query.where(
      sql<boolean>`(o.day, d.id) < ((${after.addedAt}::timestamptz at time zone 'UTC')::date, ${after.id})`,
    );
  return query.orderBy(sql`o.day`, 'desc').orderBy('d.id', 'desc').limit(limit).execute();
}

/** Deletes which documents a person read, and returns those of `day`. The documents keep their number of views. */
export async function deleteViews(trx: Database, userId: string, day: string): Promise<number[]> {
  const { rows } = await sql<{ document_id: number; is_of_day: boolean }>`
    delete from document_views where user_id = ${userId}
    returning document_id, day = ${day}::date as is_of_day`.execute(trx);
  return rows.filter((row) => row.is_of_day).map((row) => row.document_id);
}

/** Stores marks of views that were counted before, so that they do not count again on the same day. */
export async function insertViewMarks(
  trx: Database,
  marks: { documentId: number; mark: string }[],
  day: string,
): Promise<void> {
  await sql`
    insert into document_view_marks (document_id, mark, day)
    select document_id, mark, ${day}::date
    from unnest(${marks.map(({ documentId }) => documentId)}::bigint[], ${marks.map(({ mark }) => mark)}::text[])
      as marks (document_id, mark)
    on conflict do nothing`.execute(trx);
}
