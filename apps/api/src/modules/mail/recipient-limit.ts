import * as mail from '@aw/db/mail';
import type { Context, NetworkContext } from '../../context';
import { addressHash } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';
import type { Mail, MailName } from './mail';

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/** One network may use a third of an address's daily limit, so that others can trigger emails too. */
const networkShares = 3;

/**
 * Emails that anyone can trigger to any address, and the limit they count for. Links to accounts have their own limit, so
 * that orders cannot use it up. All other kinds are sent by staff, to ourselves, or to verified addresses.
 */
const limitOf = {
  verify_email: 'links',
  change_email: 'links',
  reset_password: 'links',
  order_step: 'news',
  order_progress: 'news',
  order_link: 'news',
  newsletter_confirm: 'news',
  follow_confirm: 'news',
  saved_search_confirm: 'news',
  erasure_scheduled: 'news',
  erasure_undone: 'news',
  erased: 'news',
} as const satisfies Partial<Record<MailName, 'links' | 'news'>>;

/** Kinds of mail that anyone can trigger, and that are therefore limited per recipient and per network. */
export type CountedMail = keyof typeof limitOf;

/** The context for a kind of mail. Mails that anyone can trigger need the network of the sender. */
export type ContextFor<M extends Mail> =
  Extract<M['kind'], CountedMail> extends never ? Context : NetworkContext;

/**
 * Takes one email from the recipient's limit; returns false when none is left. The limit is per day, twice that per week,
 * and a third of it per network. The verified address of the mail's account has no limit, except for password resets,
 * which need no session: those go on once an hour when the day's limit is used up.
 */
export async function takeMailAllowance(
  ctx: Context,
  to: { userId: string | null; address: string },
  kind: MailName,
): Promise<boolean> {
  const { LIMIT_MAILS_PER_RECIPIENT: maxPerDay, CONTACT_EMAIL: ownAddress } = ctx.config;
  const limit = (limitOf as Partial<Record<MailName, 'links' | 'news'>>)[kind];
  if (limit === undefined || maxPerDay === 0 || to.address === ownAddress) return true;
  const isProven = to.userId !== null && (await mail.isConfirmedAddress(ctx.db, to.userId, to.address));
  if (isProven && kind !== 'reset_password') return true;
  const key = `mails-${limit}:${addressHash(mailboxOf(to.address))}`;
  const now = ctx.now();
  const take = (name: string, points: number, seconds: number) =>
    mail.acquireSlot(ctx.db, { key: name, most: points, seconds, now });
  // The share comes first, so that a network above it uses nothing of the common limit.
  const share = Math.ceil(maxPerDay / networkShares);
  const isWithin =
    (ctx.network === undefined || (await take(`${key}:from:${ctx.network}`, share, daySeconds))) &&
    (await take(key, maxPerDay, daySeconds));
  if (isProven) return isWithin || take(`${key}:hour`, 1, hourSeconds);
  return isWithin && take(`${key}:week`, maxPerDay * 2, 7 * daySeconds);
}
