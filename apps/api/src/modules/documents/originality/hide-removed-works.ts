import * as documents from '@aw/db/documents';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { batches } from '../../../database/batches';
import { inTransaction } from '../../../database/in-transaction';
import { hideRemovedWork } from './judge-again';
import { fingerprintOfStored } from './judge-originality';

const batchSize = 20;
const maxRunMs = 2 * minuteMs;
const maxCopies = 48;

/**
 * Compares public documents with works that were removed because of copyright since the last run, for up to two minutes:
 * some were published before the removal, others before the work's pictures had been read. Failures do not stop the run
 * and are thrown together at the end; the next run tries again.
 */
export async function hideRemovedWorks(ctx: Context): Promise<void> {
  const until = Date.now() + maxRunMs;
  const failures: unknown[] = [];
  const uncompared = batches(batchSize, (last: { id: number } = { id: 0 }) =>
    documents.listUncomparedWorks(ctx.db, { afterId: last.id, limit: batchSize }),
  );
  for await (const works of uncompared) {
    for (const work of works) await hideCopies(ctx, work).catch((error: unknown) => failures.push(error));
    if (Date.now() >= until) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some removed works were not compared with public documents.');
}

async function hideCopies(
  ctx: Context,
  { id, document_id: documentId }: { id: number; document_id: number | null },
): Promise<void> {
  if (documentId !== null) {
    const { keys } = await fingerprintOfStored(ctx.db, documentId);
    for (const copy of await documents.listSimilar(ctx.db, keys, documentId, maxCopies))
      await inTransaction(ctx, async (ctx) => {
        const document = await documents.lockWithUploader(ctx.db, copy.id);
        if (document) await hideRemovedWork(ctx, document, await fingerprintOfStored(ctx.db, copy.id));
      });
  }
  await documents.markWorkCompared(ctx.db, id, ctx.now());
}
