import { deleteTotpFactor, endSessionsOf, insertAudit } from '@aw/db';
import type { StaffContext } from '../../context';
import { queueMail } from '../../mail/queue-mail';
import { lockLiving } from './user.policy';

/**
 * Turns off the authenticator app of somebody who has lost it and its recovery codes; the password stays needed.
 * Sessions end and a mail tells of it, in case somebody else asked. Does nothing where none is on.
 */
export async function removeSecondStep(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockLiving(trx, userId);
    if (!(await deleteTotpFactor(trx, userId))) return;
    await endSessionsOf(trx, userId);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      const what = 'Support removed the authenticator app from your account. Every browser was signed out.';
      await queueMail(ctx, trx, to, { kind: 'security_notice', what, at: ctx.now() });
    }
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'people.second_step_removed',
      target: `user:${userId}`,
      after: { reason },
    });
  });
}
