import { formatCount } from '@aw/contracts/duration-text';
import { courseTitle } from '@aw/contracts/schools/course-title';
import type { NewsWindow, UnmailedNewsRow } from '@aw/db/course-follows';
import * as follows from '@aw/db/course-follows';
import * as users from '@aw/db/users';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';
import { rowsInBatches } from '../../database/batches';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { mailUser } from '../mail/mail-user';
import { findMailMode } from '../mail/queue-mail';
import { chooseDocuments } from '../saved-searches/new-documents';
import { findNewsWindow } from './news-window';
import { stopToken } from './stop-token';

/** Minimum time between two emails to a person, so that a late or repeated run sends no second one. */
const minIntervalMs = 5 * dayMs;
const batchSize = 100;
/** Maximum number of news that one email counts. It says if there may be more. */
const maxCounted = 200;

/**
 * Emails each person the new documents and questions of all followed courses, once a week. A run that was interrupted is
 * repeated and continues with the people who are left. A failure does not stop the others.
 */
export async function sendCourseMails(ctx: Context): Promise<void> {
  const window = await findNewsWindow(ctx);
  const mailedSince = new Date(ctx.now().getTime() - minIntervalMs);
  await attemptAll(
    async ({ attempt }) => {
      const followers = rowsInBatches(batchSize, (last?: { id: string }) =>
        follows.listFollowers(ctx.db, { from: window.from, afterId: last?.id ?? '', limit: batchSize }),
      );
      for await (const { id, hasNews } of followers)
        if (hasNews) await attempt(() => sendTo(ctx, id, { ...window, mailedSince }));
    },
    (failures) =>
      `${formatCount(failures, 'email was', 'emails were')} not created. The next run tries again.`,
  );
}

/** Queues the email and records its news in one transaction, so that each of them is in exactly one email. */
async function sendTo(
  ctx: Context,
  userId: string,
  { mailedSince, ...window }: NewsWindow & { mailedSince: Date },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await users.lock(ctx.db, userId);
    if (!user?.email_verified_at || user.merged_into || user.erased_at) return;
    const mailedAt = await follows.lockMailed(ctx.db, userId);
    if (mailedAt !== null && mailedAt > mailedSince) return;
    if ((await findMailMode(ctx.db, userId, 'courses')) === 'off') return;
    const news = await follows.listUnmailedNews(ctx.db, userId, { ...window, limit: maxCounted });
    if (news.length === 0) return;
    await follows.markMailed(ctx.db, userId, { upTo: window.upTo, now: ctx.now() });
    const { shown, others } = chooseDocuments(byCourse(news));
    const courses = shown.flatMap(([first, ...more]) =>
      first ? toMailedCourse(ctx, userId, [first, ...more]) : [],
    );
    await mailUser(ctx, userId, {
      kind: 'course_news',
      courses,
      others,
      hasUncounted: news.length === maxCounted,
    });
  });
}

type ShownNews = [UnmailedNewsRow, ...UnmailedNewsRow[]];

function byCourse(news: readonly UnmailedNewsRow[]): UnmailedNewsRow[][] {
  const courses = new Map<number, UnmailedNewsRow[]>();
  for (const one of news) courses.set(one.courseId, [...(courses.get(one.courseId) ?? []), one]);
  return [...courses.values()];
}

function toMailedCourse(ctx: Context, userId: string, [first, ...more]: ShownNews) {
  const { courseId } = first;
  return {
    title: courseTitle(first),
    schoolName: first.schoolName,
    path: `/courses/${courseId}`,
    stopPath: `/courses/${courseId}?stop=${encodeURIComponent(stopToken(ctx.secret, userId, courseId))}`,
    news: [first, ...more].map(({ id, kind, targetId, title }) => ({
      id,
      title,
      kind: kind === 'document' ? 'Document' : 'Question',
      path: kind === 'document' ? `/documents/${targetId}` : `/questions/${targetId}`,
    })),
  };
}
