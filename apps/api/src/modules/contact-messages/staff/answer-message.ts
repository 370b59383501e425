import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { MessageRow } from '@aw/db/contact-messages';
import * as contactMessages from '@aw/db/contact-messages';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { queueMail } from '../../mail/queue-mail';
import { messageBlanked, messageChanged, messageNotFound } from '../contact-messages.errors';
import { forwardMessage } from '../forward-message';
import { getMessage } from './get-messages';

/** Locks a message. Throws 404, and 409 `messages.blanked` if its contents were deleted. */
async function lockMessage(db: Database, id: string): Promise<MessageRow> {
  const message = await contactMessages.lock(db, id);
  if (!message) throw messageNotFound();
  if (message.blanked_at) throw messageBlanked();
  return message;
}

type Target = 'new' | 'closed' | 'spam';

/** Changes the state of a message. A held message that is not spam is now mailed to support, once. Throws 404 and 409. */
export async function decideMessage(
  ctx: StaffContext,
  id: string,
  state: Target,
): Promise<StaffMessageDetail> {
  await inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx.db, id);
    if (message.state === state) return;
    await contactMessages.setState(ctx.db, id, state, ctx.now());
    if (state === 'new' && !(await contactMessages.wasForwarded(ctx.db, id)))
      await forwardMessage(ctx, message);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'message.moved',
      target: `message:${id}`,
      before: { state: message.state },
      after: { state },
    });
  });
  return getMessage(ctx, id);
}

type Answer = { body: string; after: number };

/**
 * Mails an answer to the sender, whose reply goes to support. `after` is the number of answers that the writer has seen.
 * Throws 404 and 409.
 */
export async function replyMessage(
  ctx: StaffContext,
  id: string,
  { body, after }: Answer,
): Promise<StaffMessageDetail> {
  await inTransaction(ctx, async (ctx) => {
    const { reference, email, subject, state } = await lockMessage(ctx.db, id);
    if ((await contactMessages.listReplies(ctx.db, id)).length !== after) throw messageChanged();
    const mailId = await queueMail(
      ctx,
      { userId: null, address: email, name: null },
      { kind: 'message_reply', reference, subject, body },
      { replyTo: ctx.config.CONTACT_EMAIL, messageId: id },
    );
    if (mailId === undefined) throw new Error('An answer to a message cannot be turned off.');
    await contactMessages.insertReply(ctx.db, {
      message_id: id,
      admin_id: ctx.admin.id,
      body,
      mail_id: mailId,
    });
    await contactMessages.setState(ctx.db, id, 'answered', ctx.now());
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'message.answered',
      target: `message:${id}`,
      before: { state },
      after: { state: 'answered', mailId },
    });
  });
  return getMessage(ctx, id);
}
