import { type FollowedCourse, maxFollowedCourses } from '@aw/contracts/schools/follows';
import * as follows from '@aw/db/course-follows';
import * as schools from '@aw/db/schools';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { requireSelf } from '../../server/acting';
import { lockActiveUser } from '../../server/lock-user';
import { courseNotFound } from '../schools/schools.errors';
import { toCourse } from '../schools/schools.mapper';
import { followsFull, stopLinkIncomplete } from './course-follows.errors';
import { readStopToken } from './stop-token';

type Following = { isFollowing: boolean; followerCount: number; isEmailed: boolean };

/** Follows a course from now on. Repeating it changes nothing. Throws 404 and 409. */
export async function followCourse(ctx: UserContext, courseId: number): Promise<Following> {
  return inTransaction(ctx, async (ctx) => {
    const { db, userId } = ctx;
    await lockActiveUser(db, userId);
    if (!(await schools.findCourse(db, courseId))) throw courseNotFound();
    if (!(await follows.isFollowing(db, userId, courseId))) {
      if ((await follows.countOfUser(db, userId)) >= maxFollowedCourses) throw followsFull();
      await follows.insert(db, { userId, courseId, now: ctx.now() });
    }
    return followingOf(ctx, courseId, true);
  });
}

/** Stops following a course. Repeating it changes nothing. Throws 404. */
export async function unfollowCourse(ctx: UserContext, courseId: number): Promise<Following> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    if (!(await schools.findCourse(ctx.db, courseId))) throw courseNotFound();
    await follows.remove(ctx.db, ctx.userId, courseId);
    return followingOf(ctx, courseId, false);
  });
}

async function followingOf(ctx: UserContext, courseId: number, isFollowing: boolean): Promise<Following> {
  const user = await users.find(ctx.db, ctx.userId);
  return {
    isFollowing,
    followerCount: await follows.countFollowers(ctx.db, courseId),
    isEmailed: isFollowing && Boolean(user?.email_verified_at) && user?.is_anonymous === false,
  };
}

/** After merges, a person may follow more courses than the limit, and has to see each one to stop it. */
const maxListed = 5 * maxFollowedCourses;

/** Returns the courses that the person follows, the latest first. Throws 403 for another person. */
export async function listFollowedCourses(ctx: UserContext, userId: string): Promise<FollowedCourse[]> {
  requireSelf(ctx, userId);
  const rows = await follows.listOfUser(ctx.db, userId, { limit: maxListed });
  return rows.map((row) => ({
    ...toCourse(row),
    schoolName: row.school_name,
    followedAt: row.created_at.toISOString(),
  }));
}

/** Ends the follow that a token from an email names. Repeating it changes nothing. Throws 410. */
export async function stopCourseFollow(ctx: Context, token: string): Promise<{ courseId: number }> {
  const target = readStopToken(ctx.secret, token);
  if (!target) throw stopLinkIncomplete();
  await follows.removeOfMerged(ctx.db, target.userId, target.courseId);
  return { courseId: target.courseId };
}
