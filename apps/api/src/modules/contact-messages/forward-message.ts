import type { MessageKind } from '@aw/contracts/contact-messages/public';
import type { MessageRow } from '@aw/db/contact-messages';
import type { Context } from '../../context';
import { queueMail } from '../mail/queue-mail';

const kindNames: Record<MessageKind, string> = {
  contact: 'Contact',
  help: 'Help',
  expert: 'Expert help',
  application: 'Job application',
  press: 'Press',
};

/** Queues the mail of a message to support, in the caller's transaction. Replies to it go to the sender. */
export async function forwardMessage(ctx: Context, message: MessageRow): Promise<void> {
  const { id, reference, name, email, subject, body, about } = message;
  await queueMail(
    ctx,
    { userId: null, address: ctx.config.CONTACT_EMAIL, name: null },
    {
      kind: 'message_received',
      reference,
      name,
      email,
      subject,
      body,
      about,
      kindName: kindNames[message.kind],
      link: `${ctx.config.ADMIN_ORIGIN}/admin/messages?id=${id}`,
    },
    { replyTo: email, messageId: id },
  );
}
