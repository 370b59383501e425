import { sql } from 'kysely';
import type { Database } from '../database';

export type NewNotification = {
  userId: string;
  kind: string;
  title: string;
  link: string;
  waitsForDigest: boolean;
};

/**
 * Stores a notification for a person, or the account that they were merged into, and returns its id; nothing is stored
 * for an erased person.
 */
export async function insert(trx: Database, notification: NewNotification): Promise<number | undefined> {
  const { userId, kind, title, link, waitsForDigest } = notification;
  const { rows } = await sql<{ id: number }>`
    with recursive way as (
      select id, merged_into, erased_at from users where id = ${userId}
      union
      select next.id, next.merged_into, next.erased_at from users next join way on next.id = way.merged_into
    )
    insert into notifications (user_id, kind, title, link, waits_for_digest)
    select id, ${kind}, ${title}, ${link}, ${waitsForDigest} from way
    where merged_into is null and erased_at is null
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** Lists a person's notifications, newest first; `afterId` is the last one seen. */
export async function list(
  db: Database,
  userId: string,
  { limit, afterId }: { limit: number; afterId?: number },
) {
  let query = db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId);
  if (afterId !== undefined) query = query.where('id', '<', afterId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
export type NotificationRow = Awaited<ReturnType<typeof list>>[number];

/**
 * Returns, for each of many people, a mark of their newest notifications and of which are read; a different mark shows
 * that something changed. Ids commit out of order, so the greatest id alone would miss some.
 */
export async function listNewestMarks(
  db: Database,
  userIds: readonly string[],
  among: number,
): Promise<{ userId: string; mark: string }[]> {
  const { rows } = await sql<{ userId: string; mark: string }>`
    select asked.id as "userId", (
      select coalesce(
        md5(string_agg(newest.id || case when newest.read_at is null then '' else 'r' end, ',' order by newest.id)),
        ''
      )
      from (
        select n.id, n.read_at from notifications n where n.user_id = asked.id order by n.id desc limit ${among}
      ) newest
    ) as mark
    from unnest(${userIds}::text[]) as asked (id)`.execute(db);
  return rows;
}

/** Marks a person's unread notifications as read: those of `ids`, or all of them. */
export async function markRead(
  db: Database,
  userId: string,
  { ids, now }: { ids?: readonly number[]; now: Date },
): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids);
  await query.execute();
}

/** Deletes notifications from before a moment among the `limit` oldest, which are nearly in the order of their ids. */
export async function deleteOld(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from notifications
    where id in (select id from notifications order by id limit ${limit}) and created_at < ${before}`.execute(
    db,
  );
}
