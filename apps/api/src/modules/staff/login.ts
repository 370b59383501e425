import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { StaffSession } from '../../server/staff';
import { codeNeeded, wrongCredentials } from './staff.errors';
import { countStaffAttempt, takeStaffCode } from './staff-code';
import { openStaffSession, type SignedIn } from './staff-session';

/**
 * Signs in a member of staff. Attempts are counted per account and per network address before they are checked, so that
 * parallel guesses gain nothing.
 *
 * @throws 401 `staff.totp` if a second factor is set and its code is missing, wrong or used.
 */
export async function login(
  ctx: Context,
  input: { username: string; password: string; totp?: string },
  address: string,
): Promise<SignedIn> {
  // Attempts count per stored name, because the database finds it in several spellings.
  const row = await staff.findByUsername(ctx.db, input.username);
  const attempts = await countStaffAttempt(ctx, 'staff', row?.username ?? input.username, address);
  const isRight = await attempts.spend(() => ctx.passwords.isRight(row?.password, input.password));
  if (!row || !isRight) throw wrongCredentials();
  await attempts.forget();
  const { id, username, email, role } = row;
  const admin = { id, username, email, role };
  const factor = await staff.findTotp(ctx.db, id);
  if (factor?.confirmed_at) {
    const isTaken = input.totp && (await takeStaffCode(ctx, admin, input.totp, address));
    if (!isTaken) throw codeNeeded();
  }
  return inTransaction(ctx, (ctx) => openStaffSession(ctx.db, admin, row.session_epoch, ctx.now()));
}

/** Ends the session of a token. */
export async function logout(ctx: Context, { admin, tokenHash }: StaffSession): Promise<void> {
  await staff.deleteSession(ctx.db, tokenHash);
  await audit.insert(ctx.db, {
    actor: admin.username,
    verb: 'staff.logout',
    target: `admin:${admin.id}`,
  });
}

/** Returns the hints that the login page shows next to its form. */
export async function getLoginHint(ctx: Context): Promise<{ isDemo: boolean; supportEmail: string }> {
  const isDemo = (await staff.findFact(ctx.db, 'demo_seed')) !== undefined;
  return { isDemo, supportEmail: ctx.config.CONTACT_EMAIL };
}
