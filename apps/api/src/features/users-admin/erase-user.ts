import type { StaffContext } from '../../context';
import { startErasure, stopErasure } from '../../domain/users/schedule-erasure';
import { lockLiving } from './user.policy';

/** Starts the 14 days after which a person is erased; administrators only. */
export async function scheduleErasure(
  ctx: StaffContext,
  userId: string,
  input: { reason: string; keepsShared: boolean },
): Promise<void> {
  await ctx.db
    .transaction()
    .execute(async (trx) =>
      startErasure(ctx, trx, await lockLiving(trx, userId), { ...input, actor: ctx.admin.username }),
    );
}

/** Keeps a person after all; administrators only. */
export async function undoErasure(ctx: StaffContext, userId: string): Promise<void> {
  await ctx.db
    .transaction()
    .execute(async (trx) => stopErasure(ctx, trx, await lockLiving(trx, userId), ctx.admin.username));
}
