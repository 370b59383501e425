import * as courseFollows from '@aw/db/course-follows';
import * as documents from '@aw/db/documents';
import type { Demo, DemoUpload } from '@aw/demo';
import type { Context } from '../context';
import { type DemoIds, findUpload } from './seed-schools';

const savedCount = 2;

/** Saves two documents of others for the demo's first student. */
export async function seedSaves(
  ctx: Context,
  ids: DemoIds,
  { students, uploads }: Pick<Demo, 'students' | 'uploads'>,
): Promise<void> {
  const [student] = students;
  if (!student) return;
  const others = uploads.filter((upload) => upload.student !== student.firstName).slice(0, savedCount);
  for (const upload of others) {
    const documentId = await findUpload(ctx, ids, upload);
    if (documentId !== undefined)
      await documents.insertSave(ctx.db, { userId: student.id, documentId, now: ctx.now() });
  }
}

/** Lets a student follow a course for which another one has uploaded a document. */
export async function seedFollow(ctx: Context, ids: DemoIds, uploads: readonly DemoUpload[]): Promise<void> {
  const upload = uploads.find(({ course }) => course !== undefined);
  const follower = uploads.find(({ student }) => student !== upload?.student)?.student;
  const { courseId } = upload ? ids.placeOf(upload.school, upload.course) : {};
  if (courseId === undefined || follower === undefined) return;
  await courseFollows.insert(ctx.db, { userId: ids.studentId(follower), courseId, now: ctx.now() });
}
