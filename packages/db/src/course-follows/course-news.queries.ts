import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';

/** News `n` that everybody can see, of somebody other than `userId`. */
export const isNewsFor = (userId: RawBuilder<unknown>) => sql<boolean>`case n.kind
  when 'document' then exists (
    select from documents d where d.id = n.target_id and d.is_listed and d.course_id = n.course_id
      and d.uploader_id is distinct from ${userId})
  else exists (
    select from questions q where q.id = n.target_id and q.is_listed and q.course_id = n.course_id
      and q.asker_id is distinct from ${userId})
  end`;

/** Part of the news that is told: those with an id above `from`, up to `upTo`. */
export type NewsWindow = { from: number; upTo: number };

/** Returns the id of the newest news from before a moment, or 0. */
export async function findNewestNewsId(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from course_news where created_at <= ${before} order by created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Lists courses with news after a moment, up to an id, that a follower was not told, and the id of the newest. */
export async function listCoursesWithNews(
  db: Database,
  { since, upTo }: { since: Date; upTo: number },
): Promise<{ courseId: number; newsId: number }[]> {
  const { rows } = await sql<{ courseId: number; newsId: number }>`
    select c.course_id as "courseId", c.id as "newsId" from (
      select course_id, max(id) as id from course_news
      where created_at > ${since} and id <= ${upTo} group by course_id
    ) c
    where exists (select from course_follows f where f.course_id = c.course_id and f.told_news_id < c.id)
    order by c.course_id`.execute(db);
  return rows;
}

export type ToldFollower = {
  userId: string;
  /** False if nothing is new for this person: the news are their own, or are hidden again. */
  hasNews: boolean;
  /** Notification that counts what is told so far, if it is unread; the caller replaces it. */
  notificationId: number | null;
  /** What a notification about the course counts, with what is unread. */
  documents: number;
  questions: number;
};

/** Takes at most `limit` followers of a course who were not told its news up to an id, so that nobody is told twice. */
export async function claimFollowers(
  trx: Database,
  { courseId, newsId, limit }: { courseId: number; newsId: number; limit: number },
): Promise<ToldFollower[]> {
  const { rows } = await sql<ToldFollower>`
    with due as (
      select user_id, course_id, told_news_id, notification_id, told_documents, told_questions from course_follows
      where course_id = ${courseId} and told_news_id < ${newsId}
      order by user_id limit ${limit} for update skip locked
    ), counted as (
      select due.user_id, due.course_id, unread.id as notification_id, fresh.documents, fresh.questions,
        fresh.documents + (case when unread.id is null then 0 else due.told_documents end) as all_documents,
        fresh.questions + (case when unread.id is null then 0 else due.told_questions end) as all_questions
      from due
      left join notifications unread
        on unread.id = due.notification_id and unread.user_id = due.user_id and unread.read_at is null
      cross join lateral (
        select count(*) filter (where n.kind = 'document')::int as documents,
          count(*) filter (where n.kind = 'question')::int as questions
        from course_news n
        where n.course_id = due.course_id and n.id > due.told_news_id and n.id <= ${newsId}
          and ${isNewsFor(sql`due.user_id`)}
      ) fresh
    )
    update course_follows f set told_news_id = ${newsId},
      told_documents = c.all_documents, told_questions = c.all_questions
    from counted c where f.user_id = c.user_id and f.course_id = c.course_id
    returning f.user_id as "userId", c.notification_id as "notificationId", c.all_documents as documents,
      c.all_questions as questions, c.documents + c.questions > 0 as "hasNews"`.execute(trx);
  return rows;
}

/** Deletes a notification about a course that is unread, because another one takes its place. */
export async function deleteUnread(trx: Database, userId: string, notificationId: number): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** Sets the notification that counts what is told of a course. */
export async function setNotification(
  trx: Database,
  { userId, courseId, notificationId }: { userId: string; courseId: number; notificationId: number | null },
): Promise<void> {
  await trx
    .updateTable('course_follows')
    .set({ notification_id: notificationId })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Deletes at most `limit` news from before a moment. */
export async function deleteOldNews(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from course_news where (course_id, id) in (
      select course_id, id from course_news where created_at < ${before} order by created_at limit ${limit}
    )`.execute(db);
}
