import type { Course } from '@aw/contracts/schools/public';
import * as audit from '@aw/db/audit';
import * as schools from '@aw/db/schools';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { idKey } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { wordsOf } from './list-schools';
import { schoolNotFound, schoolUnknown } from './schools.errors';
import { toCourse } from './schools.mapper';

/** Adds a course to a school, or returns the existing one with the same code. Throws 422 for an unknown school. */
export async function addCourse(
  ctx: UserContext,
  input: { schoolId: number; name: string; code: string; department: string },
): Promise<{ course: Course; isNew: boolean }> {
  if (!(await schools.find(ctx.db, input.schoolId))) throw schoolUnknown();
  const department = input.department || 'General';
  const { course, isNew } = await inTransaction(ctx, async (ctx) => {
    const added = await schools.insertCourse(ctx.db, { ...input, department, createdBy: ctx.userId });
    if (added.isNew)
      await audit.insert(ctx.db, {
        actor: `user:${ctx.userId}`,
        verb: 'course.added',
        target: `course:${added.course.id}`,
        after: { ...input, department },
      });
    return added;
  });
  return { course: toCourse(course), isNew };
}

/** Returns a page of the courses of a school, ordered by code. Throws 404 for an unknown school. */
export async function listCourses(
  ctx: Context,
  schoolId: number,
  query: PageQuery & { q?: string },
): Promise<Slice<Course>> {
  if (!(await schools.find(ctx.readDb, schoolId))) throw schoolNotFound();
  const words = await wordsOf(ctx, query.q);
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) =>
      schools.listCourses(ctx.readDb, schoolId, { ...words, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toCourse);
}
