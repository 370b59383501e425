import type { Course } from '@aw/contracts/schools';
import { findSchool, insertCourse } from '@aw/db';
import type { PersonContext } from '../../context';
import { schoolUnknown } from './schools.errors';
import { toCourse } from './schools.mapper';

/** Adds a course to a school; the one that has this code there already is given instead. Throws 422 for an unknown school. */
export async function addCourse(
  ctx: PersonContext,
  input: { schoolId: number; name: string; code: string; department: string },
): Promise<{ course: Course; isNew: boolean }> {
  if (!(await findSchool(ctx.db, input.schoolId))) throw schoolUnknown();
  const { course, isNew } = await insertCourse(ctx.db, {
    ...input,
    department: input.department || 'General',
    createdBy: ctx.userId,
  });
  return { course: toCourse(course), isNew };
}
