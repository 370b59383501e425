import { listDueAttempts } from '@aw/db';
import type { Context } from '../../context';
import { openUntil } from '../../domain/quizzes/deadline';
import { closeOver } from './get-result';

const perRun = 1_000;

/**
 * Closes attempts whose time is over and at which nobody looked, each in a transaction of its own. One that fails does not
 * hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function closeDueAttempts(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, user_id: userId } of await listDueAttempts(ctx.db, openUntil(ctx.now()), perRun))
    await ctx.db
      .transaction()
      .execute((trx) => closeOver(ctx, trx, { id, userId }))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} attempts stay open; the next run tries them again.`,
    );
}
