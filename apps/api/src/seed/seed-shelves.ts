import * as documents from '@aw/db/documents';
import * as schools from '@aw/db/schools';
import * as users from '@aw/db/users';
import type * as Demo from '@aw/demo';
import type { Context } from '../context';

export type Shelves = {
  studentId: (index: number) => string;
  schoolId: (name: string) => number | undefined;
  shelfOf: (
    school: string,
    courseCode: string | null,
  ) => { schoolId: number | undefined; courseId: number | undefined };
};

/** Adds the demo's schools, courses and students once; gives their ids by name. */
export async function seedShelves(
  ctx: Context,
  { demoCourses, demoSchools, demoStudents }: typeof Demo,
): Promise<Shelves> {
  await schools.insertSchools(
    ctx.db,
    demoSchools.map((school) => ({ ...school, source_key: `demo|${school.name}` })),
  );
  const rows = await ctx.db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('source_key', 'like', 'demo|%')
    .execute();
  const schoolIds = new Map(rows.map((row) => [row.name, row.id]));
  const courseIds = new Map<string, number>();
  for (const { school, name, code, department } of demoCourses) {
    const schoolId = schoolIds.get(school);
    if (schoolId === undefined) continue;
    const { course } = await schools.insertCourse(ctx.db, {
      schoolId,
      name,
      code,
      department,
      createdBy: null,
    });
    courseIds.set(`${school}|${code}`, course.id);
  }
  for (const student of demoStudents) {
    await users.insertAnonymous(ctx.db, student.id);
    await ctx.db
      .updateTable('users')
      .set({ first_name: student.firstName })
      .where('id', '=', student.id)
      .execute();
  }
  return {
    studentId: (index) => demoStudents[index % demoStudents.length]?.id ?? '',
    schoolId: (name) => schoolIds.get(name),
    shelfOf: (school, courseCode) => ({
      schoolId: schoolIds.get(school),
      courseId: courseIds.get(`${school}|${courseCode}`),
    }),
  };
}

/** True when this person has uploaded something with this title. */
export async function hasUpload(ctx: Context, userId: string, title: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('uploader_id', '=', userId)
    .where('title', '=', title)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a demo document the age that its content names. */
export async function backdate(ctx: Context, id: number, uploadedAt: Date): Promise<void> {
  await documents.updateDocument(ctx.db, id, { uploaded_at: uploadedAt });
}
