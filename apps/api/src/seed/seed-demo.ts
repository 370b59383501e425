import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as documents from '@aw/db/documents';
import * as staff from '@aw/db/staff';
import type { DemoUpload } from '@aw/demo';
import type { Context } from '../context';
import { uploadDocument } from '../modules/documents/upload-document';
import { seedQuestions } from './seed-questions';
import { backdate, hasUpload, type Shelves, seedShelves } from './seed-shelves';
import { seedTutors } from './seed-tutors';

const fact = 'demo_seed';

/** `loading` while content is added, `checking` until all documents of the installation are checked, then `done`. */
type DemoState = 'loading' | 'checking' | 'done';

/**
 * Fills an empty installation with demo content through the product's own upload path. An interrupted run continues at
 * the next start; a finished one, or a database that people filled themselves, is left alone.
 */
export async function seedDemo(ctx: Context): Promise<void> {
  const state = await staff.findFact(ctx.db, fact);
  if (state === 'done' || state === 'checking' || (state === undefined && (await hasContent(ctx)))) return;
  await setState(ctx, 'loading');
  // Only an empty installation needs the demo at all.
  const { demoFilePath, readDemo } = await import('@aw/demo');
  const demo = readDemo();
  const shelves = await seedShelves(ctx, demo);
  for (const upload of demo.uploads) await seedDocument(ctx, shelves, upload, demoFilePath(upload.fileName));
  const tutorOf = await seedTutors(ctx, demo.tutors);
  await seedQuestions(ctx, shelves, demo.questions, tutorOf);
  await setState(ctx, 'checking');
}

const maxWaitMs = 15 * 60_000;
/** Pages look for more every few seconds; the last documents must be seen by one more look. */
const lastLookMs = 5_000;

/** Waits until the demo's documents are checked, so that open pages stop looking for more; ends early with `signal`. */
export async function finishDemo(ctx: Context, signal: AbortSignal, everyMs = 1_000): Promise<void> {
  if ((await staff.findFact(ctx.db, fact)) !== 'checking') return;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  for (let waitedMs = 0; waitedMs < maxWaitMs && !signal.aborted; waitedMs += everyMs) {
    if (!(await documents.hasDocumentsInChecks(ctx.db))) break;
    await pause(everyMs);
  }
  await pause(Math.min(lastLookMs, 5 * everyMs));
  if (!signal.aborted) await setState(ctx, 'done');
}

async function setState(ctx: Context, state: DemoState): Promise<void> {
  await staff.setFact(ctx.db, fact, state);
}

async function seedDocument(ctx: Context, shelves: Shelves, upload: DemoUpload, file: string): Promise<void> {
  const userId = shelves.studentId(upload.student);
  if (await hasUpload(ctx, userId, upload.title)) return;
  const staged = await ctx.files.stage(createReadStream(file));
  const uploadedAt = new Date(ctx.now().getTime() - upload.daysAgo * 24 * 60 * 60 * 1000);
  const { id } = await uploadDocument(
    { ...ctx, userId, place: undefined },
    {
      staged,
      fileName: upload.fileName,
      fields: {
        title: upload.title,
        description: upload.description,
        subject: upload.subject,
        documentType: upload.type,
        ...shelves.shelfOf(upload.school, upload.course),
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
