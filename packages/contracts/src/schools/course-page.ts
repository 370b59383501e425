import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
import { quizCard } from '../quizzes/public';
import { course, school } from './public';

export const coursePage = z.extend(course, {
  school: z.pick(school, { id: true, name: true }),
  /** Number of people who follow the course, at most 1,001. */
  followerCount: z.number(),
  /** Quizzes in the most frequent subject of the course's documents that has some; null if there are none. */
  quizzes: z.nullable(z.object({ subject: z.string(), items: z.array(quizCard) })),
});
export type CoursePage = z.infer<typeof coursePage>;

export const getCoursePage = endpoint('GET /api/courses/:id/page', {
  scope: 'public',
  tag: 'Courses',
  summary:
    'One course with its school, number of followers, and at most 6 quizzes in a subject of its documents. Its documents and questions are in the lists of those, with `courseId`.',
  params: idParams,
  responses: { 200: coursePage },
  errors: ['courses.not_found'],
});
