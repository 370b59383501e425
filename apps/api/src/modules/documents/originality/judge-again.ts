import * as audit from '@aw/db/audit';
import type { lockWithUploader } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';
import { requireTransaction } from '../../../database/in-transaction';
import { settleUploads } from '../../credits/settle-uploads';
import { removedWorkHold, waitReasonOf } from '../document.policy';
import { notifyReview, notifyRewards } from '../document-notices';
import { reviewDueAt } from '../reward-reviews';
import type { Fingerprint } from './fingerprint';
import { judgeOriginality, type Originality } from './judge-originality';
import { type Judgement, judgementOf } from './judgement';
import { findRemovedWork, type RemovedWork } from './removed-works';

type LockedDocument = NonNullable<Awaited<ReturnType<typeof lockWithUploader>>>;

/** Facts about a document after it was read again. `textHash` is that of its earlier text. */
type Reading = { fingerprint: Fingerprint; isReadable: boolean; textHash: string | null };

/**
 * Judges a document again that was read again. One that matches a work that was removed because of copyright is hidden at
 * once and waits for staff. If its text has changed, for example by OCR, a copy of an earlier public document stays public
 * and waits for staff, without counting meanwhile; nothing that staff decided changes. The caller has locked the person
 * and the document, and stores its pages in the same transaction.
 */
export async function judgeAgain(ctx: Context, document: LockedDocument, reading: Reading): Promise<void> {
  requireTransaction(ctx);
  const { fingerprint, isReadable, textHash } = reading;
  const isChanged = fingerprint.textHash !== textHash;
  if (await hideRemovedWork(ctx, document, fingerprint)) return;
  if (document.wait_reason === 'few_words') {
    if (document.originality === 'waiting' && isReadable) await judgeFewWords(ctx, document, reading);
    return;
  }
  const isUndecided = document.originality === 'accepted' && waitReasonOf(document) === null;
  if (document.is_listed && isChanged && isUndecided && !document.is_duplicate_allowed)
    await judgeCounted(ctx, document, reading);
}

/**
 * Hides a document at once that matches a work which was removed because of copyright, until staff decide. Returns
 * whether it matches one. The caller has locked the person and the document.
 */
export async function hideRemovedWork(
  ctx: Context,
  document: LockedDocument,
  fingerprint: Fingerprint,
): Promise<boolean> {
  requireTransaction(ctx);
  // Also one that its uploader removed, who could return it.
  const isComparable =
    document.status === 'published' && !document.is_removed_for_cause && !document.is_duplicate_allowed;
  const removedWork = isComparable && (await findRemovedWork(ctx, document.file_sha256, fingerprint));
  if (!removedWork) return false;
  if (document.held_because !== removedWorkHold) await hide(ctx, document, removedWork);
  return true;
}

async function hide(ctx: Context, document: LockedDocument, removedWork: RemovedWork): Promise<void> {
  const now = ctx.now();
  await documents.update(ctx.db, document.id, {
    held_because: removedWorkHold,
    held_at: document.held_at ?? now,
    deleted_at: document.deleted_at ?? now,
  });
  await documents.replaceWorkMatch(ctx.db, document.id, removedWork);
  await audit.insert(ctx.db, {
    actor: 'system',
    verb: 'document.held',
    target: `document:${document.id}`,
    before: { isRemoved: document.deleted_at !== null, heldBecause: document.held_because },
    after: { isRemoved: true, heldBecause: removedWorkHold, percent: removedWork.percent },
  });
  if (document.withdrawn_at === null) await notifyReview(ctx, document, { outcome: 'hidden' });
}

/**
 * Judges a document that waits because it had too few legible words. Its uploader was promised a decision by a person, so
 * staff also decide about one that turns out to be a copy.
 */
async function judgeFewWords(
  ctx: Context,
  document: LockedDocument,
  { fingerprint, isReadable }: Reading,
): Promise<void> {
  const judged = await judgeOriginality(ctx.db, document.id, fingerprint, { now: ctx.now() });
  const judgement = judgementOf(decidedByStaff(judged), isReadable);
  await documents.update(ctx.db, document.id, judgement);
  if (judgement.originality !== 'accepted') return;
  const { rewards } = await settleUploads(ctx.db, document.uploader_id, document.id);
  // An uploader who removed the document is not notified.
  if (document.withdrawn_at === null) await notifyReview(ctx, document, { outcome: 'counted' });
  await notifyRewards(
    ctx,
    document.uploader_id,
    // A reward that is returned after it was withdrawn needs no second notification.
    rewards.filter(({ isNew }) => isNew),
  );
}

/** Judges a document that counts. Only listed documents that were published before it can be its original. */
async function judgeCounted(
  ctx: Context,
  document: LockedDocument,
  { fingerprint, isReadable }: Reading,
): Promise<void> {
  const judged = await judgeOriginality(ctx.db, document.id, fingerprint, {
    now: ctx.now(),
    isEarlier: (other) => other.is_listed === true && isPublishedBefore(other, document),
  });
  if (judged.state === 'accepted') return;
  const judgement: Judgement = judgementOf(decidedByStaff(judged), isReadable);
  await documents.update(ctx.db, document.id, {
    ...judgement,
    review_due_at: reviewDueAt(ctx),
    review_alerted_at: null,
    review_note: null,
  });
  const { lost } = await settleUploads(ctx.db, document.uploader_id, document.id);
  await audit.insert(ctx.db, {
    actor: 'system',
    verb: 'document.judged_again',
    target: `document:${document.id}`,
    before: { originality: document.originality },
    after: { originality: 'waiting', similarTo: judgement.similar_to, takenBack: lost },
  });
  await notifyReview(ctx, document, { outcome: 'waiting', reason: 'similar', lost });
}

const decidedByStaff = (judged: Originality): Originality =>
  judged.state === 'copy' ? { state: 'waiting', similarTo: judged.copy.id, percent: 100 } : judged;

type Published = { id: number; published_at: Date | null };

function isPublishedBefore(one: Published, other: Published): boolean {
  const [first, second] = [one.published_at?.getTime() ?? 0, other.published_at?.getTime() ?? 0];
  return first < second || (first === second && one.id < other.id);
}
