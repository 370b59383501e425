import { createReadStream } from 'node:fs';
import { findFact, setFact } from '@aw/db';
import type { DemoUpload } from '@aw/demo';
import type { Context } from '../context';
import { uploadDocument } from '../features/library/upload-document';
import { seedQuestions } from './seed-questions';
import { backdate, hasUpload, type Shelves, seedShelves } from './seed-shelves';
import { seedTutors } from './seed-tutors';

const fact = 'demo_seed';

/**
 * Fills an empty installation with demo content through the product's own upload path. An interrupted run goes on at
 * the next start; a finished one, or a database that people filled themselves, is left alone.
 */
export async function seedDemo(ctx: Context): Promise<void> {
  const state = await findFact(ctx.db, fact);
  if (state === 'done' || (state === undefined && (await hasContent(ctx)))) return;
  await setFact(ctx.db, fact, 'loading');
  // Only an empty installation needs the demo at all.
  const demo = await import('@aw/demo');
  const shelves = await seedShelves(ctx, demo);
  for (const upload of demo.readDemoUploads())
    await seedDocument(ctx, shelves, upload, demo.demoFilePath(upload.fileName));
  const tutorOf = await seedTutors(ctx, demo.demoTutors);
  await seedQuestions(ctx, shelves, demo.demoQuestions, tutorOf);
  await setFact(ctx.db, fact, 'done');
}

async function seedDocument(ctx: Context, shelves: Shelves, upload: DemoUpload, file: string): Promise<void> {
  const userId = shelves.studentId(upload.uploader);
  if (await hasUpload(ctx, userId, upload.title)) return;
  const staged = await ctx.files.stage(createReadStream(file));
  const uploadedAt = new Date(ctx.now().getTime() - upload.ageDays * 24 * 60 * 60 * 1000);
  const { id } = await uploadDocument(
    { ...ctx, userId },
    {
      staged,
      fileName: upload.fileName,
      fields: {
        title: upload.title,
        description: upload.description,
        subject: upload.subject,
        documentType: upload.documentType,
        ...shelves.shelfOf(upload.school, upload.courseCode),
        term: undefined,
      },
    },
  );
  await backdate(ctx, id, uploadedAt);
}

async function hasContent(ctx: Context): Promise<boolean> {
  const row = await ctx.db.selectFrom('schools').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
