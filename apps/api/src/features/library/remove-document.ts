import { closeOpenAppeal, type Database, insertAudit, lockWithUploader, updateDocument } from '@aw/db';
import type { StaffContext } from '../../context';
import { refundUnlocks } from '../../ledger/refund-unlocks';
import { settleUploads } from '../../ledger/settle-uploads';
import { documentNotFound } from './library.errors';
import { tellRefusal, tellRewards } from './tell-uploader';

type Removal = {
  deleted_at: Date | null;
  deleted_reason: string | null;
  is_removed_for_cause: boolean;
  deletion_id: null;
};

/** Takes a document out of the library; for cause it no longer counts as an upload, its credit is reversed, and who unlocked it gets the credit back. */
export async function removeDocument(
  ctx: StaffContext,
  id: number,
  input: { reason: string; isForCause: boolean },
): Promise<void> {
  const change: Removal = {
    deleted_at: ctx.now(),
    deleted_reason: input.reason,
    is_removed_for_cause: input.isForCause,
    deletion_id: null,
  };
  await ctx.db.transaction().execute((trx) => changeRemoval(ctx, trx, id, 'document.removed', change));
}

/** Puts a removed document back, and with it what it counted for. */
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
}

async function changeRemoval(
  ctx: StaffContext,
  trx: Database,
  id: number,
  verb: string,
  change: Removal,
): Promise<void> {
  const before = await lockWithUploader(trx, id);
  if (!before) throw documentNotFound();
  if (isSame(before, change)) return;
  await updateDocument(trx, id, change);
  if (change.is_removed_for_cause) await refundUnlocks(trx, id);
  if (change.deleted_at === null) await closeOpenAppeal(trx, id, 'granted', 'The document was put back.');
  const rewards = await settleUploads(trx, before.uploader_id, id);
  await tellRewards(ctx, trx, before.uploader_id, rewards);
  if (change.is_removed_for_cause && !before.is_removed_for_cause)
    await tellRefusal(ctx, trx, before, change.deleted_reason ?? '');
  const state = (row: {
    deleted_at: Date | null;
    deleted_reason: string | null;
    is_removed_for_cause: boolean;
  }) => ({
    isRemoved: row.deleted_at !== null,
    reason: row.deleted_reason,
    isForCause: row.is_removed_for_cause,
  });
  await insertAudit(trx, {
    actor: ctx.admin.username,
    verb,
    target: `document:${id}`,
    before: state(before),
    after: state(change),
  });
}

/** True when the document stands already as it is to be. */
function isSame(
  before: Omit<Removal, 'deletion_id'> & { deletion_id: string | null },
  change: Removal,
): boolean {
  if (change.deleted_at === null) return before.deleted_at === null;
  return (
    before.deleted_at !== null &&
    before.deletion_id === null &&
    before.is_removed_for_cause === change.is_removed_for_cause &&
    before.deleted_reason === change.deleted_reason
  );
}
