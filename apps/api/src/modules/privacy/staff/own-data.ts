import * as audit from '@aw/db/audit';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { findLiving, lockLiving } from '../../users/staff/user.policy';
import { startErasure, stopErasure } from '../schedule-erasure';

/** Writes the reason for taking a person's archive to the audit log, which comes before anything is read. */
export async function noteExport(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await findLiving(ctx, userId);
  await audit.insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: 'people.exported',
    target: `user:${userId}`,
    after: { reason },
  });
}

/** Starts the 14 days after which a person is erased; administrators only. */
export async function scheduleErasure(
  ctx: StaffContext,
  userId: string,
  input: { reason: string; keepsShared: boolean },
): Promise<void> {
  await inTransaction(ctx, async (ctx) =>
    startErasure(ctx, await lockLiving(ctx.db, userId), { ...input, actor: ctx.admin.username }),
  );
}

/** Keeps a person after all; administrators only. */
export async function undoErasure(ctx: StaffContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) =>
    stopErasure(ctx, await lockLiving(ctx.db, userId), ctx.admin.username),
  );
}
