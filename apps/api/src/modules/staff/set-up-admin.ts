import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { addressKey } from '../../server/security/address-key';
import { hashToken, newToken } from '../../server/security/token';
import { setupInvalid, setupTaken } from './staff.errors';
import { countStaffAttempt } from './staff-code';
import { checkStaffPassword } from './staff-password';
import { openStaffSession, type SignedIn } from './staff-session';

/** Validity of a one-time link. */
export const inviteMs = dayMs;

/** Returns the address of a one-time link. */
export function setupAddress(config: Pick<Context['config'], 'ADMIN_ORIGIN'>, token: string): string {
  return `${config.ADMIN_ORIGIN}/admin-setup?token=${token}`;
}

/** Creates a one-time link that creates an administrator. It is valid for 24 hours and replaces earlier ones. */
export async function inviteAdmin(ctx: Pick<Context, 'db' | 'config' | 'now'>): Promise<string> {
  const token = newToken();
  await inTransaction(ctx, (ctx) =>
    staff.replaceServerInvite(ctx.db, hashToken(token), new Date(ctx.now().getTime() + inviteMs)),
  );
  return setupAddress(ctx.config, token);
}

/** Returns whether a one-time link can still be used. Wrong tokens are limited per network address. */
export async function isSetupUsable(ctx: Context, token: string, address: string): Promise<boolean> {
  const attempts = await countStaffAttempt(ctx, 'staff-setup', addressKey(address), address);
  const isUsable = await staff.hasInvite(ctx.db, hashToken(token), ctx.now());
  if (isUsable) await attempts.forget();
  return isUsable;
}

/**
 * Creates a member of staff from a one-time link and signs them in. The link stays valid if the name is taken or the
 * password is refused. Wrong tokens are limited per network address and cost no password hash.
 */
export async function setUpAdmin(
  ctx: Context,
  input: { token: string; username: string; email: string; password: string },
  address: string,
): Promise<SignedIn> {
  const attempts = await countStaffAttempt(ctx, 'staff-setup', addressKey(address), address);
  if (!(await staff.hasInvite(ctx.db, hashToken(input.token), ctx.now()))) throw setupInvalid();
  await attempts.forget();
  await checkStaffPassword(ctx.config, input.password, input);
  const passwordHash = await ctx.passwords.hash(input.password);
  return inTransaction(ctx, async (ctx) => {
    const role = await staff.useInvite(ctx.db, hashToken(input.token), ctx.now());
    if (role === undefined) throw setupInvalid();
    const row = await staff.insert(ctx.db, {
      username: input.username,
      email: input.email,
      passwordHash,
      role,
    });
    if (!row) throw setupTaken();
    const { session_epoch: epoch, ...admin } = row;
    await audit.insert(ctx.db, {
      actor: admin.username,
      verb: 'staff.created',
      target: `admin:${admin.id}`,
      after: { username: admin.username, email: admin.email, role: admin.role },
    });
    return openStaffSession(ctx.db, admin, epoch, ctx.now());
  });
}
