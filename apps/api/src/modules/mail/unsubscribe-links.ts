import type { Context } from '../../context';
import { type MailName, optOutOf } from './mail';
import { newsletterToken } from './newsletter-token';
import { unsubscribeToken } from './unsubscribe-token';

/** How a mail is turned off: by a person on a page, and by a mail program with one POST (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string };

/** Pages with a button that does what the link of a mail is for, up to the token. */
export const unsubscribePages = {
  mails: '/settings?unsubscribe=',
  newsletter: '/newsletter?unsubscribe=',
  follows: '/question-follow?end=',
} as const;

/** What only goes to addresses whose subscription is confirmed. */
export const isOfNewsletter = (kind: string) => kind === 'newsletter_welcome' || kind === 'newsletter_issue';

/** The links that turn a kind of mail off for its recipient; undefined for one that cannot be turned off. */
export function unsubscribeLinksOf(
  ctx: Context,
  to: { userId: string | null; address: string },
  kind: MailName,
): UnsubscribeLinks | undefined {
  const { SITE_ORIGIN: origin } = ctx.config;
  if (isOfNewsletter(kind)) {
    const token = newsletterToken(ctx.secret, to.address);
    return {
      page: `${origin}${unsubscribePages.newsletter}${token}`,
      oneClick: `${origin}/api/newsletter/unsubscribe?token=${token}`,
    };
  }
  const optOut = kind === 'digest' ? kind : optOutOf(kind);
  if (!optOut || to.userId === null) return undefined;
  const token = encodeURIComponent(unsubscribeToken(ctx.secret, to.userId, optOut));
  return {
    page: `${origin}${unsubscribePages.mails}${token}`,
    oneClick: `${origin}/api/mail/unsubscribe?token=${token}`,
  };
}
