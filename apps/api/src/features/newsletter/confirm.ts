import type { NewsletterState } from '@aw/contracts/newsletter/public';
import { confirmSubscriber, lockAskedSubscriber } from '@aw/db';
import type { Context } from '../../context';
import { queueMail } from '../../mail/queue-mail';
import { hashToken } from '../../security/token';
import { confirmationOver } from './newsletter.errors';

/** Begins the subscription that a mailed link is about, and tells by mail how to leave; again, it changes nothing. Throws 410. */
export async function confirmNewsletter(ctx: Context, token: string): Promise<NewsletterState> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.now();
    const asked = await lockAskedSubscriber(trx, hashToken(token), now);
    if (!asked?.email) throw confirmationOver();
    if (asked.state === 'pending') {
      await confirmSubscriber(trx, asked.id, now);
      const to = { userId: null, address: asked.email, name: null };
      await queueMail(ctx, trx, to, { kind: 'newsletter_welcome' }, { subscriberId: asked.id });
    }
    return { email: asked.email, state: 'confirmed' };
  });
}
