import type { Answers, QuizResult } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import type { AttemptRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import { secondsPerMinute } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { closeAttempt, isOver } from './close-attempt';
import { loadResult } from './get-result';
import { attemptNeeded, noAnswers, questionOfAnother } from './quizzes.errors';

type Submission = { answers: Answers; attemptId?: string };

/**
 * Submits an own attempt: the sent answers replace the saved ones. Returns the result; submitting again returns the same
 * one. After the deadline and its grace only saved answers count, and there may be none. Throws 403 without an attempt, 400
 * without answers or with a question of another attempt, which leaves the attempt open, and 429.
 */
export async function submitQuiz(
  ctx: UserContext,
  quizId: number,
  submission: Submission,
): Promise<QuizResult> {
  const { LIMIT_ANSWERS_PER_MINUTE: perMinute } = ctx.config;
  const limitKey = submission.attemptId ?? `quiz:${quizId}`;
  await ctx.limits.take('attempt-submits', `${ctx.userId}|${limitKey}`, perMinute, secondsPerMinute);
  return inTransaction(ctx, async (ctx) => {
    // The lock makes the second of two simultaneous submissions see the certificate of the first.
    await users.lock(ctx.db, ctx.userId);
    const attempt = await lockSubmitted(ctx, quizId, submission.attemptId);
    if (!attempt) throw attemptNeeded();
    if (!attempt.completed_at) await closeSubmitted(ctx, attempt, submission.answers);
    return loadResult(ctx.db, { id: attempt.id, userId: ctx.userId });
  });
}

async function lockSubmitted(ctx: UserContext, quizId: number, attemptId: string | undefined) {
  const { userId } = ctx;
  const id =
    attemptId ??
    (await quizzes.findOpenAttemptId(ctx.db, { userId, quizId })) ??
    (await quizzes.findLatestAttempt(ctx.db, { userId, quizId }))?.id;
  const attempt = id === undefined ? undefined : await quizzes.lockAttempt(ctx.db, { id, userId });
  return attempt?.quiz_id === quizId ? attempt : undefined;
}

async function closeSubmitted(ctx: UserContext, attempt: AttemptRow, answers: Answers): Promise<void> {
  const now = ctx.now();
  if (isOver(attempt.deadline, now)) return closeAttempt(ctx.db, attempt, { endedBy: 'deadline', now });
  await checkQuestions(ctx.db, attempt, answers);
  await quizzes.replaceAnswers(ctx.db, { attemptId: attempt.id, answers, now });
  const isTimeUp = attempt.deadline !== null && attempt.deadline <= now;
  if (!isTimeUp && (await quizzes.listAnswers(ctx.db, attempt.id)).every(({ answer }) => answer === null))
    throw noAnswers();
  await closeAttempt(ctx.db, attempt, { endedBy: isTimeUp ? 'deadline' : 'submitted', now });
}

async function checkQuestions(db: Database, attempt: AttemptRow, answers: Answers): Promise<void> {
  const questionIds = Object.keys(answers);
  const [foreign] = await quizzes.listForeignQuestionIds(db, {
    attemptId: attempt.id,
    quizId: attempt.quiz_id,
    questionIds,
  });
  if (foreign !== undefined) throw questionOfAnother(foreign);
}
