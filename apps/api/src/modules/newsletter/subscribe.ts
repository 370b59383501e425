import type { NewsletterState } from '@aw/contracts/newsletter/public';
import * as newsletter from '@aw/db/newsletter';
import type { FastifyRequest } from 'fastify';
import type { Context, PlacedContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { placeOf } from '../../server/place';
import { addressHash, addressKey } from '../../server/security/address-key';
import { hashToken, newToken } from '../../server/security/token';
import { readNewsletterToken } from '../mail/newsletter-token';
import { queueMail } from '../mail/queue-mail';
import { confirmationOver, linkIncomplete } from './newsletter.errors';

const hourMs = 60 * 60 * 1000;

const day = 24 * 60 * 60;

const daysGood = 7;

/** Mails to an address that never answers, until it was left alone for so long. */
const mostMails = 3;

const anewMs = 30 * day * 1000;

type Form = { email: string; website: string };

/**
 * Puts the wish in the queue. What is known of the address is looked up by the job, so that the answer and its time are
 * the same for every one; a form that a program filled is dropped. Throws 429.
 */
export async function subscribe(ctx: Context, request: FastifyRequest, form: Form): Promise<void> {
  const { LIMIT_MESSAGES_PER_DAY: perDay } = ctx.config;
  await ctx.limits.take('newsletter', addressKey(request.ip), perDay, day);
  if (form.website !== '') return;
  await ctx.jobs.enqueueNewsletterLink(ctx.db, { email: form.email, place: placeOf(ctx, request.ip) });
}

/** The job behind it: mails the link that confirms, once an hour; three that nobody used are the last for 30 days. */
export async function sendNewsletterLink(ctx: PlacedContext, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const known = await newsletter.lockSubscriber(ctx.db, { addressHash: addressHash(email), email });
    const mailedAgo = now.getTime() - (known.mailed_at?.getTime() ?? 0);
    const mailed = mailedAgo < anewMs ? known.mailed_count : 0;
    if (known.state === 'confirmed' || mailedAgo < hourMs || mailed >= mostMails) return;
    const token = newToken();
    const until = new Date(now.getTime() + daysGood * day * 1000);
    const link = `${ctx.config.SITE_ORIGIN}/newsletter?confirm=${token}`;
    const mailId = await queueMail(
      ctx,
      { userId: null, address: email, name: null },
      { kind: 'newsletter_confirm', link, days: daysGood },
      { subscriberId: known.id },
    );
    // Strangers had too many mails sent there: a link that is on its way stays good.
    if (mailId === undefined && known.state === 'pending') return;
    const count = mailId === undefined ? mailed : mailed + 1;
    await newsletter.askToConfirm(ctx.db, known.id, {
      email,
      tokenHash: hashToken(token),
      until,
      now,
      count,
    });
  });
}

/**
 * Begins the subscription that a mailed link is about, and tells by mail how to leave; again, it changes nothing.
 * Throws 410.
 */
export async function confirmNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const asked = await newsletter.lockAskedSubscriber(ctx.db, hashToken(token), now);
    if (!asked?.email) throw confirmationOver();
    if (asked.state === 'pending') {
      await newsletter.confirmSubscriber(ctx.db, asked.id, now);
      const to = { userId: null, address: asked.email, name: null };
      await queueMail(ctx, to, { kind: 'newsletter_welcome' }, { subscriberId: asked.id });
    }
    return { email: asked.email, state: 'confirmed' };
  });
}

/** Ends the subscription of the address in a mail's own token; again, it changes nothing. Throws 410. */
export async function unsubscribeNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  const email = readNewsletterToken(ctx.secret, token);
  if (email === undefined) throw linkIncomplete();
  await inTransaction(ctx, (ctx) => newsletter.endSubscription(ctx.db, addressHash(email), ctx.now()));
  return { email, state: 'unsubscribed' };
}
