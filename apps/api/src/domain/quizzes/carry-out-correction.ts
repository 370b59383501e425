import { findCorrection, listAttemptsAtItem, noteCorrectionProgress } from '@aw/db';
import type { Context } from '../../context';
import { regradeAttempt } from './regrade-attempt';

const batch = 200;

/**
 * Carries a correction into the closed attempts that were asked the question, each in a transaction of its own that notes
 * how far it came, as a job: one that died goes on there. Attempts that are closed later are graded by the new key anyhow.
 */
export async function carryOutCorrection(ctx: Context, correctionId: number): Promise<void> {
  const correction = await findCorrection(ctx.db, correctionId);
  if (!correction || correction.done_at) return;
  const itemId = correction.item_id;
  let after = correction.done_to;
  for (;;) {
    const attempts = await listAttemptsAtItem(ctx.db, { itemId, after, limit: batch });
    for (const { id } of attempts.filter(({ is_closed: isClosed }) => isClosed))
      await ctx.db.transaction().execute(async (trx) => {
        const changed = await regradeAttempt(ctx, trx, correction, id);
        if (changed.attempts > 0 || changed.certificates > 0)
          await noteCorrectionProgress(trx, correctionId, { ...changed, to: id, doneAt: null });
      });
    const last = attempts.at(-1);
    const isLast = attempts.length < batch;
    await noteCorrectionProgress(ctx.db, correctionId, {
      attempts: 0,
      certificates: 0,
      to: last?.id ?? after,
      doneAt: isLast ? ctx.now() : null,
    });
    if (isLast || !last) return;
    after = last.id;
  }
}
