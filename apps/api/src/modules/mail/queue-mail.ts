import { type MailKind, type MailMode, usualMailMode } from '@aw/contracts/users/account';
import type { Database } from '@aw/db';
import * as mailQueries from '@aw/db/mail';
import type { Context } from '../../context';
import { type Mail, type MailName, optOutOf } from './mail';
import { type ContextFor, takeMailAllowance } from './recipient-limit';
import type { Site, Template } from './rendering/template';
import { type UnsubscribeLinks, unsubscribeLinksOf } from './unsubscribe-links';

export type Recipient = {
  /** Null for our own address, and for one without an account. */
  userId: string | null;
  address: string;
  name: string | null;
};

type Options = {
  /** Address for replies. */
  replyTo?: string;
  /** Row that the mail belongs to and is deleted with. */
  messageId?: string;
  subscriberId?: string;
  issueId?: string;
  /** Links for a recipient without an account. */
  unsubscribe?: UnsubscribeLinks;
  /** Ignores the limit of emails per recipient, because staff send it or it is about a payment. */
  isOwed?: boolean;
};

const droppedReason = 'Not sent: others triggered too many emails to this address.';

/**
 * Stores a mail and the job that sends it, inside the caller's transaction. Returns its id, or undefined if the person
 * does not want its kind at once, or if the recipient's limit is reached: then the mail is stored as dropped.
 */
export async function queueMail<M extends Mail>(
  ctx: ContextFor<M>,
  to: Recipient,
  mail: M,
  { isOwed = false, unsubscribe, ...belonging }: Options = {},
): Promise<string | undefined> {
  const optOut = optOutOf(mail.kind);
  if (optOut && to.userId !== null && (await findMailMode(ctx.db, to.userId, optOut)) !== 'at_once')
    return undefined;
  const isDropped = !isOwed && !(await takeMailAllowance(ctx, to, mail.kind));
  const { renderMail } = await loadRenderer();
  const unsubscribeLink = unsubscribe ?? unsubscribeLinksOf(ctx, to, mail.kind);
  const rendered = await renderMail(
    await templateOf(ctx, mail),
    mail,
    to,
    siteOf(ctx),
    unsubscribeLink?.page,
  );
  const id = await mailQueries.insert(ctx.db, {
    userId: to.userId,
    kind: mail.kind,
    to: to.address,
    ...rendered,
    unsubscribeUrl: unsubscribeLink?.oneClick ?? null,
    ...belonging,
    droppedBecause: isDropped ? droppedReason : undefined,
  });
  if (isDropped) return undefined;
  await ctx.jobs.enqueue(ctx.db, 'send-mail', { mailId: id });
  return id;
}

/** Returns how a person gets a kind of mail: as they chose, or the default. */
export async function findMailMode(db: Database, userId: string, kind: MailKind): Promise<MailMode> {
  return (await mailQueries.findMode(db, userId, kind)) ?? usualMailMode(kind);
}

/** Returns the subject of a mail. */
export async function subjectOf(ctx: Context, mail: Mail): Promise<string> {
  const { renderSubject } = await loadRenderer();
  return renderSubject(await templateOf(ctx, mail), mail, siteOf(ctx));
}

async function templateOf<K extends MailName>(ctx: Context, { kind }: Mail<K>): Promise<Template<Mail<K>>> {
  const templates: { [P in MailName]: Template<Mail<P>> } = await ctx.loadMailTemplates();
  return templates[kind];
}

/** Loads React when the first mail is rendered. */
function loadRenderer() {
  return import('./rendering/render-mail');
}

function siteOf({ config }: Context): Site {
  return { name: config.SITE_NAME, origin: config.SITE_ORIGIN, contactEmail: config.CONTACT_EMAIL };
}
