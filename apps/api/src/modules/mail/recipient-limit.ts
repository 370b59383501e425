import * as mail from '@aw/db/mail';
import type { Context, PlacedContext } from '../../context';
import { addressHash } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';
import type { Mail, MailName } from './mail';

const hour = 60 * 60;
const day = 24 * hour;

/** A place may take a third of what strangers may cause to an address, so that others can cause mails too. */
const sharesOfDay = 3;

/**
 * What anybody can cause with anybody's address, and the count that it goes into. Links that let people into accounts
 * have a count of their own, so that nobody uses them up with orders. What is missing here is sent by staff, to
 * ourselves, or to addresses whose mails somebody answered.
 */
const counts = {
  verify_email: 'links',
  change_email: 'links',
  reset_password: 'links',
  order_step: 'news',
  order_progress: 'news',
  order_link: 'news',
  newsletter_confirm: 'news',
  follow_confirm: 'news',
  erasure_scheduled: 'news',
  erasure_undone: 'news',
  erased: 'news',
} as const satisfies Partial<Record<MailName, 'links' | 'news'>>;

/** Kinds of mail that strangers can cause, of which one place may cause only a share. */
export type CountedMail = keyof typeof counts;

/** The context that a mail needs: one that strangers can cause has to say from where it was caused. */
export type ContextFor<M extends Mail> =
  Extract<M['kind'], CountedMail> extends never ? Context : PlacedContext;

/**
 * Takes one of the mails that strangers may cause to an address, whoever they are: so many a day, and twice as many a
 * week, and one place at most a third of a day's. The confirmed address of the account that the mail belongs to has no
 * limit, but of resets, which need no session: so many a day, and one an hour when none is left. False when none is left.
 */
export async function takeMailTo(
  ctx: Context,
  to: { userId: string | null; address: string },
  kind: MailName,
): Promise<boolean> {
  const { LIMIT_MAILS_PER_RECIPIENT: most, CONTACT_EMAIL: own } = ctx.config;
  const count = (counts as Partial<Record<MailName, 'links' | 'news'>>)[kind];
  if (count === undefined || most === 0 || to.address === own) return true;
  const isProven = to.userId !== null && (await mail.isProvenAddress(ctx.db, to.userId, to.address));
  if (isProven && kind !== 'reset_password') return true;
  const key = `mails-${count}:${addressHash(mailboxOf(to.address))}`;
  const now = ctx.now();
  const take = (name: string, points: number, seconds: number) =>
    mail.takeMailPlace(ctx.db, { key: name, most: points, seconds, now });
  // The share first: what a place causes beyond it takes nothing from the others.
  const share = Math.ceil(most / sharesOfDay);
  const isWithin =
    (ctx.place === undefined || (await take(`${key}:from:${ctx.place}`, share, day))) &&
    (await take(key, most, day));
  if (isProven) return isWithin || take(`${key}:hour`, 1, hour);
  return isWithin && take(`${key}:week`, most * 2, 7 * day);
}
