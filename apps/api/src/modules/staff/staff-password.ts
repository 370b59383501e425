import { minStaffPasswordLength } from '@aw/contracts/staff/public';
import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import type { Config } from '../../config/config';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { weaknessOf } from '../../server/security/password-rules';
import { isStrong } from '../../server/security/password-strength';
import { badStaffPassword, passwordRefused } from './staff.errors';
import { countStaffAttempt } from './staff-code';

/** Words from the console that an attacker would try first. */
const siteWords = ['academic', 'workshop', 'console', 'administrator', 'admin', 'staff', 'support'];

/**
 * Refuses a password that is too short, very common, the email address, contains the username, or is easy to guess for
 * someone who knows the site and the account.
 */
export async function checkStaffPassword(
  { SITE_NAME }: Pick<Config, 'SITE_NAME'>,
  password: string,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const rules = { least: minStaffPasswordLength, known: [email], without: [username] };
  const weakness = await weaknessOf(password, rules);
  if (weakness !== undefined) throw badStaffPassword(weakness);
  if (!(await isStrong(password, [username, email, SITE_NAME, ...siteWords])))
    throw badStaffPassword(
      'This password is easy to guess. Please choose a longer one, such as four unrelated words.',
    );
}

/**
 * Changes the acting administrator's password and ends their other sessions. Throws 422 for a wrong current password or
 * a weak new one, and 401 if this session has ended meanwhile.
 */
export async function changeStaffPassword(
  ctx: StaffContext,
  input: { current: string; password: string; tokenHash: string },
  address: string,
): Promise<void> {
  const { admin } = ctx;
  const attempts = await countStaffAttempt(ctx, 'staff', admin.username, address);
  const row = await staff.findByUsername(ctx.db, admin.username);
  const isRight = await attempts.spend(() => ctx.passwords.isRight(row?.password, input.current));
  if (!isRight) throw passwordRefused();
  await attempts.forget();
  await checkStaffPassword(ctx.config, input.password, admin);
  const password = await ctx.passwords.hash(input.password);
  await inTransaction(ctx, async (ctx) => {
    const current = await staff.lock(ctx.db, admin.id);
    const isSignedIn = current?.is_active && (await staff.hasSession(ctx.db, admin.id, input.tokenHash));
    if (!isSignedIn) throw authRequired();
    await staff.update(ctx.db, admin.id, { password });
    const endedSessions = await staff.endSessions(ctx.db, admin.id, input.tokenHash);
    await audit.insert(ctx.db, {
      actor: admin.username,
      verb: 'staff.password_changed',
      target: `admin:${admin.id}`,
      after: { endedSessions },
    });
  });
}
