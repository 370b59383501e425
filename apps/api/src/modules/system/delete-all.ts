import type { Deletion } from '@aw/contracts/system/deletions';
import * as audit from '@aw/db/audit';
import type { DeletionKind, DeletionRow } from '@aw/db/system';
import * as system from '@aw/db/system';
import { dayMs } from '../../config/durations';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notFound } from '../staff/staff.errors';

const restorableMs = 30 * dayMs;
const maxListed = 20;

/** Deletes every row of a kind, for administrators only. The deletion can be undone for 30 days. */
export async function deleteAll(
  ctx: StaffContext,
  kind: DeletionKind,
): Promise<{ message: string; deletion: Deletion }> {
  const row = await inTransaction(ctx, async (ctx) => {
    const deletion = await system.deleteAll(ctx.db, kind, ctx.admin.username);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: `${kind}.deleted_all`,
      target: `deletion:${deletion.id}`,
      before: { count: deletion.row_count },
      after: { count: 0 },
    });
    return deletion;
  });
  return { message: `All ${kind} deleted successfully`, deletion: toDeletion(row) };
}

/** Restores every row of one Delete All within 30 days. Restoring twice changes nothing. */
export async function restoreAll(ctx: StaffContext, id: string): Promise<Deletion> {
  return inTransaction(ctx, async (ctx) => {
    const row = await system.lockDeletion(ctx.db, id);
    if (!row || ctx.now().getTime() > row.deleted_at.getTime() + restorableMs) throw notFound();
    if (row.restored_at) return toDeletion(row);
    const restored = await system.restoreAll(ctx.db, id, row.kind);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: `${row.kind}.restored_all`,
      target: `deletion:${id}`,
      before: { count: 0 },
      after: { count: row.row_count },
    });
    return toDeletion(restored);
  });
}

/** Returns the latest Delete All actions, newest first. */
export async function listDeletions(ctx: Context): Promise<Deletion[]> {
  return (await system.listDeletions(ctx.db, maxListed)).map(toDeletion);
}

function toDeletion(row: DeletionRow): Deletion {
  return {
    id: row.id,
    kind: row.kind,
    count: row.row_count,
    deletedAt: row.deleted_at.toISOString(),
    restorableUntil: new Date(row.deleted_at.getTime() + restorableMs).toISOString(),
    restoredAt: row.restored_at?.toISOString() ?? null,
    actor: row.actor,
  };
}
