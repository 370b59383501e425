import type { NewsletterState } from '@aw/contracts/newsletter/public';
import * as newsletter from '@aw/db/newsletter';
import type { FastifyRequest } from 'fastify';
import { secondsPerDay } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { networkOf } from '../../server/network';
import { addressHash, addressKey } from '../../server/security/address-key';
import { hashToken } from '../../server/security/token';
import { readNewsletterToken } from '../mail/newsletter-token';
import { queueMail } from '../mail/queue-mail';
import { confirmationOver, linkIncomplete } from './newsletter.errors';

type Form = { email: string; website: string };

/**
 * Queues a subscription. The job looks up the address, so that neither the answer nor its duration reveals who
 * subscribes. A form with the hidden field filled in is dropped. Throws 429.
 */
export async function subscribe(ctx: Context, request: FastifyRequest, form: Form): Promise<void> {
  const { LIMIT_MESSAGES_PER_DAY: perDay } = ctx.config;
  await ctx.limits.take('newsletter', addressKey(request.ip), perDay, secondsPerDay);
  if (form.website !== '') return;
  await ctx.jobs.enqueue(ctx.db, 'send-newsletter-link', {
    email: form.email,
    place: networkOf(ctx, request.ip),
  });
}

/** Confirms the subscription of a mailed link and sends the welcome mail. A repeated call changes nothing. Throws 410. */
export async function confirmNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const subscriber = await newsletter.lockSubscriberByToken(ctx.db, hashToken(token), now);
    if (!subscriber?.email) throw confirmationOver();
    if (subscriber.state === 'pending') {
      await newsletter.confirmSubscriber(ctx.db, subscriber.id, now);
      const to = { userId: null, address: subscriber.email, name: null };
      await queueMail(ctx, to, { kind: 'newsletter_welcome' }, { subscriberId: subscriber.id });
    }
    return { email: subscriber.email, state: 'confirmed' };
  });
}

/** Ends the subscription of the address in the token of a mail. A repeated call changes nothing. Throws 410. */
export async function unsubscribeNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  const email = readNewsletterToken(ctx.secret, token);
  if (email === undefined) throw linkIncomplete();
  await inTransaction(ctx, (ctx) => newsletter.endSubscription(ctx.db, addressHash(email), ctx.now()));
  return { email, state: 'unsubscribed' };
}
