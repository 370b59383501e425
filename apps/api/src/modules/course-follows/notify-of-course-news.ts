import { formatCount } from '@aw/contracts/duration-text';
import { courseTitle } from '@aw/contracts/schools/course-title';
import type { Database } from '@aw/db';
import * as follows from '@aw/db/course-follows';
import * as notifications from '@aw/db/notifications';
import * as schools from '@aw/db/schools';
import type { Context } from '../../context';
import { handleInBatches } from '../../database/batches';
import { attemptAll } from '../../jobs/attempt-all';
import { findNewsWindow } from './news-window';

const followersPerTransaction = 100;

/**
 * Notifies the followers of each course with news on the site. An unread notification about a course is replaced by one
 * that counts everything. A run that was interrupted is repeated and continues with the followers that are left.
 */
export async function notifyOfCourseNews(ctx: Context): Promise<void> {
  await attemptAll(
    async ({ attempt }) => {
      for (const course of await follows.listCoursesWithNews(ctx.db, await findNewsWindow(ctx)))
        await attempt(() => notifyFollowersOf(ctx, course));
    },
    (failures) =>
      `${formatCount(failures, 'course was', 'courses were')} not told to followers. The next run tries again.`,
  );
}

async function notifyFollowersOf(
  ctx: Context,
  { courseId, newsId }: { courseId: number; newsId: number },
): Promise<void> {
  const course = await schools.findCourse(ctx.db, courseId);
  if (!course) return;
  await handleInBatches(ctx, followersPerTransaction, async (ctx) => {
    const followers = await follows.claimFollowers(ctx.db, {
      courseId,
      newsId,
      limit: followersPerTransaction,
    });
    for (const { userId, notificationId, ...news } of followers.filter(({ hasNews }) => hasNews))
      await replaceNotification(ctx.db, {
        userId,
        courseId,
        notificationId,
        title: `${describeNews(news)} in ${course.code ?? courseTitle(course)}`,
      });
    return followers;
  });
}

type Notice = { userId: string; courseId: number; notificationId: number | null; title: string };

/** Stores a notification about a course in place of an unread one, so that a person has one for each course. */
async function replaceNotification(
  db: Database,
  { userId, courseId, notificationId, title }: Notice,
): Promise<void> {
  if (notificationId !== null) await follows.deleteUnread(db, userId, notificationId);
  const insertedId = await notifications.insert(db, {
    userId,
    kind: 'course_news',
    title,
    link: `/courses/${courseId}`,
    waitsForDigest: false,
  });
  await follows.setNotification(db, { userId, courseId, notificationId: insertedId ?? null });
}

/** Returns '3 new documents and 1 new question'. */
export function describeNews({ documents, questions }: { documents: number; questions: number }): string {
  return [
    documents > 0 && formatCount(documents, 'new document'),
    questions > 0 && formatCount(questions, 'new question'),
  ]
    .filter(Boolean)
    .join(' and ');
}
