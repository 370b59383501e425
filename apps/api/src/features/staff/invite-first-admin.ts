import { insertFirstInvite } from '@aw/db';
import type { Context } from '../../context';
import { hashToken, newToken } from '../../security/token';

const inviteMs = 24 * 60 * 60 * 1000;

/** The link when it was made now; without it, another process or an earlier start has shown the one that is good. */
export type FirstInvitation = { link?: string; expiresAt: Date };

/**
 * Makes the one-time address that creates the first administrator, unless one stands that is still good; undefined when
 * there is staff. Of processes that start at once one makes it.
 */
export async function inviteFirstAdmin(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<FirstInvitation | undefined> {
  const token = newToken();
  const now = ctx.now();
  const row = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + inviteMs) };
  const found = await ctx.db.transaction().execute((trx) => insertFirstInvite(trx, row, now));
  if (!found) return undefined;
  const link = found.isNew ? `${ctx.config.ADMIN_ORIGIN}/admin-setup?token=${token}` : undefined;
  return { link, expiresAt: found.expiresAt };
}
