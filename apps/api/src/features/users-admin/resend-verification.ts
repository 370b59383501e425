import { insertAudit } from '@aw/db';
import type { StaffContext } from '../../context';
import { mailVerification } from '../../domain/users/email-links';
import { lockLiving } from './user.policy';
import { hasNoAccount, isVerified } from './users-admin.errors';

/** Mails a new confirmation link, by which earlier ones end. Throws 409 for an anonymous person and a confirmed address. */
export async function resendVerification(ctx: StaffContext, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockLiving(trx, userId);
    if (user.is_anonymous) throw hasNoAccount();
    if (user.email_verified_at) throw isVerified();
    await mailVerification(ctx, trx, user, { isByStaff: true });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'people.verification_resent',
      target: `user:${userId}`,
      after: { mail: 'verify_email' },
    });
  });
}
