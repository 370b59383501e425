import * as documents from '@aw/db/documents';
import type { Context } from '../../context';
import { resumeInBatches } from '../../database/batches';
import { notify } from '../notifications/notify';

const buyersPerTransaction = 100;

/**
 * Notifies everybody who got a credit back for a document at a moment. A job that is tried again continues where
 * the earlier try ended, so that nobody is notified twice.
 */
export async function tellBuyers(
  ctx: Context,
  { documentId, moment }: { documentId: number; moment: string },
): Promise<void> {
  const progress = { name: `buyers-notified:${documentId}:${moment}`, size: buyersPerTransaction };
  await resumeInBatches(ctx, progress, async (ctx, afterId) => {
    const document = await documents.find(ctx.db, documentId);
    if (!document) return [];
    const limit = buyersPerTransaction;
    const refunds = await documents.listRefundedUsers(ctx.db, { documentId, moment, afterId, limit });
    const mail = { kind: 'unlock_refunded', title: document.title } as const;
    for (const { user_id: userId } of refunds) await notify(ctx, { userId, mail, link: '/documents' });
    return refunds;
  });
}
