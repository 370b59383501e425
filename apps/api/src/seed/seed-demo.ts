import { Readable } from 'node:stream';
import { findFact, setFact } from '@aw/db';
import type { Context } from '../context';
import { demoDocuments, renderDocument } from '../demo';
import { uploadDocument } from '../features/library/upload-document';
import { seedQuestions } from './seed-questions';
import { backdate, hasUpload, type Shelves, seedShelves } from './seed-shelves';

const fact = 'demo_seed';

/**
 * Fills an empty installation with demo content through the product's own upload path. An interrupted run goes on at
 * the next start; a finished one, or a database that people filled themselves, is left alone.
 */
export async function seedDemo(ctx: Context): Promise<void> {
  const state = await findFact(ctx.db, fact);
  if (state === 'done' || (state === undefined && (await hasContent(ctx)))) return;
  await setFact(ctx.db, fact, 'loading');
  const shelves = await seedShelves(ctx);
  for (const document of demoDocuments) await seedDocument(ctx, shelves, document);
  await seedQuestions(ctx, shelves);
  await setFact(ctx.db, fact, 'done');
}

async function seedDocument(
  ctx: Context,
  shelves: Shelves,
  document: (typeof demoDocuments)[number],
): Promise<void> {
  const userId = shelves.studentId(document.uploader);
  if (await hasUpload(ctx, userId, document.title)) return;
  const { fileName, bytes } = await renderDocument(document);
  const staged = await ctx.files.stage(Readable.from([bytes]));
  const uploadedAt = new Date(ctx.now().getTime() - document.ageDays * 24 * 60 * 60 * 1000);
  const { id } = await uploadDocument(
    { ...ctx, userId },
    {
      staged,
      fileName,
      fields: {
        title: document.title,
        description: document.description,
        subject: document.subject,
        documentType: document.documentType,
        ...shelves.shelfOf(document.school, document.courseCode),
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
