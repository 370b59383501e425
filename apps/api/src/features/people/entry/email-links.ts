import { type Database, type EmailTokenPurpose, replaceEmailToken } from '@aw/db';
import type { Context } from '../../../context';
import { mailPerson } from '../../../mail/mail-person';
import { queueMail } from '../../../mail/queue-mail';
import { hashToken, newToken } from '../../../server/token';

const minuteMs = 60_000;
const resetMinutes = 30;
const verifyHours = 24;

type Addressee = { id: string; email: string | null; first_name: string | null };

/** Mails the link that confirms an account's address; good for 24 hours, and earlier ones end. */
export async function mailVerification(ctx: Context, trx: Database, user: Addressee): Promise<void> {
  if (user.email === null) return;
  const link = await makeLink(ctx, trx, user.id, 'verify_email', user.email, verifyHours * 60);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  await queueMail(ctx, trx, to, { kind: 'verify_email', link, hours: verifyHours });
}

/**
 * Mails the link that makes a new address the account's own, and tells the old one. An address that has an account gets
 * no mail; nobody else can see the difference.
 */
export async function mailEmailChange(
  ctx: Context,
  trx: Database,
  user: Addressee,
  change: { email: string; isTaken: boolean },
): Promise<void> {
  const { email, isTaken } = change;
  const link = await makeLink(ctx, trx, user.id, 'change_email', email, verifyHours * 60);
  const to = { userId: user.id, address: email, name: user.first_name };
  if (!isTaken) await queueMail(ctx, trx, to, { kind: 'change_email', link, hours: verifyHours });
  await mailPerson(ctx, trx, user.id, { kind: 'email_change_requested', newEmail: email });
}

/** Mails the link that sets a new password; good once and for 30 minutes. */
export async function mailReset(ctx: Context, trx: Database, user: Addressee): Promise<void> {
  if (user.email === null) return;
  const link = await makeLink(ctx, trx, user.id, 'reset_password', user.email, resetMinutes);
  const to = { userId: user.id, address: user.email, name: user.first_name };
  await queueMail(ctx, trx, to, { kind: 'reset_password', link, minutes: resetMinutes });
}

const pages = {
  verify_email: '/verify-email',
  change_email: '/verify-email',
  reset_password: '/reset-password',
} as const;

async function makeLink(
  ctx: Context,
  trx: Database,
  userId: string,
  purpose: EmailTokenPurpose,
  email: string,
  minutes: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + minutes * minuteMs);
  await replaceEmailToken(trx, { tokenHash: hashToken(token), purpose, userId, email, expiresAt });
  return `${ctx.config.SITE_ORIGIN}${pages[purpose]}?token=${token}`;
}
