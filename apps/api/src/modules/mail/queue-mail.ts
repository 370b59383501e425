import { type MailKind, type MailMode, usualMailMode } from '@aw/contracts/account/public';
import type { Database } from '@aw/db';
import * as mailQueries from '@aw/db/mail';
import type { Context } from '../../context';
import { type Mail, optOutOf } from './mail';
import { type ContextFor, takeMailTo } from './recipient-limit';
import { type UnsubscribeLinks, unsubscribeLinksOf } from './unsubscribe-links';

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
  /** How an address without an account stops mails of this kind. */
  unsubscribe?: UnsubscribeLinks;
  /** It goes out whatever strangers caused before: staff send it, or it is about what was paid for. */
  isOwed?: boolean;
};

const tooMany = 'Not sent: others triggered too many emails to this address.';

/**
 * Writes a mail and the job that sends it, inside the caller's transaction; gives its id. Undefined for a kind that the
 * person does not want at once, and above the limit of mails that strangers cause to one address: that one is noted as
 * dropped.
 */
export async function queueMail<M extends Mail>(
  ctx: ContextFor<M>,
  to: Recipient,
  mail: M,
  { isOwed = false, unsubscribe, ...belonging }: Options = {},
): Promise<string | undefined> {
  const optOut = optOutOf(mail.kind);
  if (optOut && to.userId !== null && (await wantedMode(ctx.db, to.userId, optOut)) !== 'at_once')
    return undefined;
  const isDropped = !isOwed && !(await takeMailTo(ctx, to, mail.kind));
  const { renderMail } = await loadTemplates();
  const unsubscribeLink = unsubscribe ?? unsubscribeLinksOf(ctx, to, mail.kind);
  const rendered = await renderMail(mail, to, siteOf(ctx), unsubscribeLink?.page);
  const id = await mailQueries.insertMail(ctx.db, {
    userId: to.userId,
    kind: mail.kind,
    to: to.address,
    ...rendered,
    unsubscribeUrl: unsubscribeLink?.oneClick ?? null,
    ...belonging,
    droppedBecause: isDropped ? tooMany : undefined,
  });
  if (isDropped) return undefined;
  await ctx.jobs.enqueueMail(ctx.db, id);
  return id;
}

/** How a person gets a kind of mail: as they chose, or as usual. */
export async function wantedMode(db: Database, userId: string, kind: MailKind): Promise<MailMode> {
  return (await mailQueries.mailModeOf(db, userId, kind)) ?? usualMailMode(kind);
}

/** The one line that a mail has as its subject. */
export async function subjectOf(ctx: Context, mail: Mail): Promise<string> {
  const { renderSubject } = await loadTemplates();
  return renderSubject(mail, siteOf(ctx));
}

/** React and the templates are loaded with the first mail. */
function loadTemplates() {
  return import('./render-mail');
}

function siteOf({ config }: Context) {
  return { name: config.SITE_NAME, origin: config.SITE_ORIGIN, contactEmail: config.CONTACT_EMAIL };
}
