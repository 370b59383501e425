import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';

/**
 * Queues the checks of a document, not before `startAfter`. Its place in the queue is the number of waiting documents of
 * its group, so that groups take turns.
 */
export async function queueChecks(
  ctx: Pick<Context, 'db' | 'jobs'>,
  documentId: number,
  queueGroup: string,
  startAfter?: Date,
): Promise<void> {
  const waiting = (await documents.countQueued(ctx.db, queueGroup, 'checks')) - 1;
  const turn = { group: queueGroup, place: Math.max(0, waiting) };
  await ctx.jobs.enqueue(ctx.db, 'process-document', { documentId }, { turn, startAfter });
}
