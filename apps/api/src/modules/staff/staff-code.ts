import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { countAttempt, type Guesses } from '../../server/limits/throttle';
import { hashRecoveryCode, sealedStepOf } from '../../server/security/totp';
import { tooManySignIns } from './staff.errors';

const quarterHourSeconds = 15 * 60;

/** Like `countAttempt`, but throws 429 with the code and message for staff. */
export async function countStaffAttempt(
  ctx: Context,
  name: string,
  account: string,
  address: string,
): Promise<Guesses> {
  return countAttempt(ctx, name, account, address).catch((error: unknown) => {
    throw error instanceof FeatureError
      ? tooManySignIns(error.extra.retryAfterSeconds ?? quarterHourSeconds)
      : error;
  });
}

type Admin = StaffContext['admin'];

/**
 * Uses up a code of the administrator's app or a recovery code. Returns false if it is wrong or was used. Attempts are
 * limited.
 */
export async function takeStaffCode(
  ctx: Context,
  admin: Admin,
  code: string,
  address: string,
): Promise<boolean> {
  const attempts = await countStaffAttempt(ctx, 'staff-totp', admin.id, address);
  const isRight = (await takeTotpCode(ctx, admin, code)) || (await takeRecoveryCode(ctx, admin, code));
  if (isRight) await attempts.forget();
  return isRight;
}

async function takeTotpCode(ctx: Context, admin: Admin, code: string): Promise<boolean> {
  const factor = await staff.findTotp(ctx.db, admin.id);
  if (!factor?.confirmed_at) return false;
  const step = sealedStepOf(ctx.secret, factor.secret, code, ctx.now());
  return step !== undefined && staff.useTotpStep(ctx.db, admin.id, step);
}

async function takeRecoveryCode(ctx: Context, admin: Admin, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(ctx.secret, admin.id, code);
  return inTransaction(ctx, async (ctx) => {
    if (!(await staff.useRecoveryCode(ctx.db, admin.id, hash, ctx.now()))) return false;
    const target = `admin:${admin.id}`;
    await audit.insert(ctx.db, { actor: admin.username, verb: 'staff.recovery_code_used', target });
    return true;
  });
}
