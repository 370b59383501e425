import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, moment, textField } from '../fields';
import { course } from './public';

/** Maximum number of courses that a person follows. */
export const maxFollowedCourses = 100;

export const followedCourse = z.extend(course, {
  schoolName: z.string(),
  followedAt: moment,
});
export type FollowedCourse = z.infer<typeof followedCourse>;

const own = { scope: 'session', tag: 'Courses' } as const;

const following = z.object({
  isFollowing: z.boolean(),
  followerCount: z.number(),
  /** True if a weekly email tells the user what is new. It needs an account with a confirmed address. */
  isEmailed: z.boolean(),
});

export const followCourse = endpoint('PUT /api/courses/:id/follow', {
  ...own,
  summary:
    'Follows a course: the user gets notifications of new documents and questions and, with an account, a weekly email. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: following },
  errors: ['auth.cross_site', 'course_follows.full', 'courses.not_found'],
});

export const unfollowCourse = endpoint('DELETE /api/courses/:id/follow', {
  ...own,
  summary: 'Stops following a course. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: following },
  errors: ['auth.cross_site', 'courses.not_found'],
});

export const stopCourseFollow = endpoint('POST /api/course-follows/stop', {
  scope: 'visitor',
  tag: 'Courses',
  summary:
    'Stops following one course with the token from a weekly email, without signing in. Repeating it changes nothing.',
  query: z.object({ token: textField(300) }),
  responses: { 200: z.object({ courseId: idField }) },
  errors: ['tokens.invalid'],
});
