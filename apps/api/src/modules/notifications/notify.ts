import type { Database } from '@aw/db';
import * as notifications from '@aw/db/notifications';
import * as users from '@aw/db/users';
import { type Mail, optOutOf } from '../mail/mail';
import { findMailMode, queueMail, type Recipient, subjectOf } from '../mail/queue-mail';
import type { ContextFor } from '../mail/recipient-limit';

type Notice<M extends Mail> = {
  userId: string;
  /** The email. Its subject is also the title of the notification. */
  mail: M;
  /** The path on the site that the notification leads to. */
  link: string;
  /** Recipient of the email. Default: the person's own address, if it is verified. */
  to?: Recipient;
  /** Ignores the limit of emails per recipient, because staff send it or it is about a payment. */
  isOwed?: boolean;
};

/**
 * Notifies a person, inside the caller's transaction: on the site, and by email at once, in the next daily digest or not
 * at all, as they chose for the kind. Kinds that cannot be turned off are emailed at once.
 */
export async function notify<M extends Mail>(ctx: ContextFor<M>, notice: Notice<M>): Promise<void> {
  const { userId, mail, link, isOwed } = notice;
  const own = await ownRecipient(ctx.db, userId);
  const to = notice.to ?? own;
  const preference = optOutOf(mail.kind);
  const mode = preference ? await findMailMode(ctx.db, userId, preference) : 'at_once';
  await notifications.insert(ctx.db, {
    userId,
    kind: mail.kind,
    title: await subjectOf(ctx, mail),
    link,
    waitsForDigest: mode === 'daily' && own !== undefined,
  });
  if (to && mode === 'at_once') await queueMail<M>(ctx, to, mail, { isOwed });
}

async function ownRecipient(db: Database, userId: string): Promise<Recipient | undefined> {
  const user = await users.find(db, userId);
  if (!user?.email || !user.email_verified_at || user.erased_at) return undefined;
  return { userId, address: user.email, name: user.first_name };
}
