import { sql } from 'kysely';
import type { Database } from '../database';

/** Maximum number of followers that are counted. */
const maxCounted = 1_001;

/** Follows a course. The follower is notified only of later news. Repeating it changes nothing. */
export async function insert(
  trx: Database,
  { userId, courseId, now }: { userId: string; courseId: number; now: Date },
): Promise<void> {
  await sql`
    insert into course_follows (user_id, course_id, told_news_id, mailed_news_id, created_at)
    select ${userId}, ${courseId}, newest.id, newest.id, ${now}
    from (select coalesce((select id from course_news order by created_at desc limit 1), 0) as id) newest
    on conflict do nothing`.execute(trx);
}

/** Ends a follow. Its notifications stay. Repeating it changes nothing. */
export async function remove(trx: Database, userId: string, courseId: number): Promise<void> {
  await trx
    .deleteFrom('course_follows')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Ends a follow of a person, or of the accounts that they were merged into. */
export async function removeOfMerged(trx: Database, userId: string, courseId: number): Promise<void> {
  await sql`
    with recursive accounts as (
      select id, merged_into from users where id = ${userId}
      union
      select next.id, next.merged_into from users next join accounts on next.id = accounts.merged_into
    )
    delete from course_follows where course_id = ${courseId} and user_id in (select id from accounts)`.execute(
    trx,
  );
}

export async function isFollowing(db: Database, userId: string, courseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('course_follows')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the courses that a person follows. */
export async function countOfUser(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_follows where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the people who follow a course, at most 1,001. */
export async function countFollowers(db: Database, courseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from course_follows where course_id = ${courseId} limit ${sql.lit(maxCounted)}) f`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Lists the courses that a person follows, the latest first. */
export async function listOfUser(db: Database, userId: string, { limit }: { limit: number }) {
  return db
    .selectFrom('course_follows as f')
    .innerJoin('courses as c', 'c.id', 'f.course_id')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .select(['c.id', 'c.school_id', 'c.name', 'c.code', 'c.department', 'c.document_count'])
    .select(['s.name as school_name', 'f.created_at'])
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}
export type FollowedCourseRow = Awaited<ReturnType<typeof listOfUser>>[number];

/**
 * Moves the follows of one account to another. If both follow a course, the earlier follow stays, and the person is
 * notified of nothing twice. Unread notifications of both stay unread. The follow continues to count in its own
 * notification, or in the other one if its own was read.
 */
export async function move(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    with dropped as (
      delete from course_follows t using course_follows o
      where t.user_id = ${from} and o.user_id = ${into} and o.course_id = t.course_id
      returning t.*, exists (
        select from notifications n where n.id = o.notification_id and n.read_at is null
      ) as is_counting
    )
    update course_follows o set
      told_news_id = greatest(o.told_news_id, d.told_news_id),
      mailed_news_id = greatest(o.mailed_news_id, d.mailed_news_id),
      mailed_at = greatest(o.mailed_at, d.mailed_at),
      created_at = least(o.created_at, d.created_at),
      notification_id = case when d.is_counting then o.notification_id else d.notification_id end,
      told_documents = case when d.is_counting then o.told_documents else d.told_documents end,
      told_questions = case when d.is_counting then o.told_questions else d.told_questions end
    from dropped d where o.user_id = ${into} and o.course_id = d.course_id`.execute(trx);
  await trx.updateTable('course_follows').set({ user_id: into }).where('user_id', '=', from).execute();
  // A notification may have been stored after the notifications of the account were moved.
  await sql`
    update notifications n set user_id = ${into} from course_follows f
    where f.user_id = ${into} and n.id = f.notification_id and n.user_id = ${from}`.execute(trx);
}
