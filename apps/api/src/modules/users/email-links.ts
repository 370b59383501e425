import type { Database } from '@aw/db';
import type { EmailTokenPurpose } from '@aw/db/auth';
import * as auth from '@aw/db/auth';
import { minuteMs } from '../../config/durations';
import type { Context, NetworkContext } from '../../context';
import { hashToken, newToken } from '../../server/security/token';
import { mailUser } from '../mail/mail-user';
import { queueMail } from '../mail/queue-mail';

const resetMinutes = 30;
const verifyHours = 24;

type Addressee = { id: string; email: string | null; first_name: string | null };

/**
 * Emails a link that confirms an account's address. It is valid for 24 hours and replaces earlier links. If others have
 * triggered too many emails to the address, nothing is sent and an earlier link stays valid; staff have no such limit.
 */
export async function mailVerification(
  ctx: NetworkContext,
  user: Addressee,
  { isByStaff = false } = {},
): Promise<void> {
  if (user.email === null) return;
  const { link, save } = newLink(ctx, user.id, 'verify_email', user.email, verifyHours * 60);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  const mail = { kind: 'verify_email', link, hours: verifyHours } as const;
  if (await queueMail(ctx, to, mail, { isOwed: isByStaff })) await save(ctx.db);
}

/**
 * Emails a link to the new address that makes it the account's address, and notifies the old address. If the new address
 * has an account already, it gets no email, and the person who asked cannot tell.
 */
export async function mailEmailChange(
  ctx: NetworkContext,
  user: Addressee,
  change: { email: string; isTaken: boolean },
): Promise<void> {
  const { email, isTaken } = change;
  const { link, save } = newLink(ctx, user.id, 'change_email', email, verifyHours * 60);
  await save(ctx.db);
  const to = { userId: user.id, address: email, name: user.first_name };
  if (!isTaken) await queueMail(ctx, to, { kind: 'change_email', link, hours: verifyHours });
  await mailUser(ctx, user.id, { kind: 'email_change_requested', newEmail: email });
}

/**
 * Emails a link that sets a new password. It works once, within 30 minutes. Above the limit of emails to the address,
 * which `isOwed` lifts, nothing is sent and an earlier link stays valid.
 */
export async function mailReset(
  ctx: NetworkContext,
  user: Addressee,
  { isOwed = false } = {},
): Promise<void> {
  if (user.email === null) return;
  const { link, save } = newLink(ctx, user.id, 'reset_password', user.email, resetMinutes);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  const mail = { kind: 'reset_password', link, minutes: resetMinutes } as const;
  if (await queueMail(ctx, to, mail, { isOwed })) await save(ctx.db);
}

const pages = {
  verify_email: '/verify-email',
  change_email: '/verify-email',
  reset_password: '/reset-password',
} as const;

/** Creates a link. Saving it makes it valid and ends earlier links with the same purpose. */
function newLink(ctx: Context, userId: string, purpose: EmailTokenPurpose, email: string, minutes: number) {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + minutes * minuteMs);
  return {
    link: `${ctx.config.SITE_ORIGIN}${pages[purpose]}?token=${token}`,
    save: (db: Database) =>
      auth.replaceEmailToken(db, { tokenHash: hashToken(token), purpose, userId, email, expiresAt }),
  };
}
