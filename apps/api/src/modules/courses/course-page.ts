import type { CoursePage } from '@aw/contracts/schools/course-page';
import * as follows from '@aw/db/course-follows';
import * as quizzes from '@aw/db/quizzes';
import * as schools from '@aw/db/schools';
import type { Context } from '../../context';
import { toQuizCard } from '../quizzes/quiz.mapper';
import { courseNotFound } from '../schools/schools.errors';
import { toCourse } from '../schools/schools.mapper';

/** Maximum number of quizzes that the page shows. */
const maxQuizzes = 6;
/** Number of subjects of a course, the most frequent first, in which quizzes are looked for. */
const maxSubjects = 3;

/** Returns a course with its school, followers, and quizzes in a subject of its documents. Throws 404. */
export async function getCoursePage(ctx: Context, id: number): Promise<CoursePage> {
  const row = await schools.findCoursePage(ctx.readDb, id);
  if (!row) throw courseNotFound();
  const [followerCount, found] = await Promise.all([
    follows.countFollowers(ctx.readDb, id),
    findQuizzes(ctx, id),
  ]);
  return {
    ...toCourse(row),
    school: { id: row.school_id, name: row.school_name },
    followerCount,
    quizzes: found,
  };
}

/** A quiz has no course. Returns those in the most frequent subject of the course's documents that has some. */
async function findQuizzes(ctx: Context, courseId: number): Promise<CoursePage['quizzes']> {
  for (const subject of await schools.listCourseSubjects(ctx.readDb, courseId, { limit: maxSubjects })) {
    const rows = await quizzes.list(ctx.readDb, { subject, limit: maxQuizzes });
    if (rows.length > 0) return { subject, items: rows.map(toQuizCard) };
  }
  return null;
}
