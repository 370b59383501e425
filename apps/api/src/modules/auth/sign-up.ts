import type { signUp as contract, Entered } from '@aw/contracts/auth/public';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { clientOf } from '../../server/client';
import { addressKey } from '../../server/security/address-key';
import { countAttempt } from '../../server/security/throttle';
import { currentVersions } from '../content/policies';
import { checkPassword } from '../users/check-password';
import { emailTaken, termsChanged } from '../users/user.errors';
import { enter } from './enter-account';
import { registerAccount } from './register-account';

const hour = 60 * 60;

type Input = z.output<typeof contract.body>;

/** Creates an account and signs it in; what this browser did before is its own from then on. Throws 409 for a taken address. */
export async function signUp(ctx: Context, request: FastifyRequest, input: Input): Promise<Entered> {
  await ctx.limits.take('signup-address', addressKey(request.ip), ctx.config.LIMIT_SIGNUPS_PER_ADDRESS, hour);
  const versions = await currentVersions(ctx);
  if (input.termsVersion !== versions.terms) throw termsChanged();
  await checkPassword(ctx.config, input.password, [input.email, input.firstName, input.lastName]);
  // The answer tells whether an address has an account, so asking is counted like guessing.
  const attempts = await countAttempt(ctx, 'signup', input.email, request.ip);
  // Looked at before the costly part; two at once are told apart by the unique index.
  if (await users.findUserByEmail(ctx.db, input.email)) throw emailTaken();
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
  // Nobody but this call knows the account yet, so its epoch is the one that it began with.
  const user = await users.findUser(ctx.db, id);
  return enter(ctx, request, id, { remember: input.remember, epoch: user?.session_epoch ?? 0 });
}
