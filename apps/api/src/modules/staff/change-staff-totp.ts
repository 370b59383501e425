import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import { encrypt } from '../../config/encrypt';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  sealedStepOf,
  type TotpSetup,
  totpSetup,
} from '../../server/security/totp';
import { codeRefused, passwordRefused, totpNotStarted, totpOn } from './staff.errors';
import { countStaffAttempt, takeStaffCode } from './staff-code';

/**
 * Creates a secret for an administrator's app. The password protects against stolen tokens. Throws 409 if the factor is
 * on.
 */
export async function startStaffTotp(
  ctx: StaffContext,
  password: string,
  address: string,
): Promise<TotpSetup> {
  const attempts = await countStaffAttempt(ctx, 'staff', ctx.admin.username, address);
  const row = await staff.findByUsername(ctx.db, ctx.admin.username);
  const isRight = await attempts.spend(() => ctx.passwords.isRight(row?.password, password));
  if (!isRight) throw passwordRefused();
  await attempts.forget();
  const secret = newTotpSecret();
  if (!(await staff.startTotp(ctx.db, ctx.admin.id, encrypt(ctx.secret, 'totp', secret)))) throw totpOn();
  return totpSetup(secret, `${ctx.config.SITE_NAME} staff`, ctx.admin.username);
}

/**
 * Turns on the authenticator app with its first code, and ends the administrator's other sessions, which were opened
 * without one.
 */
export async function confirmStaffTotp(
  ctx: StaffContext,
  input: { code: string; tokenHash: string },
  address: string,
): Promise<{ recoveryCodes: string[] }> {
  const { admin } = ctx;
  const attempts = await countStaffAttempt(ctx, 'staff-totp', admin.id, address);
  const factor = await staff.findTotp(ctx.db, admin.id);
  if (!factor) throw totpNotStarted();
  if (factor.confirmed_at) throw totpOn();
  const step = sealedStepOf(ctx.secret, factor.secret, input.code, ctx.now());
  if (step === undefined) throw codeRefused();
  await attempts.forget();
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(ctx.secret, admin.id, code));
  await inTransaction(ctx, async (ctx) => {
    if (!(await staff.confirmTotp(ctx.db, admin.id, factor.secret, step, ctx.now()))) throw totpNotStarted();
    await staff.replaceRecoveryCodes(ctx.db, admin.id, hashes);
    await staff.deleteOtherSessions(ctx.db, admin.id, input.tokenHash);
    await audit.insert(ctx.db, {
      actor: admin.username,
      verb: 'staff.totp_added',
      target: `admin:${admin.id}`,
      before: { hasSecondFactor: false },
      after: { hasSecondFactor: true },
    });
  });
  return { recoveryCodes };
}

/** Turns off the authenticator app, which needs one of its codes. */
export async function endStaffTotp(ctx: StaffContext, code: string, address: string): Promise<void> {
  const { admin } = ctx;
  const factor = await staff.findTotp(ctx.db, admin.id);
  if (!factor?.confirmed_at) throw totpNotStarted();
  if (!(await takeStaffCode(ctx, admin, code, address))) throw codeRefused();
  await inTransaction(ctx, async (ctx) => {
    await staff.deleteTotp(ctx.db, admin.id);
    const target = `admin:${admin.id}`;
    const before = { hasSecondFactor: true };
    const after = { hasSecondFactor: false };
    await audit.insert(ctx.db, {
      actor: admin.username,
      verb: 'staff.totp_removed',
      target,
      before,
      after,
    });
  });
}
