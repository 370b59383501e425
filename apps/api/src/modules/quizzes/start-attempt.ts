import { randomInt, randomUUID } from 'node:crypto';
import type { Answers, ExtraTime, OpenAttempt, QuizQuestion } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import type { AttemptRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { FeatureError } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { closeAttempt } from './close-attempt';
import { isOver } from './deadline';
import {
  attemptClosed,
  attemptNeeded,
  attemptNotFound,
  quizNotFound,
  tooManyAttempts,
} from './quizzes.errors';
import { toQuizQuestion } from './shown-question';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
const minute = 60;

/**
 * Starts an attempt of the acting person, or goes on with the open one, whose extra time then stays. One whose time is over
 * is closed first. With `attemptId` none is started: that one goes on, or 409 is thrown. Counted per person, since a lecture
 * hall is one address. Throws 404 and 429 as well.
 */
export async function startAttempt(
  ctx: UserContext,
  quizId: number,
  { extraTime, attemptId }: { extraTime: ExtraTime; attemptId?: string },
): Promise<OpenAttempt> {
  await ctx.limits.take('attempt-starts', ctx.userId, ctx.config.LIMIT_STARTS_PER_MINUTE, minute);
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const now = ctx.now();
    const open = await goOn(ctx, quizId);
    if (attemptId !== undefined && open?.id !== attemptId) throw await refusalOf(ctx, attemptId);
    if (open) return toOpenAttempt(ctx.db, open, now);
    // Nobody changes a key between what is asked now and what is noted of it.
    await quizzes.holdKeys(ctx.db, quizId);
    const quiz = await quizzes.findQuiz(ctx.db, quizId, ctx.userId);
    const questionIds = quiz ? await quizzes.listQuestionIds(ctx.db, quizId) : [];
    if (!quiz || quiz.status === 'retired' || questionIds.length === 0) throw quizNotFound();
    await checkDay(ctx, now);
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
    await quizzes.insertAttempt(ctx.db, attempt, shuffled(questionIds));
    const row = await quizzes.findAttempt(ctx.db, { id, userId: ctx.userId });
    if (!row) throw new Error('An attempt is gone that was just stored.');
    return toOpenAttempt(ctx.db, row, now);
  });
}

/** Why an attempt cannot be gone on with. */
async function refusalOf({ db, userId }: UserContext, id: string): Promise<FeatureError> {
  return (await quizzes.findAttempt(db, { id, userId })) ? attemptClosed() : attemptNotFound();
}

/** The open attempt, held; one whose time is over is closed and not given. */
async function goOn(ctx: UserContext, quizId: number): Promise<AttemptRow | undefined> {
  const { userId } = ctx;
  const id = await quizzes.findOpenAttemptId(ctx.db, { userId, quizId });
  const attempt = id === undefined ? undefined : await quizzes.lockAttempt(ctx.db, { id, userId });
  if (!attempt || attempt.completed_at) return undefined;
  if (!isOver(attempt.deadline, ctx.now())) return attempt;
  await closeAttempt(ctx.db, attempt, { endedBy: 'deadline', now: ctx.now() });
  return undefined;
}

/** Counted among the rows: the person is held, and a limit of its own would wait for a connection while this one is kept. */
async function checkDay({ db, userId, config }: UserContext, now: Date): Promise<void> {
  const most = config.LIMIT_ATTEMPTS_PER_DAY;
  if (most === 0) return;
  const since = new Date(now.getTime() - dayMs);
  if ((await quizzes.countAttemptsSince(db, { userId, since, limit: most })) >= most)
    throw tooManyAttempts(most);
}

/** The questions of the acting person's latest attempt at a quiz, in its order; throws 403 before the first. */
export async function getQuizQuestions(ctx: UserContext, quizId: number): Promise<QuizQuestion[]> {
  const attempt = await quizzes.findLatestAttempt(ctx.db, { userId: ctx.userId, quizId });
  if (!attempt) throw attemptNeeded();
  return (await quizzes.listShownQuestions(ctx.db, attempt.id)).map(toQuizQuestion);
}

/** When an attempt ends that starts now, with the quiz's minutes and the extra time; null for an untimed one. */
function deadlineOf(now: Date, minutes: number, extraTime: ExtraTime): Date | null {
  if (extraTime === 'untimed') return null;
  const percent = extraTime === 'none' ? 0 : Number(extraTime);
  return new Date(now.getTime() + Math.round((minutes * minuteMs * (100 + percent)) / 100));
}

/** Every order is as likely as any other (Fisher and Yates). */
function shuffled(ids: readonly number[]): number[] {
  const order = [...ids];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
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
