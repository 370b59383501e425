import type { Context } from '../../context';
import { type MailName, optOutOf } from './mail';
import { newsletterToken } from './newsletter-token';
import { unsubscribeToken } from './unsubscribe-token';

/** Links that turn off a kind of mail: a page for people, and a POST for mail programs (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string };

/** Pages with a button that unsubscribes. The token is appended. */
export const unsubscribePages = {
  mails: '/settings?unsubscribe=',
  newsletter: '/newsletter?unsubscribe=',
  follows: '/question-follow?end=',
  savedSearches: '/saved-searches?stop=',
} as const;

/** Returns whether a mail may only go to addresses with a confirmed subscription. */
export const isOfNewsletter = (kind: string) => kind === 'newsletter_welcome' || kind === 'newsletter_issue';

/** Returns the links that turn off a kind of mail for its recipient, or undefined if it cannot be turned off. */
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
