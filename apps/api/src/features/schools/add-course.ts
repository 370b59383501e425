import type { Course } from '@aw/contracts/schools/public';
import { findSchool, insertAudit, insertCourse } from '@aw/db';
import type { UserContext } from '../../context';
import { schoolUnknown } from './schools.errors';
import { toCourse } from './schools.mapper';

/** Adds a course to a school; the one that has this code there already is given instead. Throws 422 for an unknown school. */
export async function addCourse(
  ctx: UserContext,
  input: { schoolId: number; name: string; code: string; department: string },
): Promise<{ course: Course; isNew: boolean }> {
  if (!(await findSchool(ctx.db, input.schoolId))) throw schoolUnknown();
  const department = input.department || 'General';
  const { course, isNew } = await ctx.db.transaction().execute(async (trx) => {
    const added = await insertCourse(trx, { ...input, department, createdBy: ctx.userId });
    if (added.isNew)
      await insertAudit(trx, {
        actor: `user:${ctx.userId}`,
        verb: 'course.added',
        target: `course:${added.course.id}`,
        after: { ...input, department },
      });
    return added;
  });
  return { course: toCourse(course), isNew };
}
