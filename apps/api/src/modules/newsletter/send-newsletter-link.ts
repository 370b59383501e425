import * as newsletter from '@aw/db/newsletter';
import { dayMs, hourMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { addressHash } from '../../server/security/address-key';
import { hashToken, newToken } from '../../server/security/token';
import { queueMail } from '../mail/queue-mail';

const tokenDays = 7;

/** Maximum number of mails to an address that does not confirm, until the pause has passed. */
const maxMails = 3;

const pauseMs = 30 * dayMs;

/** Mails the confirmation link, at most once an hour. After three unused links the address gets none for 30 days. */
export async function sendNewsletterLink(ctx: NetworkContext, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const subscriber = await newsletter.lockSubscriber(ctx.db, { addressHash: addressHash(email), email });
    const mailedAgoMs = now.getTime() - (subscriber.mailed_at?.getTime() ?? 0);
    const mailed = mailedAgoMs < pauseMs ? subscriber.mailed_count : 0;
    if (subscriber.state === 'confirmed' || mailedAgoMs < hourMs || mailed >= maxMails) return;
    const token = newToken();
    const until = new Date(now.getTime() + tokenDays * dayMs);
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
    await newsletter.requestConfirmation(ctx.db, subscriber.id, {
      email,
      tokenHash: hashToken(token),
      until,
      now,
      count,
    });
  });
}
