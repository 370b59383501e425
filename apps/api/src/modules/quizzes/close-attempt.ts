import { formatCount } from '@aw/contracts/duration-text';
import { type AttemptEnd, graceMs } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import * as cards from '@aw/db/cards';
import type { AttemptRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { noteQuizResult } from '../ai/memory';
import { issueCertificate } from '../certificates/issue-certificate';
import { notify } from '../notifications/notify';
import { grade } from './grade';

const maxPerRun = 1_000;

/** Returns the earliest deadline that still accepts answers: those that were on their way count for one more second. */
export function openUntil(now: Date): Date {
  return new Date(now.getTime() - graceMs);
}

/** Whether an attempt with this deadline accepts no more answers; an untimed attempt always does. */
export function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline < openUntil(now);
}

/**
 * Closes and grades an open attempt, which the caller's transaction has locked, by its saved answers. Adds review cards for
 * wrong answers, issues the certificate of a pass, and notes the result in the person's memory. An expired attempt ends at
 * its deadline. The lock on the keys makes a correction of the quiz come entirely before or after.
 */
export async function closeAttempt(
  db: Database,
  attempt: AttemptRow,
  { endedBy, now }: { endedBy: AttemptEnd; now: Date },
): Promise<void> {
  await quizzes.lockKeys(db, attempt.quiz_id);
  const answers = await quizzes.listJudgedAnswers(db, [attempt.id]);
  const { score, total, percentage, passed } = grade(answers, attempt.pass_percentage);
  const { deadline } = attempt;
  const completedAt = deadline && deadline < now ? deadline : now;
  await quizzes.closeAttempt(db, {
    id: attempt.id,
    completed_at: completedAt,
    ended_by: endedBy,
    score,
    total_questions: total,
    percentage,
    passed,
    time_spent: Math.max(0, Math.round((completedAt.getTime() - attempt.started_at.getTime()) / 1000)),
  });
  await cards.addForAttempt(db, attempt.id, completedAt);
  if (passed) await issueCertificate(db, attempt, { score, total, percentage, completedAt, now });
  // An attempt without answers, or one that a merge closed in favour of a later one, does not show what the person knows.
  const isMeaningful = endedBy !== 'merged' && total > 0 && answers.some(({ answer }) => answer !== null);
  if (isMeaningful) await noteQuizResult(db, attempt, { score, total, completedAt });
}

/** Closes an attempt whose time is over. Returns false if it is already closed or not over yet. */
export async function closeIfOver(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  await users.lock(db, userId);
  const attempt = await quizzes.lockAttempt(db, { id, userId });
  if (!attempt || attempt.completed_at || !isOver(attempt.deadline, now())) return false;
  await closeAttempt(db, attempt, { endedBy: 'deadline', now: now() });
  return true;
}

/**
 * Closes attempts whose time is over, each in its own transaction, and notifies their takers. A failure does not stop the
 * others; it is thrown at the end, and the next run tries again.
 */
export async function closeDueAttempts(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, user_id: userId } of await quizzes.listDueAttempts(
    ctx.db,
    openUntil(ctx.now()),
    maxPerRun,
  ))
    await inTransaction(ctx, (ctx) => closeAndNotify(ctx, { id, userId })).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${formatCount(failures.length, 'attempt')} could not be closed. The next run tries again.`,
    );
}

async function closeAndNotify(ctx: Context, key: { id: string; userId: string }): Promise<void> {
  if (!(await closeIfOver(ctx, key))) return;
  const attempt = await quizzes.findAttempt(ctx.db, key);
  if (!attempt) return;
  const { id: attemptId, quiz_id: quizId, quiz_title: title, percentage, passed } = attempt;
  await notify(ctx, {
    userId: key.userId,
    mail: { kind: 'attempt_closed', title, quizId, attemptId, percentage, passed },
    link: `/quiz/${quizId}?attempt=${attemptId}`,
  });
}
