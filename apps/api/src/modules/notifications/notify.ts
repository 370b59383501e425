import type { Database } from '@aw/db';
import * as notifications from '@aw/db/notifications';
import * as users from '@aw/db/users';
import { type Mail, optOutOf } from '../mail/mail';
import { queueMail, type Recipient, subjectOf, wantedMode } from '../mail/queue-mail';
import type { ContextFor } from '../mail/recipient-limit';

type Notice<M extends Mail> = {
  userId: string;
  /** What the mail says; its subject is the notification's title. */
  mail: M;
  /** The path on the site that the notification leads to. */
  link: string;
  /** Where the mail goes; without it to the person's own confirmed address, or nowhere. */
  to?: Recipient;
  /** It goes out whatever strangers caused before: staff send it, or it is about what was paid for. */
  isOwed?: boolean;
};

/**
 * Tells a person of something, inside the caller's transaction: a notification on the site, and its mail at once, in the
 * next daily digest or not at all, as the person chose for its kind. What cannot be turned off is mailed at once.
 */
export async function notify<M extends Mail>(ctx: ContextFor<M>, notice: Notice<M>): Promise<void> {
  const { userId, mail, link, isOwed } = notice;
  const own = await ownRecipient(ctx.db, userId);
  const to = notice.to ?? own;
  const preference = optOutOf(mail.kind);
  const mode = preference ? await wantedMode(ctx.db, userId, preference) : 'at_once';
  await notifications.insertNotification(ctx.db, {
    userId,
    kind: mail.kind,
    title: await subjectOf(ctx, mail),
    link,
    waitsForDigest: mode === 'daily' && own !== undefined,
  });
  if (to && mode === 'at_once') await queueMail<M>(ctx, to, mail, { isOwed });
}

async function ownRecipient(db: Database, userId: string): Promise<Recipient | undefined> {
  const user = await users.findUser(db, userId);
  if (!user?.email || !user.email_verified_at || user.erased_at) return undefined;
  return { userId, address: user.email, name: user.first_name };
}
