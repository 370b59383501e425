import { hasAdminInvite, insertAdmin, insertAudit, replaceAdminInvite, useAdminInvite } from '@aw/db';
import type { Context } from '../../context';
import { addressKey } from '../../server/address-key';
import { hashPassword } from '../../server/password-hash';
import { hashToken, newToken } from '../../server/token';
import { setupInvalid, setupTaken } from './staff.errors';
import { countStaffGuess } from './staff-code';
import { openStaffSession, type SignedIn } from './staff-session';

const inviteMs = 24 * 60 * 60 * 1000;

/** Makes the one-time address that creates an administrator; it is good for 24 hours and replaces earlier ones. */
export async function inviteAdmin(ctx: Pick<Context, 'db' | 'config' | 'now'>): Promise<string> {
  const token = newToken();
  await ctx.db
    .transaction()
    .execute((trx) => replaceAdminInvite(trx, hashToken(token), new Date(ctx.now().getTime() + inviteMs)));
  return `${ctx.config.ADMIN_ORIGIN}/admin-setup?token=${token}`;
}

/**
 * Creates an administrator from the one-time link and signs in; the link stays good when the name is taken. A try counts
 * by address until its token proves right, and no password is hashed for a token that is not.
 */
export async function setUpAdmin(
  ctx: Context,
  input: { token: string; username: string; email: string; password: string },
  address: string,
): Promise<SignedIn> {
  const guesses = await countStaffGuess(ctx, 'staff-setup', addressKey(address), address);
  if (!(await hasAdminInvite(ctx.db, hashToken(input.token), ctx.now()))) throw setupInvalid();
  await guesses.forget();
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await useAdminInvite(trx, hashToken(input.token), ctx.now()))) throw setupInvalid();
    const admin = await insertAdmin(trx, { username: input.username, email: input.email, passwordHash });
    if (!admin) throw setupTaken();
    await insertAudit(trx, {
      actor: admin.username,
      verb: 'staff.created',
      target: `admin:${admin.id}`,
      after: { username: admin.username, email: admin.email, role: admin.role },
    });
    return openStaffSession(trx, admin, ctx.now());
  });
}
