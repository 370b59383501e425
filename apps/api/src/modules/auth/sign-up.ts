import type { signUp as contract, Entered } from '@aw/contracts/auth/public';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { secondsPerHour } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { clientOf } from '../../server/client';
import { countAttempt } from '../../server/limits/throttle';
import { addressKey } from '../../server/security/address-key';
import { currentVersions } from '../content/policies';
import { checkPassword } from '../users/check-password';
import { emailTaken, termsChanged } from '../users/user.errors';
import { completeSignIn } from './complete-sign-in';
import { registerAccount } from './register-account';

type Input = z.output<typeof contract.body>;

/**
 * Creates an account that keeps what this browser did before, and signs in. Throws 409 if the address has an account.
 */
export async function signUp(ctx: Context, request: FastifyRequest, input: Input): Promise<Entered> {
  await ctx.limits.take(
    'signup-address',
    addressKey(request.ip),
    ctx.config.LIMIT_SIGNUPS_PER_ADDRESS,
    secondsPerHour,
  );
  const versions = await currentVersions(ctx);
  if (input.termsVersion !== versions.terms) throw termsChanged();
  await checkPassword(ctx.config, input.password, [input.email, input.firstName, input.lastName]);
  // The response reveals whether an address has an account, so attempts are limited like guesses of a password.
  const attempts = await countAttempt(ctx, 'signup', input.email, request.ip);
  // Checked before the expensive hash. The unique index decides between two simultaneous requests.
  if (await users.findByEmail(ctx.db, input.email)) throw emailTaken();
  const passwordHash = await attempts.spend(() => ctx.passwords.hash(input.password));
  const id = await inTransaction(ctx, (ctx) =>
    registerAccount(
      ctx,
      request.session.userId,
      {
        email: input.email,
        firstName: input.firstName,
        lastName: input.lastName,
        passwordHash,
        audience: input.audience,
        termsVersion: versions.terms,
        privacyVersion: versions.privacy,
        emailVerifiedAt: null,
      },
      clientOf(request),
    ),
  );
  await attempts.forget();
  // Only this call knows the new account, so its epoch cannot have changed.
  const user = await users.find(ctx.db, id);
  return completeSignIn(ctx, request, id, { remember: input.remember, epoch: user?.session_epoch ?? 0 });
}
