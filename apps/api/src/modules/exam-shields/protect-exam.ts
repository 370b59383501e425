import { formatCount } from '@aw/contracts/duration-text';
import { fingerprintsNeeded, minTaskFingerprints } from '@aw/contracts/exam-shields/exam-fingerprint';
import {
  type addExamShield as contract,
  type ExamShield,
  type ExamShieldLimits,
  earliestExamDays,
  maxExamDays,
  maxExamFingerprints,
} from '@aw/contracts/exam-shields/public';
import * as examShields from '@aw/db/exam-shields';
import type * as z from 'zod/mini';
import { dayMs, secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { invalidRequest } from '../../errors/feature-error';
import { examLimits } from './exam-limits.policy';
import { toExamShield } from './exam-shield.mapper';
import { onlyEducators, tooCommon, tooManyExams, unconfirmed } from './exam-shields.errors';
import { lockAccount } from './own-exams';

type Form = z.output<typeof contract.body>;

/**
 * Protects an exam of the acting educator by the fingerprints of its tasks. Common fingerprints are left out.
 *
 * @throws 400; 403 unless the person is an educator with a verified address; 409 `exams.too_many`; 422
 * `exams.too_common`; 429
 */
export async function protectExam(ctx: UserContext, form: Form): Promise<ExamShield> {
  const now = ctx.now();
  const window = readWindow(form, now);
  const tasks = readTasks(form);
  await ctx.limits.take('exam-shields', ctx.userId, ctx.config.LIMIT_EXAM_SHIELDS_PER_DAY, secondsPerDay);
  return inTransaction(ctx, async (ctx) => {
    const user = await lockAccount(ctx);
    if (user.audience !== 'educator') throw onlyEducators();
    if (!user.email_verified_at) throw unconfirmed();
    const wasEndedByStaff = await examShields.wasEndedByStaff(ctx.db, ctx.userId);
    const limits = examLimits(user, wasEndedByStaff, { settings: ctx.config, now });
    checkSize(tasks, limits);
    const open = await examShields.countOpen(ctx.db, ctx.userId, now);
    if (open >= limits.maxOpenExams) throw tooManyExams(limits);
    const rare = await withoutCommon(ctx, tasks);
    if (rare.tasks.length === 0) throw tooCommon();
    const shield = await examShields.insert(ctx.db, {
      user_id: ctx.userId,
      label: form.label,
      starts_at: window.startsAt,
      ends_at: window.endsAt,
      task_count: tasks.length,
      fingerprint_count: countOf(tasks),
      common_count: rare.commonCount,
      ignored_task_count: tasks.length - rare.tasks.length,
      created_at: now,
    });
    for (const fingerprints of rare.tasks) {
      const needed = fingerprintsNeeded(fingerprints.length);
      await examShields.insertTask(ctx.db, { shieldId: shield.id, needed, fingerprints });
    }
    return toExamShield(shield, now);
  });
}

/**
 * Removes fingerprints that occur in many texts of the site, and tasks that have too few others. Only texts from before
 * the exam's registration count, so that people who see the tasks later cannot make them common.
 */
async function withoutCommon(ctx: UserContext, tasks: string[][]) {
  const commonFrom = ctx.config.EXAM_COMMON_FROM_TEXTS;
  if (commonFrom === 0) return { tasks, commonCount: 0 };
  await examShields.lockFingerprintCounts(ctx.db, 'read');
  const all = [...new Set(tasks.flat())];
  const common = new Set(await examShields.listCommonFingerprints(ctx.db, all, commonFrom));
  const rare = tasks.map((task) => task.filter((fingerprint) => !common.has(fingerprint)));
  return {
    tasks: rare.filter((task) => task.length >= minTaskFingerprints),
    commonCount: countOf(tasks) - countOf(rare),
  };
}

/** Throws 400 for an exam that is larger than a new educator can protect. */
function checkSize(tasks: string[][], { smallBecause, maxTasks, maxFingerprints }: ExamShieldLimits): void {
  if (smallBecause === null) return;
  const limitText =
    smallBecause === 'new'
      ? 'Your educator account is new, so its exams can have'
      : 'Our staff recently ended the protection of one of your exams, so your exams can have';
  if (tasks.length > maxTasks)
    throw invalidRequest(
      `${limitText} at most ${formatCount(maxTasks, 'question')} for now. This exam was not saved.`,
      'tasks',
    );
  if (countOf(tasks) > maxFingerprints)
    throw invalidRequest(
      `${limitText} at most about ${formatCount(maxFingerprints, 'word')} for now. This exam was not saved.`,
      'tasks',
    );
}

/** Reads start and end of an exam. Throws 400 if it is over, too long or too far in the future. */
function readWindow(form: { startsAt: string; endsAt: string }, now: Date) {
  const [startsAt, endsAt] = [new Date(form.startsAt), new Date(form.endsAt)];
  if (endsAt <= startsAt) throw invalidRequest('The end of the exam must be after its start.', 'endsAt');
  if (endsAt <= now)
    throw invalidRequest('This time has passed. Please enter an end in the future.', 'endsAt');
  if (endsAt.getTime() - startsAt.getTime() > maxExamDays * dayMs)
    throw invalidRequest(`An exam can last at most ${maxExamDays} days.`, 'endsAt');
  if (startsAt.getTime() - now.getTime() > earliestExamDays * dayMs)
    throw invalidRequest(
      `You can protect an exam at most ${earliestExamDays} days before it starts. Please come back closer to the date.`,
      'startsAt',
    );
  return { startsAt, endsAt };
}

/** Returns the distinct fingerprints of each task. Throws 400 if a task is too short or the exam too long. */
function readTasks(form: Form): string[][] {
  const tasks = form.tasks.map((task) => [...new Set(task)]);
  if (tasks.some((task) => task.length < minTaskFingerprints))
    throw invalidRequest('An exam question is too short for us to recognise.', 'tasks');
  if (countOf(tasks) > maxExamFingerprints)
    throw invalidRequest(
      `This exam is too long: it has more than about ${formatCount(maxExamFingerprints, 'word')}. Please split it into two.`,
      'tasks',
    );
  return tasks;
}

function countOf(tasks: readonly string[][]): number {
  return tasks.reduce((sum, task) => sum + task.length, 0);
}
