import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
import { closeOpenAppeal, type Database, insertAudit, lockWithUploader, updateDocument } from '@aw/db';
import type { StaffContext } from '../../context';
import { refundUnlocks } from '../../ledger/refund-unlocks';
import { settleUploads } from '../../ledger/settle-uploads';
import { overturnDecision, settleReports } from '../cases/settle-reports';
import { documentNotFound } from './document.errors';
import { notifyRefusal, notifyRemoval, notifyReturn, notifyRewards } from './document-notices';

type Removal = {
  deleted_at: Date | null;
  deleted_reason: string | null;
  is_removed_for_cause: boolean;
  deletion_id: null;
};
type RemovalInput = { reason: string; isForCause: boolean };
type Held = NonNullable<Awaited<ReturnType<typeof lockWithUploader>>>;

/**
 * Takes a document out of the library, tells its uploader why and upholds what was reported of it. For cause it no longer
 * counts: points and unspent credits that it earned go, nobody but its uploader opens it any more, and who unlocked it
 * gets the credit back and is told.
 */
export async function removeDocument(ctx: StaffContext, id: number, input: RemovalInput): Promise<void> {
  await ctx.db.transaction().execute((trx) => removeWithin(ctx, trx, id, input));
}

/** The same inside a transaction that does more. */
export async function removeWithin(
  ctx: StaffContext,
  trx: Database,
  id: number,
  { reason, isForCause }: RemovalInput,
): Promise<void> {
  await changeRemoval(ctx, trx, id, 'document.removed', {
    deleted_at: ctx.now(),
    deleted_reason: reason,
    is_removed_for_cause: isForCause,
    deletion_id: null,
  });
  await settleReports(ctx, trx, { kind: 'document', id }, { outcome: 'removed', words: reason });
}

/** Puts a removed document back, and with it what it counted for; one that was refused as a copy waits for a decision again. */
export async function restoreDocument(ctx: StaffContext, id: number): Promise<void> {
  await ctx.db.transaction().execute((trx) => restoreWithin(ctx, trx, id));
}

/** The same inside a transaction that does more. */
export async function restoreWithin(ctx: StaffContext, trx: Database, id: number): Promise<void> {
  await changeRemoval(ctx, trx, id, 'document.restored', {
    deleted_at: null,
    deleted_reason: null,
    is_removed_for_cause: false,
    deletion_id: null,
  });
  await overturnDecision(ctx, trx, { kind: 'document', id });
}

async function changeRemoval(
  ctx: StaffContext,
  trx: Database,
  id: number,
  verb: AuditVerb,
  change: Removal,
): Promise<void> {
  const before = await lockWithUploader(trx, id);
  if (!before) throw documentNotFound();
  if (isSame(before, change)) return;
  const isRestored = change.deleted_at === null;
  const waitsAgain =
    isRestored && before.originality === 'refused' ? { originality: 'waiting' as const } : {};
  await updateDocument(trx, id, { ...change, ...waitsAgain });
  if (change.is_removed_for_cause) await refundUnlocks(ctx, trx, id);
  if (isRestored) await closeOpenAppeal(trx, id, 'granted', 'The document was restored.');
  const lost = await settle(ctx, trx, before, change);
  await insertAudit(trx, {
    actor: ctx.admin.username,
    verb,
    target: `document:${id}`,
    before: stateOf(before),
    after: { ...stateOf(change), takenBack: lost },
  });
}

/** Brings what the uploader earned in line and tells them; gives what was taken back. */
async function settle(ctx: StaffContext, trx: Database, before: Held, change: Removal) {
  const { rewards, lost } = await settleUploads(trx, before.uploader_id, before.id);
  // What was taken back and comes again is no news.
  const news = rewards.filter(({ isNew }) => isNew);
  await notifyRewards(ctx, trx, before.uploader_id, news);
  if (change.is_removed_for_cause && !before.is_removed_for_cause)
    await notifyRefusal(ctx, trx, before, change.deleted_reason ?? '', lost);
  else await notifyOfPlace(ctx, trx, before, change);
  return lost;
}

/** Tells the uploader of a removal that takes nothing back, and of what comes back; what a Delete All took goes and comes without a word. */
async function notifyOfPlace(ctx: StaffContext, trx: Database, before: Held, change: Removal): Promise<void> {
  if (before.status !== 'published') return;
  if (before.deleted_at === null) await notifyRemoval(ctx, trx, before, change.deleted_reason ?? '');
  else if (change.deleted_at === null && before.deletion_id === null) await notifyReturn(ctx, trx, before);
}

function stateOf(row: Pick<Removal, 'deleted_at' | 'deleted_reason' | 'is_removed_for_cause'>) {
  return {
    isRemoved: row.deleted_at !== null,
    reason: row.deleted_reason,
    isForCause: row.is_removed_for_cause,
  };
}

/** True when the document stands already as it is to be. */
function isSame(before: Held, change: Removal): boolean {
  if (change.deleted_at === null) return before.deleted_at === null;
  return (
    before.deleted_at !== null &&
    before.deletion_id === null &&
    before.is_removed_for_cause === change.is_removed_for_cause &&
    before.deleted_reason === change.deleted_reason
  );
}
