import { type Database, insertMail, listMailOptOuts } from '@aw/db';
import type { Context } from '../context';
import { type Mail, optOutOf } from './mail';
import { renderMail } from './render-mail';
import { wayOutOf } from './way-out';

export type Recipient = {
  /** Null for an address of our own, and for one without an account. */
  userId: string | null;
  address: string;
  name: string | null;
};

/** Where an answer goes, and what the mail belongs to: it is deleted with that. */
type Belonging = { replyTo?: string; messageId?: string; subscriberId?: string; issueId?: string };

/**
 * Writes a mail and the job that sends it, inside the caller's transaction; gives its id, or undefined for a kind that
 * the person turned off.
 */
export async function queueMail(
  ctx: Context,
  trx: Database,
  to: Recipient,
  mail: Mail,
  belonging: Belonging = {},
): Promise<string | undefined> {
  const { SITE_NAME: name, SITE_ORIGIN: origin, CONTACT_EMAIL: contactEmail } = ctx.config;
  const optOut = optOutOf(mail.kind);
  const isOff = optOut && to.userId !== null && (await listMailOptOuts(trx, to.userId)).includes(optOut);
  if (isOff) return undefined;
  const wayOut = wayOutOf(ctx, to, mail.kind);
  const rendered = await renderMail(mail, to, { name, origin, contactEmail }, wayOut?.page);
  const id = await insertMail(trx, {
    userId: to.userId,
    kind: mail.kind,
    to: to.address,
    ...rendered,
    unsubscribeUrl: wayOut?.oneClick ?? null,
    ...belonging,
  });
  await ctx.jobs.enqueueMail(trx, id);
  return id;
}
