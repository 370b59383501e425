import type { signIn as contract, Entered } from '@aw/contracts/auth/public';
import { emailField } from '@aw/contracts/email';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../../context';
import type { AccountContext } from '../../server/acting-account';
import { countAttempt } from '../../server/limits/throttle';
import { wrongCredentials } from '../users/user.errors';
import { startSignIn } from './complete-sign-in';

/**
 * Signs in with address and password. A wrong password and an unknown address get the same 401 after the same amount of
 * work.
 */
export async function signIn(
  ctx: Context,
  request: FastifyRequest,
  input: z.output<typeof contract.body>,
): Promise<Entered> {
  const email = emailField.safeParse(input.email);
  // Attempts count per normalised address, because one address can be typed in several ways.
  const account = email.success ? email.data : input.email;
  const attempts = await countAttempt(ctx, 'signin', account, request.ip);
  // An invalid address takes as long as an unknown one.
  const user = email.success ? await users.findByEmail(ctx.db, email.data) : undefined;
  const isRight = await attempts.spend(() => ctx.passwords.isRight(user?.password_hash, input.password));
  if (!user || !isRight) throw wrongCredentials();
  await attempts.forget();
  return startSignIn(ctx, request, user.id, { remember: input.remember, epoch: user.session_epoch });
}

/** Checks the password of the signed-in account again, which allows sensitive changes for a while. */
export async function confirmIdentity(
  ctx: AccountContext,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const attempts = await countAttempt(ctx, 'confirm', ctx.userId, request.ip);
  const isRight = await attempts.spend(() => ctx.passwords.isRight(ctx.user.password_hash, password));
  if (!isRight) throw wrongCredentials();
  await attempts.forget();
  request.session.provedAt = ctx.now().getTime();
}
