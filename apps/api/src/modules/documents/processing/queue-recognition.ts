import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { ownGroup } from '../../../server/files/queue-group';
import { lockWhileProcessing } from './lock-while-processing';

/**
 * Queues the reading of a document's scans with OCR. A separate queue, because it takes seconds for each page and other
 * uploads must not wait for it. Groups take turns in it, as in the queue of checks.
 */
export async function queueRecognition(ctx: Context, document: DocumentRow, scans: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    const group = locked.queue_group ?? ownGroup({ userId: locked.uploader_id });
    const place = await documents.countQueued(ctx.db, group, 'ocr');
    await documents.update(ctx.db, document.id, { ocr_pages: scans });
    await ctx.jobs.enqueue(ctx.db, 'recognise-text', { documentId: document.id }, { turn: { group, place } });
  });
}
