import { insertAudit, lockWithUploader, updateDocument } from '@aw/db';
import type { StaffContext } from '../../../context';
import { documentNotFound } from '../../../domain/documents/document.errors';
import { notifyRewards } from '../../../domain/documents/document-notices';
import { removeWithin } from '../../../domain/documents/remove-document';
import { settleUploads } from '../../../ledger/settle-uploads';
import { notWaiting } from '../library.errors';

export type OriginalityDecision = { decision: 'accept' } | { decision: 'refuse'; reason: string };

/**
 * Decides about a document that looks like another: accepted as own work it counts from now on; refused it is removed
 * for cause, with the reason. Throws 409 when it does not wait for a decision.
 */
export async function decideOriginality(
  ctx: StaffContext,
  id: number,
  input: OriginalityDecision,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const document = await lockWithUploader(trx, id);
    if (!document) throw documentNotFound();
    if (document.originality !== 'waiting' || document.deleted_at !== null) throw notWaiting();
    const state = input.decision === 'accept' ? 'accepted' : 'refused';
    await updateDocument(trx, id, { originality: state });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: `document.originality_${state}`,
      target: `document:${id}`,
      before: {
        originality: 'waiting',
        similarTo: document.similar_to,
        similarityPercent: document.similarity_percent,
      },
      after: { originality: state },
    });
    if (input.decision === 'refuse')
      return removeWithin(ctx, trx, id, { reason: input.reason, isForCause: true });
    const { rewards } = await settleUploads(trx, document.uploader_id, id);
    await notifyRewards(ctx, trx, document.uploader_id, rewards);
  });
}
