import { fewestTaskFingerprints, fingerprintsNeeded } from '@aw/contracts/exam-shields/exam-fingerprint';
import {
  type addExamShield as contract,
  type ExamShield,
  earliestExamDays,
  longestExamDays,
  mostExamFingerprints,
  mostExamShields,
} from '@aw/contracts/exam-shields/public';
import {
  countOpenExamShields,
  type Database,
  endExamShield,
  findUser,
  insertExamShield,
  insertExamTask,
  listExamShields as selectExamShields,
} from '@aw/db';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { accountNeeded, invalidRequest } from '../../errors/feature-error';
import { lockActiveUser } from '../../ledger/lock-user';
import { toExamShield } from './exam-shield.mapper';
import { examNotFound, onlyEducators, tooManyExams, unconfirmed } from './exam-shields.errors';

type Form = z.output<typeof contract.body>;

const day = 24 * 60 * 60;
const dayMs = day * 1000;
const mostListed = 50;

/** The latest exams of the acting person; throws 403 `accounts.needed`. */
export async function listExamShields(ctx: UserContext): Promise<ExamShield[]> {
  if ((await findUser(ctx.db, ctx.userId))?.is_anonymous) throw accountNeeded();
  const rows = await selectExamShields(ctx.db, ctx.userId, mostListed);
  return rows.map((row) => toExamShield(row, ctx.now()));
}

/**
 * Protects an exam of the acting educator by the fingerprints of its tasks. Throws 400, 403 for who is no educator with a
 * confirmed address, 409 `exams.too_many` and 429.
 */
export async function protectExam(ctx: UserContext, form: Form): Promise<ExamShield> {
  const now = ctx.now();
  const window = readWindow(form, now);
  const tasks = readTasks(form);
  await ctx.limits.take('exam-shields', ctx.userId, ctx.config.LIMIT_EXAM_SHIELDS_PER_DAY, day);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockAccount(ctx, trx);
    if (user.audience !== 'educator') throw onlyEducators();
    if (!user.email_verified_at) throw unconfirmed();
    if ((await countOpenExamShields(trx, ctx.userId, now)) >= mostExamShields) throw tooManyExams();
    const shield = await insertExamShield(trx, {
      user_id: ctx.userId,
      label: form.label,
      starts_at: window.startsAt,
      ends_at: window.endsAt,
      task_count: tasks.length,
      fingerprint_count: countOf(tasks),
      created_at: now,
    });
    for (const fingerprints of tasks) {
      const needed = fingerprintsNeeded(fingerprints.length);
      await insertExamTask(trx, { shieldId: shield.id, needed, fingerprints });
    }
    return toExamShield(shield, now);
  });
}

/** Ends the protection of an exam of the acting person's own; what it held, the schedule lets go. Throws 403 and 404. */
export async function endProtection(ctx: UserContext, id: number): Promise<ExamShield> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    await lockAccount(ctx, trx);
    const shield = await endExamShield(trx, { id, userId: ctx.userId, now });
    if (!shield) throw examNotFound();
    return toExamShield(shield, now);
  });
}

async function lockAccount(ctx: UserContext, trx: Database) {
  const user = await lockActiveUser(trx, ctx.userId);
  if (user.is_anonymous) throw accountNeeded();
  return user;
}

/** The window of an exam that is registered at a moment; throws 400 where it is over, too long or too far away. */
function readWindow(form: { startsAt: string; endsAt: string }, now: Date) {
  const [startsAt, endsAt] = [new Date(form.startsAt), new Date(form.endsAt)];
  if (endsAt <= startsAt) throw invalidRequest('Please let the exam end after it begins.', 'endsAt');
  if (endsAt <= now) throw invalidRequest('This is over already. Please give an end to come.', 'endsAt');
  if (endsAt.getTime() - startsAt.getTime() > longestExamDays * dayMs)
    throw invalidRequest(`Please keep the exam to ${longestExamDays} days.`, 'endsAt');
  if (startsAt.getTime() - now.getTime() > earliestExamDays * dayMs)
    throw invalidRequest(
      `An exam can be protected ${earliestExamDays} days ahead. Please come back nearer to it.`,
      'startsAt',
    );
  return { startsAt, endsAt };
}

/** The fingerprints of each task, each once. */
function readTasks({ tasks: sent }: Form): string[][] {
  const tasks = sent.map((task) => [...new Set(task)]);
  if (tasks.some((task) => task.length < fewestTaskFingerprints))
    throw invalidRequest('A task is too short to be recognised.', 'tasks');
  if (countOf(tasks) > mostExamFingerprints)
    throw invalidRequest(
      `This exam has more than ${mostExamFingerprints.toLocaleString('en')} fingerprints. Please divide it into two.`,
      'tasks',
    );
  return tasks;
}

function countOf(tasks: readonly string[][]): number {
  return tasks.reduce((sum, task) => sum + task.length, 0);
}
