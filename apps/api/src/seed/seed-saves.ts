import * as documents from '@aw/db/documents';
import type { Demo } from '@aw/demo';
import type { Context } from '../context';
import type { DemoIds } from './seed-schools';

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
  for (const { student: uploader, title } of others) {
    const row = await ctx.db
      .selectFrom('documents')
      .select('id')
      .where('uploader_id', '=', ids.studentId(uploader))
      .where('title', '=', title)
      .executeTakeFirst();
    if (row) await documents.insertSave(ctx.db, { userId: student.id, documentId: row.id, now: ctx.now() });
  }
}
