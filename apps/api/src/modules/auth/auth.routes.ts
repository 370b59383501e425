import * as contract from '@aw/contracts/auth/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { noteAskedLink } from '../../server/asked-link';
import { attach } from '../../server/attach';
import { accountOf } from '../users/own-account';
import { getBelongings } from './bring-along';
import { confirmReset, requestReset } from './reset-password';
import { confirmIdentity, signIn } from './sign-in';
import { signUp } from './sign-up';
import { checkEmailToken, resendVerification, verifyEmail } from './verify-email';

/** The ways in that anybody may try. */
export function publicAuthRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.signUp, async ({ body, request, reply }) => {
    const entered = await signUp(ctx, request, body);
    noteAskedLink(ctx, reply, body.email);
    return entered;
  });
  attach(app, contract.signIn, async ({ body, request }) => signIn(ctx, request, body));
  attach(app, contract.signOut, async ({ request, reply }) => {
    if (request.session.userId !== undefined) await request.session.destroy();
    reply.header('clear-site-data', '"cache"');
  });
  attach(app, contract.requestPasswordReset, async ({ body, request }) => {
    await requestReset(ctx, request, body.email);
    return { message: 'If this address has an account, we have sent it a link to set a new password.' };
  });
  attach(app, contract.confirmPasswordReset, async ({ body, request }) => confirmReset(ctx, request, body));
  attach(app, contract.checkEmailToken, async ({ body, request }) =>
    checkEmailToken(ctx, request, body.token),
  );
  attach(app, contract.verifyEmail, async ({ body, request }) => verifyEmail(ctx, request, body));
}

/** What a session may ask about its own way in. */
export function sessionAuthRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getBelongings, async ({ request }) => getBelongings(asUser(ctx, request)));
  attach(app, contract.confirmIdentity, async ({ body, request }) =>
    confirmIdentity(await accountOf(ctx, request), request, body.password),
  );
  attach(app, contract.resendVerification, async ({ request, reply }) => {
    const account = await accountOf(ctx, request);
    noteAskedLink(ctx, reply, account.user.email);
    return resendVerification(account);
  });
}
