import { randomUUID } from 'node:crypto';
import type { Answers, ExtraTime, OpenAttempt, QuizQuestion } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import type { AttemptRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import { dayMs, minuteMs, secondsPerMinute } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { FeatureError } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { closeAttempt, isOver } from './close-attempt';
import { drawQuestions } from './draw-questions';
import { toQuizQuestion } from './quiz.mapper';
import {
  attemptClosed,
  attemptNeeded,
  attemptNotFound,
  quizNotFound,
  tooManyAttempts,
} from './quizzes.errors';

/**
 * Starts an attempt, or resumes the open one with its extra time; an expired one is closed first. With `attemptId` it only
 * resumes that attempt and throws 409 otherwise. The limit counts per person, because a lecture hall shares one address.
 * Also throws 404 and 429.
 */
export async function startAttempt(
  ctx: UserContext,
  quizId: number,
  { extraTime, attemptId }: { extraTime: ExtraTime; attemptId?: string },
): Promise<OpenAttempt> {
  await ctx.limits.take('attempt-starts', ctx.userId, ctx.config.LIMIT_STARTS_PER_MINUTE, secondsPerMinute);
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const now = ctx.now();
    const open = await resume(ctx, quizId);
    if (attemptId !== undefined && open?.id !== attemptId) throw await refusalOf(ctx, attemptId);
    if (open) return toOpenAttempt(ctx.db, open, now);
    // The lock keeps the keys from changing until the questions of the attempt are stored.
    await quizzes.lockKeys(ctx.db, quizId);
    const quiz = await quizzes.find(ctx.db, quizId, ctx.userId);
    const pool = quiz ? await quizzes.listQuestionPool(ctx.db, { quizId, userId: ctx.userId }) : [];
    if (!quiz || quiz.status === 'retired' || pool.length === 0) throw quizNotFound();
    await requireDailyLimit(ctx, now);
    const id = randomUUID();
    const attempt = {
      id,
      user_id: ctx.userId,
      quiz_id: quizId,
      extra_time: extraTime,
      started_at: now,
      deadline: deadlineOf(now, quiz.time_limit, extraTime),
      pass_percentage: quiz.pass_percentage,
    };
    await quizzes.insertAttempt(ctx.db, attempt, drawQuestions(pool, quiz.asked_questions));
    const row = await quizzes.findAttempt(ctx.db, { id, userId: ctx.userId });
    if (!row) throw new Error('An attempt is gone that was just stored.');
    return toOpenAttempt(ctx.db, row, now);
  });
}

/** Error that explains why an attempt cannot be resumed. */
async function refusalOf({ db, userId }: UserContext, id: string): Promise<FeatureError> {
  return (await quizzes.findAttempt(db, { id, userId })) ? attemptClosed() : attemptNotFound();
}

/** Locks and returns the open attempt. Closes an expired one and returns undefined. */
async function resume(ctx: UserContext, quizId: number): Promise<AttemptRow | undefined> {
  const { userId } = ctx;
  const id = await quizzes.findOpenAttemptId(ctx.db, { userId, quizId });
  const attempt = id === undefined ? undefined : await quizzes.lockAttempt(ctx.db, { id, userId });
  if (!attempt || attempt.completed_at) return undefined;
  if (!isOver(attempt.deadline, ctx.now())) return attempt;
  await closeAttempt(ctx.db, attempt, { endedBy: 'deadline', now: ctx.now() });
  return undefined;
}

/** Counts rows instead of using `ctx.limits`, which would need a second connection while this transaction is open. */
async function requireDailyLimit({ db, userId, config }: UserContext, now: Date): Promise<void> {
  const most = config.LIMIT_ATTEMPTS_PER_DAY;
  if (most === 0) return;
  const since = new Date(now.getTime() - dayMs);
  if ((await quizzes.countAttemptsSince(db, { userId, since, limit: most })) >= most)
    throw tooManyAttempts(most);
}

/** Returns the questions of the person's latest attempt at a quiz, in its order. Throws 403 before the first attempt. */
export async function getQuizQuestions(ctx: UserContext, quizId: number): Promise<QuizQuestion[]> {
  const attempt = await quizzes.findLatestAttempt(ctx.db, { userId: ctx.userId, quizId });
  if (!attempt) throw attemptNeeded();
  return (await quizzes.listShownQuestions(ctx.db, attempt.id)).map(toQuizQuestion);
}

/** Deadline of an attempt that starts now, from the minutes of the quiz and the extra time; null for an untimed one. */
function deadlineOf(now: Date, minutes: number, extraTime: ExtraTime): Date | null {
  if (extraTime === 'untimed') return null;
  const percent = extraTime === 'none' ? 0 : Number(extraTime);
  return new Date(now.getTime() + Math.round((minutes * minuteMs * (100 + percent)) / 100));
}

async function toOpenAttempt(db: Database, attempt: AttemptRow, now: Date): Promise<OpenAttempt> {
  const rows = await quizzes.listAnswers(db, attempt.id);
  const answers: Answers = {};
  for (const row of rows) if (row.answer) answers[row.question_id] = row.answer;
  return {
    attemptId: attempt.id,
    quizId: attempt.quiz_id,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline?.toISOString() ?? null,
    serverNow: now.toISOString(),
    extraTime: attempt.extra_time,
    answers,
    sequence: Math.max(0, ...rows.map(({ sequence }) => sequence)),
  };
}
