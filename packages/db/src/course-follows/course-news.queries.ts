import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';

/** Condition: everybody can see what news `n` is about, and somebody other than `userId` posted it. */
export const isNewsFor = (userId: RawBuilder<unknown>) => sql<boolean>`case n.kind
  when 'document' then exists (
    select from documents d where d.id = n.target_id and d.is_listed and d.course_id = n.course_id
      and d.uploader_id is distinct from ${userId})
  else exists (
    select from questions q where q.id = n.target_id and q.is_listed and q.course_id = n.course_id
      and q.asker_id is distinct from ${userId})
  end`;

/** Range of news ids: above `from`, and not above `upTo`. */
export type NewsWindow = { from: number; upTo: number };

/** Returns the id of the newest news from before a moment, or 0. */
export async function findNewestNewsId(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from course_news where created_at <= ${before} order by created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Lists courses with news after a moment and up to an id of which a follower was not notified yet, with the id of the
 * newest news.
 */
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

export type ClaimedFollower = {
  userId: string;
  /** False if nothing is new for this person, because they posted it themselves or it is hidden again. */
  hasNews: boolean;
  /** Unread notification about the course, which the caller replaces; null if there is none. */
  notificationId: number | null;
  /** Numbers of documents and questions for the new notification, including those of the unread one. */
  documents: number;
  questions: number;
};

/**
 * Claims at most `limit` followers of a course who were not notified of its news up to `newsId`, and records that they
 * are, so that nobody is notified twice.
 */
export async function claimFollowers(
  trx: Database,
  { courseId, newsId, limit }: { courseId: number; newsId: number; limit: number },
): Promise<ClaimedFollower[]> {
  const { rows } = await sql<ClaimedFollower>`
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

/** Deletes an unread notification about a course, which another one replaces. */
export async function deleteUnread(trx: Database, userId: string, notificationId: number): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** Stores which notification counts the news of a followed course. */
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

/** Deletes news from before a moment, at most `limit` rows. */
export async function deleteOldNews(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from course_news where (course_id, id) in (
      select course_id, id from course_news where created_at < ${before} order by created_at limit ${limit}
    )`.execute(db);
}
