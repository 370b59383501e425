import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { insertAudit, decideMessage as moveRow, wasForwarded } from '@aw/db';
import type { StaffContext } from '../../../context';
import { forwardMessage } from '../forward-message';
import { getMessage } from './get-message';
import { lockOpenMessage } from './lock-message';

type Target = 'new' | 'closed' | 'spam';

/** Moves a message; one that was held and is no spam is mailed to support now, once. Throws 404 and 409. */
export async function decideMessage(
  ctx: StaffContext,
  id: string,
  state: Target,
): Promise<StaffMessageDetail> {
  await ctx.db.transaction().execute(async (trx) => {
    const message = await lockOpenMessage(trx, id);
    if (message.state === state) return;
    await moveRow(trx, id, state, ctx.now());
    if (state === 'new' && !(await wasForwarded(trx, id))) await forwardMessage(ctx, trx, message);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'message.moved',
      target: `message:${id}`,
      before: { state: message.state },
      after: { state },
    });
  });
  return getMessage(ctx, id);
}
