import { endSessionsOf, insertAudit, updateAccount } from '@aw/db';
import type { StaffContext } from '../../context';
import { queueMail } from '../../mail/queue-mail';
import { lockLiving } from './user.policy';

/** Ends every session of a person and lets in no new one until it is lifted; the person reads the reason, by mail as well. */
export async function suspendUser(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockLiving(trx, userId);
    if (user.suspended_at && user.suspended_reason === reason) return;
    const change = { suspended_at: user.suspended_at ?? ctx.now(), suspended_reason: reason };
    await updateAccount(trx, userId, change, true);
    await endSessionsOf(trx, userId);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail(ctx, trx, to, { kind: 'suspended', reason });
    }
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'people.suspended',
      target: `user:${userId}`,
      before: { reason: user.suspended_reason },
      after: { reason },
    });
  });
}

/** Lets a person in again; does nothing for one who is not suspended. */
export async function liftSuspension(ctx: StaffContext, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockLiving(trx, userId);
    if (!user.suspended_at) return;
    await updateAccount(trx, userId, { suspended_at: null, suspended_reason: null }, true);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail(ctx, trx, to, { kind: 'suspension_lifted' });
    }
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'people.suspension_lifted',
      target: `user:${userId}`,
      before: { reason: user.suspended_reason },
      after: { reason: null },
    });
  });
}
