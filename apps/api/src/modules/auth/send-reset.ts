import * as users from '@aw/db/users';
import { secondsPerHour } from '../../config/durations';
import type { Context, NetworkContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { isKnownNetwork } from '../../server/network';
import { addressHash } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';
import { mailReset } from '../users/email-links';

/**
 * Emails a reset link if the address has an account. Requests by others do not use up the limit of a
 * network from which the owner of a verified address has signed in before: it has its own limit per mailbox and hour.
 */
export async function sendReset(ctx: NetworkContext, email: string): Promise<void> {
  const user = await users.findByEmail(ctx.db, email);
  if (!user || user.is_anonymous) return;
  const place = ctx.network ?? 'unknown';
  const mailbox = addressHash(mailboxOf(email));
  if (!(await takeLink(ctx, 'reset-account', `${mailbox}|${place}`))) return;
  // Signing up with another person's address also signs in, but proves nothing.
  const isOwed =
    user.email_verified_at !== null &&
    (await isKnownNetwork(ctx, user.id, place)) &&
    (await takeLink(ctx, 'reset-known', mailbox));
  await inTransaction(ctx, (ctx) => mailReset(ctx, user, { isOwed }));
}

/** Takes one of the hour's links from a limit. Returns false when none is left. */
async function takeLink(ctx: Context, name: string, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(name, key, ctx.config.LIMIT_MAILED_LINKS, secondsPerHour);
    return true;
  } catch (error) {
    if (error instanceof FeatureError) return false;
    throw error;
  }
}
