import { counted } from '@aw/contracts/duration-text';
import type { CorrectionRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { regradeAttempt } from './regrade-attempt';

const batch = 200;
/** With so many failures something else is wrong: the try ends. */
const mostFailures = 20;

/**
 * Carries a correction into the closed attempts that were asked the question, each in a transaction of its own that notes
 * how far it came, as a job: one that died goes on there. One attempt that fails does not hold up the others; the errors
 * are thrown at the end, and the next try begins before the first of them. Attempts that are closed later are graded by the
 * new key anyhow.
 */
export async function carryOutCorrection(ctx: Context, correctionId: number): Promise<void> {
  const correction = await quizzes.findCorrection(ctx.db, correctionId);
  if (!correction || correction.done_at) return;
  const failures: unknown[] = [];
  const reached = (id: string | undefined) => (failures.length === 0 ? (id ?? null) : null);
  let after = correction.done_to;
  for (;;) {
    const attempts = await quizzes.listAttemptsAtItem(ctx.db, {
      itemId: correction.item_id,
      after,
      limit: batch,
    });
    for (const { id } of attempts.filter(({ completed_at: completedAt }) => completedAt !== null))
      await regradeOne(ctx, correction, id, reached).catch((error: unknown) => failures.push(error));
    after = attempts.at(-1)?.id ?? after;
    const isLast = attempts.length < batch || failures.length >= mostFailures;
    await quizzes.noteCorrectionProgress(ctx.db, correctionId, {
      attempts: 0,
      certificates: 0,
      to: reached(attempts.at(-1)?.id),
      doneAt: isLast && failures.length === 0 ? ctx.now() : null,
    });
    if (isLast) break;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'attempt was', 'attempts were')} not regraded. The next run tries again.`,
    );
}

async function regradeOne(
  ctx: Context,
  correction: CorrectionRow,
  id: string,
  reached: (id: string) => string | null,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const changed = await regradeAttempt(ctx, correction, id);
    if (changed.attempts > 0 || changed.certificates > 0)
      await quizzes.noteCorrectionProgress(ctx.db, correction.id, {
        ...changed,
        to: reached(id),
        doneAt: null,
      });
  });
}
