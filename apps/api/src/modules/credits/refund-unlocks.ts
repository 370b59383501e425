import * as documents from '@aw/db/documents';
import { unlockPrice } from '@aw/pricing';
import type { Context } from '../../context';

/**
 * Ends every unlock of a document, gives everybody who paid for it their credit back, and has them told by a job. The
 * caller holds the document.
 */
export async function refundUnlocks(ctx: Pick<Context, 'db' | 'jobs'>, documentId: number): Promise<void> {
  let refunded = 0;
  // Who is merged meanwhile has the unlock under another name once the merge is done; only a new statement sees it.
  do refunded += await documents.refundEveryUnlock(ctx.db, documentId, unlockPrice);
  while (await documents.hasUnlocks(ctx.db, documentId));
  if (refunded === 0) return;
  await ctx.jobs.enqueueBuyerMails(ctx.db, { documentId, moment: await documents.transactionMoment(ctx.db) });
}
