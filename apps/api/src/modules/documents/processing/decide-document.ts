import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import { readerVersion } from '../../../adapters/pages/reader-version';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { laterReading } from '../../../jobs/later-reading';
import { ownGroup } from '../../../server/files/queue-group';
import { settleUploads } from '../../credits/settle-uploads';
import { notifyRefusal, notifyReview, notifyRewards, notifyTooSmall } from '../document-notices';
import { fingerprintOf } from '../originality/fingerprint';
import { judgeOriginality } from '../originality/judge-originality';
import { judgementOf } from '../originality/judgement';
import { findRemovedBytes, findRemovedWork, type RemovedWork } from '../originality/removed-works';
import { reviewDueAt } from '../reward-reviews';
import { countLegibleWords, minLegibleWords } from './legible-words';
import { type LockedDocument, lockWhileProcessing } from './lock-while-processing';
import { queueChecks } from './queue-checks';
import type { RecognisedPages } from './recognise-pages';
import { languageColumnsOf, storePages, storePageTexts } from './store-pages';

type Copy = { id: number; is_listed: boolean | null; uploader_id: string; withdrawn_at: Date | null };

/**
 * Publishes a document that was read, unless the same bytes or content were published in the meantime, and grants rewards
 * and credits in the same transaction. A document that resembles another one, or has hardly any legible text, counts only
 * after a decision by staff, and its uploader is notified.
 */
export async function publishDocument(
  ctx: Context,
  document: DocumentRow,
  { pages, problem }: RecognisedPages,
): Promise<void> {
  const fingerprint = fingerprintOf(pages);
  const legibleWords = countLegibleWords(pages);
  const language = await languageColumnsOf(ctx.languages, document.title, pages);
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    await documents.lockFileHash(ctx.db, document.file_sha256);
    const isAllowed = locked.is_duplicate_allowed;
    const removedWork = isAllowed ? undefined : await findRemovedWork(ctx, locked.file_sha256, fingerprint);
    if (removedWork) return refuseAsRemovedWork(ctx, locked, removedWork);
    const copy = isAllowed
      ? undefined
      : await documents.findPublishedCopy(ctx.db, document.file_sha256, document.id);
    if (copy) return markDuplicate(ctx, locked, copy);
    const originality = await judgeOriginality(ctx.db, locked.id, fingerprint, { now: ctx.now() });
    if (originality.state === 'copy' && !isAllowed) {
      // Staff compare both texts if the uploader appeals.
      await storePageTexts(ctx.db, locked.id, { pages, language });
      return markDuplicate(ctx, locked, originality.copy, 'text');
    }
    const judgement = judgementOf(originality, legibleWords >= minLegibleWords && problem === null);
    await storePages(ctx.db, locked.id, { pages, fingerprint, language });
    await documents.deleteRecognisedPages(ctx.db, locked.id);
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
      ocr_pages: null,
      ocr_problem: problem,
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
      await notifyReview(ctx, locked, {
        outcome: 'waiting',
        reason: judgement.wait_reason,
        isUnread: problem !== null,
      });
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
      ocr_pages: null,
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
    await setRefused(ctx, document.id, { refusal_code: code, reason });
    if (locked.withdrawn_at === null) await notifyRefusal(ctx, locked, reason);
  });
}

type Refusal = { refusal_code: string; reason: string; step?: 'duplicates'; duplicate_of?: number | null };

/** Stores a refusal, and deletes what OCR has read so far. */
async function setRefused(ctx: Context, id: number, refusal: Refusal): Promise<void> {
  await documents.update(ctx.db, id, {
    status: 'refused',
    queue_group: null,
    ocr_pages: null,
    refused_at: ctx.now(),
    ...refusal,
  });
  await documents.deleteRecognisedPages(ctx.db, id);
}

/** Refuses a document whose bytes are already in the library, or were removed because of copyright. */
export async function refuseAsDuplicate(ctx: Context, document: DocumentRow, copy: Copy): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockWhileProcessing(ctx.db, document);
    if (!locked) return;
    const removedWork = await findRemovedBytes(ctx, locked.file_sha256);
    if (removedWork) return refuseAsRemovedWork(ctx, locked, removedWork);
    await markDuplicate(ctx, locked, copy);
  });
}

const removedWorkReason =
  'We removed this work, or one that has much of the same text, because someone else holds the rights to it. If it is yours, or you have permission to share it, please appeal and tell us why. A person will look at your appeal.';

/** Refuses a document that matches a work that was removed because of copyright. Its text is not stored. */
async function refuseAsRemovedWork(
  ctx: Context,
  document: LockedDocument,
  removedWork: RemovedWork,
): Promise<void> {
  await setRefused(ctx, document.id, {
    step: 'duplicates',
    refusal_code: 'removed_work',
    reason: removedWorkReason,
    duplicate_of: null,
  });
  await documents.replaceWorkMatch(ctx.db, document.id, removedWork);
  if (document.withdrawn_at === null) await notifyRefusal(ctx, document, removedWorkReason);
}

async function markDuplicate(
  ctx: Context,
  document: LockedDocument,
  copy: Copy,
  same: 'file' | 'text' = 'file',
): Promise<void> {
  const what = same === 'file' ? 'The same file' : 'A document with the same content';
  const reason = duplicateReason(what, document, copy);
  await setRefused(ctx, document.id, {
    step: 'duplicates',
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
