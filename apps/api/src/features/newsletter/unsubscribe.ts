import type { NewsletterState } from '@aw/contracts/newsletter/public';
import { endSubscription } from '@aw/db';
import type { Context } from '../../context';
import { readNewsletterToken } from '../../mail/newsletter-token';
import { addressHash } from '../../security/address-hash';
import { linkIncomplete } from './newsletter.errors';

/** Ends the subscription of the address in a mail's own token; again, it changes nothing. Throws 410. */
export async function unsubscribeNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  const email = readNewsletterToken(ctx.secret, token);
  if (email === undefined) throw linkIncomplete();
  await ctx.db.transaction().execute((trx) => endSubscription(trx, addressHash(email), ctx.now()));
  return { email, state: 'unsubscribed' };
}
