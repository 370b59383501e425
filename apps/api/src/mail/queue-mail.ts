import { type Database, insertMail, mailModeOf } from '@aw/db';
import type { Context } from '../context';
import { type Mail, optOutOf } from './mail';
import { takeMailTo } from './recipient-limit';
import { unsubscribeLinksOf } from './unsubscribe-links';

export type Recipient = {
  /** Null for an address of our own, and for one without an account. */
  userId: string | null;
  address: string;
  name: string | null;
};

type Options = {
  /** Where an answer goes. */
  replyTo?: string;
  /** What the mail belongs to: it is deleted with that. */
  messageId?: string;
  subscriberId?: string;
  issueId?: string;
  /** It goes out whatever strangers caused before: staff send it, or it is about what was paid for. */
  isOwed?: boolean;
};

const tooMany = 'Not sent: strangers caused too many e-mails to this address.';

/**
 * Writes a mail and the job that sends it, inside the caller's transaction; gives its id. Undefined for a kind that the
 * person does not want at once, and above the limit of mails that strangers cause to one address: that one is noted as dropped.
 */
export async function queueMail(
  ctx: Context,
  trx: Database,
  to: Recipient,
  mail: Mail,
  { isOwed = false, ...belonging }: Options = {},
): Promise<string | undefined> {
  const { SITE_NAME: name, SITE_ORIGIN: origin, CONTACT_EMAIL: contactEmail } = ctx.config;
  const optOut = optOutOf(mail.kind);
  if (optOut && to.userId !== null && (await mailModeOf(trx, to.userId, optOut)) !== 'at_once')
    return undefined;
  const isDropped = !isOwed && !(await takeMailTo(ctx, trx, to, mail.kind));
  // React and the templates are loaded with the first mail.
  const { renderMail } = await import('./render-mail');
  const unsubscribeLink = unsubscribeLinksOf(ctx, to, mail.kind);
  const rendered = await renderMail(mail, to, { name, origin, contactEmail }, unsubscribeLink?.page);
  const id = await insertMail(trx, {
    userId: to.userId,
    kind: mail.kind,
    to: to.address,
    ...rendered,
    unsubscribeUrl: unsubscribeLink?.oneClick ?? null,
    ...belonging,
    droppedBecause: isDropped ? tooMany : undefined,
  });
  if (isDropped) return undefined;
  await ctx.jobs.enqueueMail(trx, id);
  return id;
}
