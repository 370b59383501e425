import * as contract from '@aw/contracts/auth/public';
import { countBelongings } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { mailVerification } from '../../domain/users/email-links';
import { accountOf } from '../../domain/users/own-account';
import { attach } from '../../server/attach';
import { userIdOf } from '../../server/session';
import { confirmReset, requestReset } from './reset-password';
import { confirmIdentity, signIn } from './sign-in';
import { signUp } from './sign-up';
import { checkEmailToken, verifyEmail } from './verify-email';

const hour = 60 * 60;

/** The ways in that anybody may try. */
export function publicAuthRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.signUp, async ({ body, request }) => signUp(ctx, request, body));
  attach(app, contract.signIn, async ({ body, request }) => signIn(ctx, request, body));
  attach(app, contract.signOut, async ({ request, reply }) => {
    if (request.session.userId !== undefined) await request.session.destroy();
    reply.header('clear-site-data', '"cache"');
  });
  attach(app, contract.requestPasswordReset, async ({ body, request }) => {
    await requestReset(ctx, request, body.email);
    return { message: 'If this address has an account, a link to set a new password is on its way to it.' };
  });
  attach(app, contract.confirmPasswordReset, async ({ body, request }) => confirmReset(ctx, request, body));
  attach(app, contract.checkEmailToken, async ({ body, request }) =>
    checkEmailToken(ctx, request, body.token),
  );
  attach(app, contract.verifyEmail, async ({ body, request }) => verifyEmail(ctx, request, body));
}

/** What a session may ask about its own way in. */
export function sessionAuthRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getBelongings, async ({ request }) => countBelongings(ctx.db, userIdOf(request)));
  attach(app, contract.confirmIdentity, async ({ body, request }) =>
    confirmIdentity(await accountOf(ctx, request), request, body.password),
  );
  attach(app, contract.resendVerification, async ({ request }) => {
    const account = await accountOf(ctx, request);
    const { user, userId } = account;
    if (user.email_verified_at) return { message: 'Your e-mail address is confirmed already.' };
    await ctx.limits.take('mailed-links', userId, ctx.config.LIMIT_MAILED_LINKS, hour);
    await ctx.db.transaction().execute((trx) => mailVerification(account, trx, user));
    return { message: `A new link is on its way to ${user.email}.` };
  });
}
