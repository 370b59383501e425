import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import { laterReading } from '../../../adapters/files/read-again';
import type { PageOutput } from '../../../adapters/pages/page-reader';
import { readerVersion } from '../../../adapters/pages/reader-version';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { ownGroup } from '../../../server/files/queue-group';
import { settleUploads } from '../../credits/settle-uploads';
import { notifyRefusal, notifyReview, notifyRewards, notifyTooSmall } from '../document-notices';
import { fingerprintOf } from '../originality/fingerprint';
import { judgeOriginality, type Originality } from '../originality/judge-originality';
import { reviewDueAt } from '../reward-reviews';
import { countLegibleWords, minLegibleWords } from './legible-words';
import { queueChecks } from './queue-checks';
import { storePages } from './store-pages';

type Held = NonNullable<Awaited<ReturnType<typeof holdWhileProcessing>>>;
type Copy = { id: number; is_listed: boolean | null; uploader_id: string; withdrawn_at: Date | null };

/**
 * Publishes a document that was read, unless the same bytes or the same content are published by now, and gives rewards
 * and credits in the same transaction. A document that looks like another one, or has hardly any legible text, counts only
 * once a person has decided, and its uploader reads that.
 */
export async function publishDocument(
  ctx: Context,
  document: DocumentRow,
  pages: PageOutput[],
): Promise<void> {
  const fingerprint = fingerprintOf(pages);
  const legibleWords = countLegibleWords(pages);
  await inTransaction(ctx, async (ctx) => {
    const held = await holdWhileProcessing(ctx.db, document);
    if (!held) return;
    await documents.lockFileHash(ctx.db, document.file_sha256);
    const copy = held.is_duplicate_allowed
      ? undefined
      : await documents.findPublishedCopy(ctx.db, document.file_sha256, document.id);
    if (copy) return markDuplicate(ctx, held, copy);
    const originality = await judgeOriginality(ctx.db, held.id, fingerprint);
    if (originality.state === 'copy' && !held.is_duplicate_allowed)
      return markDuplicate(ctx, held, originality.copy, 'text');
    const judgement = judgementOf(originality, legibleWords);
    await storePages(ctx.db, held.id, pages, fingerprint);
    await documents.updateDocument(ctx.db, document.id, {
      status: 'published',
      queue_group: null,
      step: 'published',
      page_count: pages.length,
      reason: null,
      refusal_code: null,
      duplicate_of: null,
      published_at: ctx.now(),
      legible_words: legibleWords,
      reader_version: readerVersion,
      picture_set: 0,
      reread_problem: null,
      slow_reads: 0,
      read_again_at: null,
      review_due_at: judgement.originality === 'waiting' ? reviewDueAt(ctx) : null,
      review_alerted_at: null,
      review_note: null,
      ...judgement,
    });
    // Its uploader removed it meanwhile, and wants no news of it.
    const isWanted = held.withdrawn_at === null;
    if (judgement.originality === 'waiting' && isWanted)
      await notifyReview(ctx, held, { outcome: 'waiting', reason: judgement.wait_reason });
    const { rewards } = await settleUploads(ctx.db, held.uploader_id, held.id);
    await notifyRewards(ctx, held.uploader_id, rewards);
    const small = pages.filter(({ isTooSmall }) => isTooSmall).map(({ number }) => number);
    if (small.length > 0 && isWanted)
      await notifyTooSmall(
        ctx,
        held,
        small.toSorted((a, b) => a - b),
      );
  });
}

/** Whether a document counts, as its columns have it: own work with enough words does. */
export function judgementOf(originality: Originality, legibleWords: number) {
  if (originality.state === 'accepted') {
    const columns = { similar_to: null, similarity_percent: null };
    return legibleWords < minLegibleWords
      ? { originality: 'waiting' as const, wait_reason: 'few_words' as const, ...columns }
      : { originality: originality.state, wait_reason: null, ...columns };
  }
  return originality.state === 'copy'
    ? {
        originality: originality.state,
        wait_reason: null,
        similar_to: originality.copy.id,
        similarity_percent: 100,
      }
    : {
        originality: originality.state,
        wait_reason: 'similar' as const,
        similar_to: originality.similarTo,
        similarity_percent: originality.percent,
      };
}

/**
 * Has a document whose reading may have failed by chance read again later; false when it was tried often enough. Its checks go on
 * until then, and its page says when.
 */
export async function postponeReading(ctx: Context, document: DocumentRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const held = await holdWhileProcessing(ctx.db, document);
    if (!held) return true;
    const later = laterReading(held.slow_reads, ctx.now());
    if (!later) return false;
    await documents.updateDocument(ctx.db, held.id, {
      step: 'received',
      slow_reads: later.slowReads,
      read_again_at: later.startAfter,
    });
    const queueGroup = held.queue_group ?? ownGroup({ userId: held.uploader_id });
    await queueChecks(ctx, held.id, queueGroup, later.startAfter);
    return true;
  });
}

/** Refuses a document with a reason that its uploader understands. */
export async function refuseDocument(
  ctx: Context,
  document: DocumentRow,
  code: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const held = await holdWhileProcessing(ctx.db, document);
    if (!held) return;
    await documents.updateDocument(ctx.db, document.id, {
      status: 'refused',
      queue_group: null,
      refusal_code: code,
      reason,
      refused_at: ctx.now(),
    });
    if (held.withdrawn_at === null) await notifyRefusal(ctx, held, reason);
  });
}

/** Refuses a document whose bytes are in the library already. */
export async function refuseAsDuplicate(ctx: Context, document: DocumentRow, copy: Copy): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const held = await holdWhileProcessing(ctx.db, document);
    if (held) await markDuplicate(ctx, held, copy);
  });
}

async function markDuplicate(
  ctx: Context,
  document: Held,
  copy: Copy,
  same: 'file' | 'text' = 'file',
): Promise<void> {
  const what = same === 'file' ? 'The same file' : 'A document with the same content';
  const reason = duplicateReason(what, document, copy);
  await documents.updateDocument(ctx.db, document.id, {
    status: 'refused',
    queue_group: null,
    step: 'duplicates',
    refused_at: new Date(),
    refusal_code: 'duplicate',
    reason,
    duplicate_of: copy.is_listed ? copy.id : null,
  });
  if (document.withdrawn_at === null) await notifyRefusal(ctx, document, reason);
}

function duplicateReason(what: string, document: Held, copy: Copy): string {
  if (copy.is_listed) return `${what} is already in the library, so this upload does not count.`;
  return copy.withdrawn_at !== null && copy.uploader_id === document.uploader_id
    ? `${what} is among the documents you removed. Please restore that one instead, under Recent Uploads on your profile.`
    : `${what} was in the library before and we removed it, so this upload does not count.`;
}

/** Locks the person, then the document (always in this order); undefined when it was decided meanwhile. */
async function holdWhileProcessing(db: Database, { id }: DocumentRow) {
  const document = await documents.lockWithUploader(db, id);
  return document?.status === 'processing' ? document : undefined;
}
