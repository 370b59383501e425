import type { NewsletterState } from '@aw/contracts/newsletter/public';
import * as newsletter from '@aw/db/newsletter';
import type { FastifyRequest } from 'fastify';
import { hourMs, secondsPerDay } from '../../config/durations';
import type { Context, PlacedContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { placeOf } from '../../server/place';
import { addressHash, addressKey } from '../../server/security/address-key';
import { hashToken, newToken } from '../../server/security/token';
import { readNewsletterToken } from '../mail/newsletter-token';
import { queueMail } from '../mail/queue-mail';
import { confirmationOver, linkIncomplete } from './newsletter.errors';

const tokenDays = 7;

/** Maximum number of mails to an address that does not confirm, until the pause has passed. */
const maxMails = 3;

const pauseMs = 30 * secondsPerDay * 1000;

type Form = { email: string; website: string };

/**
 * Queues a subscription. The job looks up the address, so that neither the answer nor its duration reveals who
 * subscribes. A form with the hidden field filled in is dropped. Throws 429.
 */
export async function subscribe(ctx: Context, request: FastifyRequest, form: Form): Promise<void> {
  const { LIMIT_MESSAGES_PER_DAY: perDay } = ctx.config;
  await ctx.limits.take('newsletter', addressKey(request.ip), perDay, secondsPerDay);
  if (form.website !== '') return;
  await ctx.jobs.enqueueNewsletterLink(ctx.db, { email: form.email, place: placeOf(ctx, request.ip) });
}

/**
 * Mails the confirmation link, at most once an hour. After three unused links the address gets none for 30 days. Runs as
 * a job.
 */
export async function sendNewsletterLink(ctx: PlacedContext, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const subscriber = await newsletter.lockSubscriber(ctx.db, { addressHash: addressHash(email), email });
    const mailedAgoMs = now.getTime() - (subscriber.mailed_at?.getTime() ?? 0);
    const mailed = mailedAgoMs < pauseMs ? subscriber.mailed_count : 0;
    if (subscriber.state === 'confirmed' || mailedAgoMs < hourMs || mailed >= maxMails) return;
    const token = newToken();
    const until = new Date(now.getTime() + tokenDays * secondsPerDay * 1000);
    const link = `${ctx.config.SITE_ORIGIN}/newsletter?confirm=${token}`;
    const mailId = await queueMail(
      ctx,
      { userId: null, address: email, name: null },
      { kind: 'newsletter_confirm', link, days: tokenDays },
      { subscriberId: subscriber.id },
    );
    // The address has reached its limit of mails caused by strangers, so the link that was sent earlier stays valid.
    if (mailId === undefined && subscriber.state === 'pending') return;
    const count = mailId === undefined ? mailed : mailed + 1;
    await newsletter.askToConfirm(ctx.db, subscriber.id, {
      email,
      tokenHash: hashToken(token),
      until,
      now,
      count,
    });
  });
}

/** Confirms the subscription of a mailed link and sends the welcome mail. A repeated call changes nothing. Throws 410. */
export async function confirmNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const subscriber = await newsletter.lockAskedSubscriber(ctx.db, hashToken(token), now);
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
