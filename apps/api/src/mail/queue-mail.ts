import type { MailKind } from '@aw/contracts/account-settings';
import { type Database, insertMail, listMailOptOuts } from '@aw/db';
import type { Context } from '../context';
import { type Mail, optOutOf } from './mail';
import { renderMail } from './render-mail';
import { unsubscribeToken } from './unsubscribe-token';

export type Recipient = {
  /** Null for an address of our own. */
  userId: string | null;
  address: string;
  name: string | null;
};

/** Writes a mail to a person and the job that sends it, inside the caller's transaction; nothing for a kind that they turned off. */
export async function queueMail(ctx: Context, trx: Database, to: Recipient, mail: Mail): Promise<void> {
  const { SITE_NAME: name, SITE_ORIGIN: origin, CONTACT_EMAIL: contactEmail } = ctx.config;
  const optOut = optOutOf(mail.kind);
  const isOff = optOut && to.userId !== null && (await listMailOptOuts(trx, to.userId)).includes(optOut);
  if (isOff) return;
  const token = tokenOf(ctx, to, optOut);
  const turnOffLink = token ? `${origin}/settings?unsubscribe=${token}` : undefined;
  const rendered = await renderMail(mail, to, { name, origin, contactEmail }, turnOffLink);
  const id = await insertMail(trx, {
    userId: to.userId,
    kind: mail.kind,
    to: to.address,
    ...rendered,
    unsubscribeUrl: token ? `${origin}/api/mail/unsubscribe?token=${token}` : null,
  });
  await ctx.jobs.enqueueMail(trx, id);
}

function tokenOf(ctx: Context, to: Recipient, optOut: MailKind | undefined): string | undefined {
  if (!optOut || to.userId === null) return undefined;
  return encodeURIComponent(unsubscribeToken(ctx.secret, to.userId, optOut));
}
