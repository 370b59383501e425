import {
  type Database,
  type DocumentRow,
  findPublishedCopy,
  lockFileHash,
  lockWithUploader,
  replacePages,
  updateDocument,
} from '@aw/db';
import { freePages } from '@aw/pricing';
import type { PageOutput } from '../../adapters/pages/page-reader';
import type { Context } from '../../context';
import { settleUploads } from '../../ledger/settle-uploads';
import { tellRefusal, tellRewards } from './tell-uploader';

type Held = NonNullable<Awaited<ReturnType<typeof holdWhileProcessing>>>;
type Copy = { id: number; title: string; is_listed: boolean | null };

/** Publishes a document that was read, unless the same bytes stand published by now; rewards and credits in the same transaction. */
export async function publishDocument(
  ctx: Context,
  document: DocumentRow,
  pages: PageOutput[],
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await holdWhileProcessing(trx, document);
    if (!held) return;
    await lockFileHash(trx, document.file_sha256);
    const copy = document.is_duplicate_allowed
      ? undefined
      : await findPublishedCopy(trx, document.file_sha256, document.id);
    if (copy) return markDuplicate(ctx, trx, held, copy);
    await replacePages(
      trx,
      document.id,
      pages.map(({ number, text, width, height }) => ({ number, text, width, height })),
      freePages(pages.length),
    );
    await updateDocument(trx, document.id, {
      status: 'published',
      step: 'published',
      page_count: pages.length,
      reason: null,
      refusal_code: null,
      duplicate_of: null,
      published_at: ctx.now(),
    });
    const rewards = await settleUploads(trx, held.uploader_id, held.id);
    await tellRewards(ctx, trx, held.uploader_id, rewards);
  });
}

/** Refuses a document with a reason that its uploader understands. */
export async function refuseDocument(
  ctx: Context,
  document: DocumentRow,
  code: string,
  reason: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await holdWhileProcessing(trx, document);
    if (!held) return;
    await updateDocument(trx, document.id, {
      status: 'refused',
      refusal_code: code,
      reason,
      refused_at: ctx.now(),
    });
    await tellRefusal(ctx, trx, held, reason);
  });
}

/** Refuses a document whose bytes are in the library already. */
export async function refuseAsDuplicate(ctx: Context, document: DocumentRow, copy: Copy): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const held = await holdWhileProcessing(trx, document);
    if (held) await markDuplicate(ctx, trx, held, copy);
  });
}

async function markDuplicate(ctx: Context, trx: Database, document: Held, copy: Copy): Promise<void> {
  const reason = copy.is_listed
    ? 'The same file is already in the library, so it does not count.'
    : 'The same file was in the library before and was removed, so it does not count.';
  await updateDocument(trx, document.id, {
    status: 'refused',
    step: 'duplicates',
    refused_at: new Date(),
    refusal_code: 'duplicate',
    reason,
    duplicate_of: copy.is_listed ? copy.id : null,
  });
  await tellRefusal(ctx, trx, document, reason);
}

/** Locks the person, then the document (always in this order); undefined when it was decided meanwhile. */
async function holdWhileProcessing(trx: Database, { id }: DocumentRow) {
  const document = await lockWithUploader(trx, id);
  return document?.status === 'processing' ? document : undefined;
}
