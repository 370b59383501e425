import { insertAudit, updateAccount } from '@aw/db';
import type { StaffContext } from '../../context';
import { lockLiving } from './user.policy';
import { hasNoAccount } from './users-admin.errors';

/** Makes a registered person an expert, or no longer one; their sessions get new ids. Throws 409 for an anonymous one. */
export async function setExpert(ctx: StaffContext, userId: string, isExpert: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockLiving(trx, userId);
    if (user.is_anonymous) throw hasNoAccount();
    if (user.is_expert === isExpert) return;
    await updateAccount(trx, userId, { is_expert: isExpert }, true);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: isExpert ? 'people.made_expert' : 'people.expert_ended',
      target: `user:${userId}`,
      before: { isExpert: user.is_expert },
      after: { isExpert },
    });
  });
}
