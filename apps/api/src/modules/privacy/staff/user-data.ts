import * as audit from '@aw/db/audit';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { findExistingUser, lockExistingUser } from '../../users/staff/user.policy';
import { startErasure, stopErasure } from '../schedule-erasure';

/** Logs the reason for exporting a user's archive, before anything is read. */
export async function logExport(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await findExistingUser(ctx, userId);
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'people.exported',
    target: `user:${userId}`,
    after: { reason },
  });
}

/** Schedules the erasure of a user in 14 days, for administrators only. */
export async function scheduleErasure(
  ctx: StaffContext,
  userId: string,
  input: { reason: string; keepsShared: boolean },
): Promise<void> {
  await inTransaction(ctx, async (ctx) =>
    startErasure(ctx, await lockExistingUser(ctx.db, userId), { ...input, actor: ctx.admin.username }),
  );
}

/** Cancels the scheduled erasure of a user, for administrators only. */
export async function undoErasure(ctx: StaffContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) =>
    stopErasure(ctx, await lockExistingUser(ctx.db, userId), ctx.admin.username),
  );
}
