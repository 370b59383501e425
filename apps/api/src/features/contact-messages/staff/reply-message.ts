import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { decideMessage, insertAudit, insertReply, listReplies } from '@aw/db';
import type { StaffContext } from '../../../context';
import { queueMail } from '../../../mail/queue-mail';
import { messageChanged } from '../messages.errors';
import { getMessage } from './get-message';
import { lockOpenMessage } from './lock-message';

type Answer = { body: string; after: number };

/**
 * Mails an answer to the sender, whose own answer comes to support; `after` is the number of answers that its writer
 * saw. Throws 404 and 409.
 */
export async function replyMessage(
  ctx: StaffContext,
  id: string,
  { body, after }: Answer,
): Promise<StaffMessageDetail> {
  await ctx.db.transaction().execute(async (trx) => {
    const { reference, email, subject, state } = await lockOpenMessage(trx, id);
    if ((await listReplies(trx, id)).length !== after) throw messageChanged();
    const mailId = await queueMail(
      ctx,
      trx,
      { userId: null, address: email, name: null },
      { kind: 'message_reply', reference, subject, body },
      { replyTo: ctx.config.CONTACT_EMAIL, messageId: id },
    );
    if (mailId === undefined) throw new Error('An answer to a message cannot be turned off.');
    await insertReply(trx, { message_id: id, admin_id: ctx.admin.id, body, mail_id: mailId });
    await decideMessage(trx, id, 'answered', ctx.now());
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'message.answered',
      target: `message:${id}`,
      before: { state },
      after: { state: 'answered', mailId },
    });
  });
  return getMessage(ctx, id);
}
