import * as documents from '@aw/db/documents';
import * as schoolQueries from '@aw/db/schools';
import * as users from '@aw/db/users';
import type { Demo, DemoUpload } from '@aw/demo';
import type { Context } from '../context';

export type DemoIds = {
  studentId: (firstName: string) => string;
  schoolId: (name: string) => number | undefined;
  placeOf: (
    school: string,
    course: string | undefined,
  ) => { schoolId: number | undefined; courseId: number | undefined };
};

/** Adds the demo's schools, courses and students once. Returns functions that find their ids by name. */
export async function seedSchools(
  ctx: Context,
  { schools, students }: Pick<Demo, 'schools' | 'students'>,
): Promise<DemoIds> {
  await schoolQueries.insertMany(
    ctx.db,
    schools.map(({ name, type, location }) => ({ name, type, location, source_key: `demo|${name}` })),
  );
  const rows = await ctx.db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('source_key', 'like', 'demo|%')
    .execute();
  const schoolIds = new Map(rows.map((row) => [row.name, row.id]));
  const courseIds = new Map<string, number>();
  for (const school of schools) {
    const schoolId = schoolIds.get(school.name);
    if (schoolId === undefined) continue;
    for (const details of school.courses) {
      const { course } = await schoolQueries.insertCourse(ctx.db, { schoolId, ...details, createdBy: null });
      courseIds.set(`${school.name}|${details.code}`, course.id);
    }
  }
  for (const student of students) {
    await users.insertAnonymous(ctx.db, student.id);
    await ctx.db
      .updateTable('users')
      .set({ first_name: student.firstName })
      .where('id', '=', student.id)
      .execute();
  }
  return {
    studentId: (firstName) => {
      const student = students.find((one) => one.firstName === firstName);
      if (!student) throw new Error(`The demo has no student called ${firstName}.`);
      return student.id;
    },
    schoolId: (name) => schoolIds.get(name),
    placeOf: (school, course) => ({
      schoolId: schoolIds.get(school),
      courseId: courseIds.get(`${school}|${course}`),
    }),
  };
}

/** Returns the id of a student's upload, or undefined before it is stored. */
export async function findUpload(
  ctx: Context,
  ids: DemoIds,
  { student, title }: Pick<DemoUpload, 'student' | 'title'>,
): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('uploader_id', '=', ids.studentId(student))
    .where('title', '=', title)
    .executeTakeFirst();
  return row?.id;
}

/** Sets when a demo document was uploaded. */
export async function backdate(ctx: Context, id: number, uploadedAt: Date): Promise<void> {
  await documents.update(ctx.db, id, { uploaded_at: uploadedAt });
}
