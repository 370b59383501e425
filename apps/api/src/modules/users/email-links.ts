import type { Database } from '@aw/db';
import type { EmailTokenPurpose } from '@aw/db/auth';
import * as auth from '@aw/db/auth';
import type { Context, PlacedContext } from '../../context';
import { hashToken, newToken } from '../../server/security/token';
import { mailUser } from '../mail/mail-user';
import { queueMail } from '../mail/queue-mail';

const minuteMs = 60_000;
const resetMinutes = 30;
const verifyHours = 24;

type Addressee = { id: string; email: string | null; first_name: string | null };

/**
 * Mails the link that confirms an account's address; good for 24 hours, and earlier ones end. Where strangers had too
 * many mails sent to the address (not for staff), none goes out and an earlier link stays good.
 */
export async function mailVerification(
  ctx: PlacedContext,
  user: Addressee,
  { isByStaff = false } = {},
): Promise<void> {
  if (user.email === null) return;
  const { link, keep } = newLink(ctx, user.id, 'verify_email', user.email, verifyHours * 60);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  const mail = { kind: 'verify_email', link, hours: verifyHours } as const;
  if (await queueMail(ctx, to, mail, { isOwed: isByStaff })) await keep(ctx.db);
}

/**
 * Mails the link that makes a new address the account's own, and tells the old one. An address that has an account gets
 * no mail; nobody else can see the difference.
 */
export async function mailEmailChange(
  ctx: PlacedContext,
  user: Addressee,
  change: { email: string; isTaken: boolean },
): Promise<void> {
  const { email, isTaken } = change;
  const { link, keep } = newLink(ctx, user.id, 'change_email', email, verifyHours * 60);
  await keep(ctx.db);
  const to = { userId: user.id, address: email, name: user.first_name };
  if (!isTaken) await queueMail(ctx, to, { kind: 'change_email', link, hours: verifyHours });
  await mailUser(ctx, user.id, { kind: 'email_change_requested', newEmail: email });
}

/** Mails the link that sets a new password; good once and for 30 minutes. Above the limit of the address (not where it is owed) an earlier link stays good. */
export async function mailReset(ctx: PlacedContext, user: Addressee, { isOwed = false } = {}): Promise<void> {
  if (user.email === null) return;
  const { link, keep } = newLink(ctx, user.id, 'reset_password', user.email, resetMinutes);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  const mail = { kind: 'reset_password', link, minutes: resetMinutes } as const;
  if (await queueMail(ctx, to, mail, { isOwed })) await keep(ctx.db);
}

const pages = {
  verify_email: '/verify-email',
  change_email: '/verify-email',
  reset_password: '/reset-password',
} as const;

/** Makes a link; it is good once it is kept, and then earlier ones of its purpose are not. */
function newLink(ctx: Context, userId: string, purpose: EmailTokenPurpose, email: string, minutes: number) {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + minutes * minuteMs);
  return {
    link: `${ctx.config.SITE_ORIGIN}${pages[purpose]}?token=${token}`,
    keep: (db: Database) =>
      auth.replaceEmailToken(db, { tokenHash: hashToken(token), purpose, userId, email, expiresAt }),
  };
}
