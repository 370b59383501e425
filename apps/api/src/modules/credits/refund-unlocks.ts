import * as documents from '@aw/db/documents';
import { unlockPrice } from '@aw/pricing';
import type { Context } from '../../context';

/**
 * Ends every unlock of a document, returns the credits to everyone who paid for it, and enqueues the mails about it. The
 * caller holds the document's lock.
 */
export async function refundUnlocks(ctx: Pick<Context, 'db' | 'jobs'>, documentId: number): Promise<void> {
  let refunded = 0;
  // A parallel merge of accounts moves an unlock to the other account, which only a new statement sees.
  do refunded += await documents.refundUnlocks(ctx.db, documentId, unlockPrice);
  while (await documents.hasUnlocks(ctx.db, documentId));
  if (refunded === 0) return;
  await ctx.jobs.enqueue(ctx.db, 'tell-buyers', {
    documentId,
    moment: await documents.getTransactionTime(ctx.db),
  });
}
