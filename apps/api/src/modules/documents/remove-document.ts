import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { Context, StaffContext, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { refundUnlocks } from '../credits/refund-unlocks';
import { type Settlement, settleUploads } from '../credits/settle-uploads';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import { isRemovedByStaff, outOfLibrarySince, waitReasonOf } from './document.policy';
import { notifyRefusal, notifyRemoval, notifyReturn, notifyRewards } from './document-notices';
import { documentNotFound } from './documents.errors';
import { recordRemovedWork } from './originality/removed-works';
import { reviewDueAt } from './reward-reviews';

type LockedDocument = NonNullable<Awaited<ReturnType<typeof documents.lockWithUploader>>>;
/**
 * Columns of a removal. `deleted_at` is set while staff or the uploader (`withdrawn_at`) keep the document out of the
 * library.
 */
type Removal = Pick<
  LockedDocument,
  | 'deleted_at'
  | 'deleted_reason'
  | 'is_removed_for_cause'
  | 'deletion_id'
  | 'withdrawn_at'
  | 'held_at'
  | 'held_because'
>;
/** Columns that end a hold. Every decision by staff does. */
const released = { held_at: null, held_because: null };

/** Returns the columns that give the decision on whether a document counts a new due date. */
const newDueDate = (ctx: Context) => ({
  review_due_at: reviewDueAt(ctx),
  review_alerted_at: null,
  review_note: null,
});

type RemovalInput = {
  reason: string;
  isForCause: boolean;
  /**
   * Someone else holds the rights: later uploads of the work are refused. Implies a removal for cause. If it is not said,
   * the clean-up decides by the reason and the reports.
   */
  isForCopyright?: boolean | undefined;
};

/**
 * Removes a document from the library, notifies its uploader and upholds its reports. After a removal for cause it no
 * longer counts: points and unspent credits that it earned are withdrawn, only its uploader can open it, and people who
 * unlocked it are refunded and notified. After a removal because of copyright, later uploads of the work are refused too.
 */
export async function removeDocument(
  ctx: StaffContext,
  id: number,
  { reason, isForCopyright, ...input }: RemovalInput,
): Promise<void> {
  const isForCause = input.isForCause || isForCopyright === true;
  await inTransaction(ctx, async (ctx) => {
    const before = await documents.lockWithUploader(ctx.db, id);
    if (!before) throw documentNotFound();
    const removal = { deleted_reason: reason, is_removed_for_cause: isForCause, deletion_id: null };
    const isSame =
      before.deleted_reason === reason &&
      before.is_removed_for_cause === isForCause &&
      before.deletion_id === null &&
      before.held_because === null &&
      (isForCopyright === undefined ||
        isForCopyright === (await documents.isRemovedForCopyright(ctx.db, id)));
    if (!isSame) {
      const after = { ...before, ...removal, ...released, deleted_at: ctx.now() };
      const lost = await changeRemoval(ctx, before, after, {
        ...auditByStaff(ctx, 'document.removed'),
        ...(isForCopyright !== undefined && { details: { isForCopyright } }),
      });
      if (isForCause && !before.is_removed_for_cause) await notifyRefusal(ctx, before, reason, lost);
      else if (before.status === 'published' && !isRemovedByStaff(before) && before.withdrawn_at === null)
        await notifyRemoval(ctx, before, reason);
    }
    if (isForCopyright) await recordRemovedWork(ctx, before);
    else if (isForCopyright === false) await documents.deleteRemovedWork(ctx.db, id);
    await settleReports(ctx, { kind: 'document', id }, { outcome: 'removed', words: reason });
  });
}

/**
 * Restores a document that staff removed, with the rewards and credits that it earned. It stays out of the library if its
 * uploader also removed it. One that was refused as a look-alike waits for a decision again.
 */
export async function restoreDocument(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await documents.lockWithUploader(ctx.db, id);
    if (!before) throw documentNotFound();
    if (isRemovedByStaff(before)) {
      const after = {
        ...before,
        deleted_reason: null,
        is_removed_for_cause: false,
        deletion_id: null,
      };
      after.deleted_at = outOfLibrarySince(after);
      if (before.originality === 'refused' && waitReasonOf(before) === 'similar')
        await documents.update(ctx.db, id, { originality: 'waiting', ...newDueDate(ctx) });
      await documents.deleteRemovedWork(ctx.db, id);
      await documents.closeOpenAppeal(ctx.db, id, 'granted', 'The document was restored.');
      await changeRemoval(ctx, before, after, auditByStaff(ctx, 'document.restored'));
      // A document that a Delete All removed returns without a notification.
      const isNews = after.deleted_at === null && before.deletion_id === null;
      if (isNews && before.status === 'published') await notifyReturn(ctx, before);
    }
    await overturnDecision(ctx, { kind: 'document', id });
  });
}

/**
 * Removes the acting person's own document from the library, so that it no longer counts. People who unlocked it keep
 * access. Returns the points and unspent credits that were withdrawn; a repeated call withdraws nothing. Throws 404.
 */
export async function withdrawDocument(ctx: UserContext, id: number): Promise<Settlement['lost']> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwnDocument(ctx, id);
    if (before.withdrawn_at !== null) return { points: 0, credits: 0 };
    const now = ctx.now();
    await documents.closeOpenAppeal(ctx.db, id, 'denied', 'The uploader removed the document.');
    const after = { ...before, withdrawn_at: now, deleted_at: before.deleted_at ?? now };
    return changeRemoval(ctx, before, after, auditByUploader(ctx, 'document.withdrawn'));
  });
}

/**
 * Restores the acting person's own document that they removed, with what it earned. It stays out of the library if staff
 * removed it too.
 */
export async function returnDocument(ctx: UserContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lockOwnDocument(ctx, id);
    if (before.withdrawn_at === null) return;
    const after = { ...before, withdrawn_at: null };
    after.deleted_at = outOfLibrarySince(after);
    // Staff could not decide about it while it was out of the library.
    if (before.originality === 'waiting') await documents.update(ctx.db, id, newDueDate(ctx));
    await changeRemoval(ctx, before, after, auditByUploader(ctx, 'document.returned'));
  });
}

/**
 * Locks the acting person and their document until the transaction ends. Throws 404 for documents of other people, and
 * for those whose content was erased.
 */
export async function lockOwnDocument(ctx: UserContext, id: number): Promise<LockedDocument> {
  // Checked before any lock: two people who ask for each other's documents would deadlock otherwise.
  const unlocked = await documents.find(ctx.db, id);
  if (unlocked?.uploader_id !== ctx.userId) throw documentNotFound();
  await lockActiveUser(ctx.db, ctx.userId);
  const document = await documents.lockWithUploader(ctx.db, id);
  const isErased = document?.refusal_code === 'erased';
  if (document?.uploader_id !== ctx.userId || isErased) throw documentNotFound();
  return document;
}

type AuditSource = { actor: string; verb: AuditVerb; details?: Record<string, unknown> };

const auditByStaff = (ctx: StaffContext, verb: AuditVerb): AuditSource => ({
  actor: ctx.admin.username,
  verb,
});
const auditByUploader = (ctx: UserContext, verb: AuditVerb): AuditSource => ({
  actor: `user:${ctx.userId}`,
  verb,
});

/**
 * Stores a removal or its end and settles the rewards of the uploader. A removal for cause also refunds all unlocks.
 * Returns the points and credits that were withdrawn.
 */
async function changeRemoval(
  ctx: Context,
  before: LockedDocument,
  {
    deleted_at,
    deleted_reason,
    is_removed_for_cause,
    deletion_id,
    withdrawn_at,
    held_at,
    held_because,
  }: Removal,
  { actor, verb, details }: AuditSource,
): Promise<Settlement['lost']> {
  const after = {
    deleted_at,
    deleted_reason,
    is_removed_for_cause,
    deletion_id,
    withdrawn_at,
    held_at,
    held_because,
  };
  await documents.update(ctx.db, before.id, after);
  if (is_removed_for_cause) await refundUnlocks(ctx, before.id);
  const { rewards, lost } = await settleUploads(ctx.db, before.uploader_id, before.id);
  // A reward that is returned after it was withdrawn needs no second notification.
  await notifyRewards(
    ctx,
    before.uploader_id,
    rewards.filter(({ isNew }) => isNew),
  );
  await audit.insert(ctx.db, {
    actor,
    verb,
    target: `document:${before.id}`,
    before: stateOf(before),
    after: { ...stateOf(after), ...details, takenBack: lost },
  });
  return lost;
}

function stateOf(row: Removal) {
  return {
    isRemoved: row.deleted_at !== null,
    reason: row.deleted_reason,
    isForCause: row.is_removed_for_cause,
    isWithdrawn: row.withdrawn_at !== null,
  };
}
