import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as documents from '@aw/db/documents';
import * as staff from '@aw/db/staff';
import type { DemoUpload } from '@aw/demo';
import { dayMs, minuteMs } from '../config/durations';
import type { Context } from '../context';
import { uploadDocument } from '../modules/documents/upload-document';
import { seedChats } from './seed-chats';
import { seedFollow, seedSaves } from './seed-library';
import { seedQuestions } from './seed-questions';
import { backdate, type DemoIds, findUpload, seedSchools } from './seed-schools';
import { seedStudyMaterial } from './seed-study-material';
import { seedTutors } from './seed-tutors';

const fact = 'demo_seed';

/** `loading` while content is added, `checking` until all of its documents are checked, then `done`. */
type DemoState = 'loading' | 'checking' | 'done';

/**
 * Fills an empty installation with demo content through the product's own upload path. An interrupted run continues at
 * the next start; a finished one, or a database that people filled themselves, is left alone. Its questions are added after
 * the quiz bank is loaded, because some are about an item of a quiz.
 */
export async function seedDemo(ctx: Context, quizBank: Promise<void> = Promise.resolve()): Promise<void> {
  const state = await staff.findFact(ctx.db, fact);
  if (state === 'done' || state === 'checking' || (state === undefined && (await hasContent(ctx)))) return;
  await setState(ctx, 'loading');
  // Loaded late, because only an empty installation needs it.
  const { demoFilePath, readDemo } = await import('@aw/demo');
  const demo = readDemo();
  const ids = await seedSchools(ctx, demo);
  for (const upload of [...demo.uploads, ...demo.copies])
    await seedDocument(ctx, ids, upload, demoFilePath(upload.fileName));
  await seedSaves(ctx, ids, demo);
  await seedFollow(ctx, ids, demo.uploads);
  await seedStudyMaterial(ctx, ids, demo);
  const tutorOf = await seedTutors(ctx, demo.tutors);
  await quizBank;
  await seedQuestions(ctx, ids, demo, tutorOf);
  await seedChats(ctx, ids, demo, demoFilePath);
  await setState(ctx, 'checking');
}

const maxWaitMs = 15 * minuteMs;
/** Open pages poll every few seconds; this leaves time for one more poll after the last document. */
const lastPollMs = 5_000;

/** Waits until the demo's documents are checked, so that open pages can stop polling. Ends early with `signal`. */
export async function finishDemo(ctx: Context, signal: AbortSignal, everyMs = 1_000): Promise<void> {
  if ((await staff.findFact(ctx.db, fact)) !== 'checking') return;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  for (let waitedMs = 0; waitedMs < maxWaitMs && !signal.aborted; waitedMs += everyMs) {
    if (!(await documents.hasQueued(ctx.db))) break;
    await pause(everyMs);
  }
  await pause(Math.min(lastPollMs, 5 * everyMs));
  if (!signal.aborted) await setState(ctx, 'done');
}

async function setState(ctx: Context, state: DemoState): Promise<void> {
  await staff.setFact(ctx.db, fact, state);
}

async function seedDocument(ctx: Context, ids: DemoIds, upload: DemoUpload, file: string): Promise<void> {
  const userId = ids.studentId(upload.student);
  if ((await findUpload(ctx, ids, upload)) !== undefined) return;
  const staged = await ctx.files.stage(createReadStream(file));
  const uploadedAt = new Date(ctx.now().getTime() - upload.daysAgo * dayMs);
  const { id } = await uploadDocument(
    { ...ctx, userId, network: undefined },
    {
      staged,
      fileName: upload.fileName,
      fields: {
        title: upload.title,
        description: upload.description,
        subject: upload.subject,
        documentType: upload.type,
        ...ids.placeOf(upload.school, upload.course),
        courseName: upload.typedCourse,
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
