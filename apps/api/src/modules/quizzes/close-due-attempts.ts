import { counted } from '@aw/contracts/duration-text';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notify } from '../notifications/notify';
import { openUntil } from './deadline';
import { closeOver } from './get-result';

const perRun = 1_000;

/**
 * Closes attempts whose time is over and at which nobody looked, each in a transaction of its own, and tells their takers.
 * One that fails does not hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function closeDueAttempts(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, user_id: userId } of await quizzes.listDueAttempts(ctx.db, openUntil(ctx.now()), perRun))
    await inTransaction(ctx, (ctx) => closeUnseen(ctx, { id, userId })).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'attempt')} could not be closed. The next run tries again.`,
    );
}

async function closeUnseen(ctx: Context, of: { id: string; userId: string }): Promise<void> {
  if (!(await closeOver(ctx, of))) return;
  const attempt = await quizzes.findAttempt(ctx.db, of);
  if (!attempt) return;
  const { id: attemptId, quiz_id: quizId, quiz_title: title, percentage, passed } = attempt;
  await notify(ctx, {
    userId: of.userId,
    mail: { kind: 'attempt_closed', title, quizId, attemptId, percentage, passed },
    link: `/quiz/${quizId}?attempt=${attemptId}`,
  });
}
