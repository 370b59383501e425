import type { Course } from '@aw/contracts/schools/public';
import { findSchool, listCourses as selectCourses } from '@aw/db';
import type { Context } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';
import { schoolNotFound } from './schools.errors';
import { toCourse } from './schools.mapper';

/** A page of a school's courses by code; throws 404 for an unknown school. */
export async function listCourses(
  ctx: Context,
  schoolId: number,
  query: { q?: string; limit: number; cursor?: string },
): Promise<Slice<Course>> {
  if (!(await findSchool(ctx.readDb, schoolId))) throw schoolNotFound();
  const after = readCursor(query.cursor, 1)?.[0];
  const rows = await selectCourses(ctx.readDb, schoolId, {
    q: query.q || undefined,
    limit: query.limit + 1,
    afterId: after,
  });
  return sliceOf(rows.map(toCourse), query.limit, (course) => [course.id]);
}
