import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { PageOutput } from '../../../adapters/pages/page-reader';
import { readerVersion } from '../../../adapters/pages/reader-version';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { laterReading } from '../../../jobs/later-reading';
import { ownGroup } from '../../../server/files/queue-group';
import { settleUploads } from '../../credits/settle-uploads';
import { notifyRefusal, notifyReview, notifyRewards, notifyTooSmall } from '../document-notices';
import { fingerprintOf } from '../originality/fingerprint';
import { judgeOriginality, type Originality } from '../originality/judge-originality';
import { reviewDueAt } from '../reward-reviews';
import { countLegibleWords, minLegibleWords } from './legible-words';
import { queueChecks } from './queue-checks';
import { languageColumnsOf, storePages } from './store-pages';

type LockedDocument = NonNullable<Awaited<ReturnType<typeof lockWhileProcessing>>>;
type Copy = { id: number; is_listed: boolean | null; uploader_id: string; withdrawn_at: Date | null };

/**
 * Publishes a document that was read, unless the same bytes or content were published in the meantime, and grants rewards
 * and credits in the same transaction. A document that resembles another one, or has hardly any legible text, counts only
 * after a decision by staff, and its uploader is notified.
 */
export async function publishDocument(
  ctx: Context,
  document: DocumentRow,
  pages: PageOutput[],
): Promise<void> {
  const fingerprint = fingerprintOf(pages);
  const legibleWords = countLegibleWords(pages);
  const language = await languageColumnsOf(ctx.languages, document.title, pages);
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    await documents.lockFileHash(ctx.db, document.file_sha256);
    const copy = locked.is_duplicate_allowed
      ? undefined
      : await documents.findPublishedCopy(ctx.db, document.file_sha256, document.id);
    if (copy) return markDuplicate(ctx, locked, copy);
    const originality = await judgeOriginality(ctx.db, locked.id, fingerprint);
    if (originality.state === 'copy' && !locked.is_duplicate_allowed)
      return markDuplicate(ctx, locked, originality.copy, 'text');
    const judgement = judgementOf(originality, legibleWords);
    await storePages(ctx.db, locked.id, { pages, fingerprint, language });
    await documents.update(ctx.db, document.id, {
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
    // An uploader who removed the document in the meantime is not notified.
    const notifiesUploader = locked.withdrawn_at === null;
    if (judgement.originality === 'waiting' && notifiesUploader)
      await notifyReview(ctx, locked, { outcome: 'waiting', reason: judgement.wait_reason });
    const { rewards } = await settleUploads(ctx.db, locked.uploader_id, locked.id);
    await notifyRewards(ctx, locked.uploader_id, rewards);
    const small = pages.filter(({ isTooSmall }) => isTooSmall).map(({ number }) => number);
    if (small.length > 0 && notifiesUploader)
      await notifyTooSmall(
        ctx,
        locked,
        small.toSorted((a, b) => a - b),
      );
  });
}

/** Returns the columns that say whether a document counts. Original work with enough words does. */
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
 * Schedules another try for a document whose reading may have failed by chance. Its checks stay open until then, and its
 * page shows the time. Returns false if it was tried often enough.
 */
export async function postponeReading(ctx: Context, document: DocumentRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return true;
    const later = laterReading(locked.slow_reads, ctx.now());
    if (!later) return false;
    await documents.update(ctx.db, locked.id, {
      step: 'received',
      slow_reads: later.slowReads,
      read_again_at: later.startAfter,
    });
    const queueGroup = locked.queue_group ?? ownGroup({ userId: locked.uploader_id });
    await queueChecks(ctx, locked.id, queueGroup, later.startAfter);
    return true;
  });
}

/** Schedules the checks of a document again for when the virus scanner may answer. Its page says that it waits for it. */
export async function postponeScan(ctx: Context, document: DocumentRow, startAfter: Date): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    await documents.update(ctx.db, locked.id, {
      step: 'received',
      read_again_at: startAfter,
      scan_again_at: startAfter,
    });
    const queueGroup = locked.queue_group ?? ownGroup({ userId: locked.uploader_id });
    await queueChecks(ctx, locked.id, queueGroup, startAfter);
  });
}

/** Refuses a document with a reason for its uploader. */
export async function refuseDocument(
  ctx: Context,
  document: DocumentRow,
  code: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    await documents.update(ctx.db, document.id, {
      status: 'refused',
      queue_group: null,
      refusal_code: code,
      reason,
      refused_at: ctx.now(),
    });
    if (locked.withdrawn_at === null) await notifyRefusal(ctx, locked, reason);
  });
}

/** Refuses a document whose bytes are already in the library. */
export async function refuseAsDuplicate(ctx: Context, document: DocumentRow, copy: Copy): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (locked) await markDuplicate(ctx, locked, copy);
  });
}

async function markDuplicate(
  ctx: Context,
  document: LockedDocument,
  copy: Copy,
  same: 'file' | 'text' = 'file',
): Promise<void> {
  const what = same === 'file' ? 'The same file' : 'A document with the same content';
  const reason = duplicateReason(what, document, copy);
  await documents.update(ctx.db, document.id, {
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

function duplicateReason(what: string, document: LockedDocument, copy: Copy): string {
  if (copy.is_listed) return `${what} is already in the library, so this upload does not count.`;
  return copy.withdrawn_at !== null && copy.uploader_id === document.uploader_id
    ? `${what} is among the documents you removed. Please restore that one instead, under Recent Uploads on your profile.`
    : `${what} was in the library before and we removed it, so this upload does not count.`;
}

/**
 * Locks the person, then the document, always in this order. Returns undefined if the document was decided in the
 * meantime.
 */
async function lockWhileProcessing(db: Database, { id }: DocumentRow) {
  const document = await documents.lockWithUploader(db, id);
  return document?.status === 'processing' ? document : undefined;
}
