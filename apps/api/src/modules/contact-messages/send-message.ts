import { randomInt } from 'node:crypto';
import type { messageForm } from '@aw/contracts/contact-messages/public';
import type { Database } from '@aw/db';
import type { NewMessage } from '@aw/db/contact-messages';
import * as contactMessages from '@aw/db/contact-messages';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { dayMs, secondsPerDay } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { limitPosts } from '../../server/limits/limit-posts';
import { oneLine } from '../../server/one-line';
import { addressKey } from '../../server/security/address-key';
import { forwardMessage } from './forward-message';
import { spamReason } from './spam.policy';

/** Letters and digits that cannot be confused with each other, spoken or written. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

type Form = z.output<typeof messageForm>;

type Sender = {
  /** Person whose browser sends the form; null without a valid session. */
  userId: string | null;
  /** Address of the connection, in the form in which limits count it. */
  address: string;
};

/** Returns the sender of a form. Suspended people may also write to support. */
export function senderOf(request: FastifyRequest): Sender {
  return { userId: request.session.userId ?? null, address: addressKey(request.ip) };
}

/**
 * Stores a message and queues its mail to support. Messages count against the daily limits of the person and of the
 * address; a refused one counts only as an attempt. Throws 429.
 */
export async function sendMessage(ctx: Context, sender: Sender, form: Form): Promise<{ reference: string }> {
  const { LIMIT_MESSAGES_PER_DAY: maxPerDay } = ctx.config;
  return limitPosts(ctx, { name: 'messages', ...sender, maxPerDay }, () => storeMessage(ctx, sender, form));
}

/** Stores a message with its mail in one transaction. Likely spam waits for staff and is not mailed. */
async function storeMessage(ctx: Context, sender: Sender, form: Form): Promise<{ reference: string }> {
  const wantsNewsletter = form.wantsNewsletter && (await takeNewsletterLimit(ctx, sender.address));
  return inTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.now().getTime() - dayMs);
    const userId = await lockSender(ctx.db, sender.userId);
    const holdReason = spamReason(form, await contactMessages.countSameText(ctx.db, form.message, since));
    const message = await insertWithReference(ctx.db, {
      kind: form.kind,
      state: holdReason === null ? 'new' : 'held',
      name: oneLine(form.name, 120),
      email: form.email,
      subject: oneLine(form.subject, 200),
      body: form.message,
      about: form.about || null,
      held_because: holdReason,
      user_id: userId,
    });
    if (holdReason === null) {
      await forwardMessage(ctx, message);
      if (wantsNewsletter)
        await ctx.jobs.enqueue(ctx.db, 'send-newsletter-link', { email: form.email, place: ctx.network });
    }
    return { reference: message.reference };
  });
}

/** Counts against the limit of the newsletter form. Returns false above it, because the message must still be stored. */
async function takeNewsletterLimit(ctx: Context, address: string): Promise<boolean> {
  try {
    await ctx.limits.take('newsletter', address, ctx.config.LIMIT_MESSAGES_PER_DAY, secondsPerDay);
    return true;
  } catch (error) {
    if (error instanceof FeatureError && error.code === 'limits.requests') return false;
    throw error;
  }
}

/** Locks the person against a merge or an erasure. Returns null if one has happened. */
async function lockSender(db: Database, userId: string | null): Promise<string | null> {
  const user = userId === null ? undefined : await users.lock(db, userId);
  return user && !user.merged_into && !user.erased_at ? user.id : null;
}

async function insertWithReference(db: Database, message: Omit<NewMessage, 'reference'>) {
  for (;;) {
    const row = await contactMessages.insert(db, { ...message, reference: newReference() });
    if (row) return row;
  }
}

/** Returns a new reference for later messages, such as "M-7KQ2-9XWD". */
function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `M-${four()}-${four()}`;
}
