import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { settleReports } from '../moderation/settle-reports';
import { outOfLibrarySince, removedWorkHold } from './document.policy';
import { notifyReturn } from './document-notices';
import { documentNotFound } from './documents.errors';

/**
 * Ends the hold on a document. It returns to the library and its uploader is notified, unless the uploader removed it in
 * the meantime. One that was held because it matches a removed work is not held for that again.
 */
export async function approveDocument(ctx: StaffContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await documents.lockWithUploader(ctx.db, id);
    if (!before) throw documentNotFound();
    if (before.held_because !== null) {
      const released = { held_at: null, held_because: null };
      const deletedAt = outOfLibrarySince({ ...before, ...released });
      const isRemovedWork = before.held_because === removedWorkHold;
      await documents.update(ctx.db, id, {
        ...released,
        deleted_at: deletedAt,
        ...(isRemovedWork && { is_duplicate_allowed: true }),
      });
      await audit.insert(ctx.db, {
        actor: ctx.admin.username,
        verb: 'document.approved',
        target: `document:${id}`,
        before: { heldBecause: before.held_because },
        after: { isRemoved: deletedAt !== null },
      });
      if (deletedAt === null && before.status === 'published') await notifyReturn(ctx, before);
    }
    await settleReports(ctx, { kind: 'document', id }, { outcome: 'kept', words: null });
  });
}
