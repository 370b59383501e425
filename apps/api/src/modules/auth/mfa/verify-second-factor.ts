import type { Entered } from '@aw/contracts/auth/public';
import { formatCount } from '@aw/contracts/duration-text';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { authRequired } from '../../../errors/feature-error';
import { countAttempt } from '../../../server/limits/throttle';
import { hashRecoveryCode, sealedStepOf } from '../../../server/security/totp';
import { suspended } from '../../../server/sessions/require-user';
import { type NotifiedUser, recordSecurityChange } from '../../users/record-security-change';
import { wrongCode } from '../../users/user.errors';
import { completeSignIn } from '../complete-sign-in';

/**
 * Completes a sign-in that waits for its code. Throws 401 `auth.required` when none waits, and 401 `auth.code` for a
 * wrong code.
 */
export async function verifySecondFactor(
  ctx: Context,
  request: FastifyRequest,
  code: string,
): Promise<Entered> {
  const { pending } = request.session;
  if (!pending || pending.until <= ctx.now().getTime()) throw authRequired();
  const attempts = await countAttempt(ctx, 'second-factor', pending.userId, request.ip);
  const user = await users.find(ctx.db, pending.userId);
  if (!user || user.is_anonymous) throw authRequired();
  const isRight = (await takeTotpCode(ctx, user.id, code)) || (await takeRecoveryCode(ctx, user, code));
  if (!isRight) throw wrongCode();
  await attempts.forget();
  if (user.suspended_at) throw suspended(user.suspended_reason);
  return completeSignIn(ctx, request, user.id, { remember: pending.remember, epoch: pending.epoch });
}

async function takeTotpCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const factor = await auth.findTotp(ctx.db, userId);
  if (!factor?.confirmed_at) return false;
  const step = sealedStepOf(ctx.secret, factor.secret, code, ctx.now());
  return step !== undefined && auth.useTotpStep(ctx.db, userId, step);
}

async function takeRecoveryCode(ctx: Context, user: NotifiedUser, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(ctx.secret, user.id, code);
  return inTransaction(ctx, async (ctx) => {
    const isTaken =
      (await auth.hasTotp(ctx.db, user.id)) && (await auth.useRecoveryCode(ctx.db, user.id, hash, ctx.now()));
    if (!isTaken) return false;
    const left = await auth.countRecoveryCodes(ctx.db, user.id);
    await recordSecurityChange(ctx, user, 'people.recovery_code_used', {
      subject: 'A recovery code was used to sign in',
      what: `Someone used a recovery code to sign in to your account. ${leftText(left)}`,
    });
    return true;
  });
}

function leftText(left: number): string {
  if (left === 0) return 'It was the last one, so please create new codes in your settings.';
  return `You have ${formatCount(left, 'code')} left.`;
}
