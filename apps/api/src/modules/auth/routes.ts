import * as contract from '@aw/contracts/auth/public';
import { accountOf } from '../../server/acting-account';
import { route, routes } from '../../server/routes';
import { noteLinkRequest } from '../../server/sessions/link-request';
import { getBelongings } from './merge-anonymous-user';
import { confirmReset, requestReset } from './reset-password';
import { confirmIdentity, signIn } from './sign-in';
import { signUp } from './sign-up';
import { checkEmailToken, resendVerification, verifyEmail } from './verify-email';

export const authRoutes = routes(
  route(contract.signUp, async (ctx, { body, request, reply }) => {
    const entered = await signUp(ctx, request, body);
    noteLinkRequest(ctx, reply, body.email);
    return entered;
  }),
  route(contract.signIn, (ctx, { body, request }) => signIn(ctx, request, body)),
  route(contract.signOut, async (_ctx, { request, reply }) => {
    if (request.session.userId !== undefined) await request.session.destroy();
    reply.header('clear-site-data', '"cache"');
  }),
  route(contract.requestPasswordReset, async (ctx, { body, request }) => {
    await requestReset(ctx, request, body.email);
    return { message: 'If this address has an account, we have sent it a link to set a new password.' };
  }),
  route(contract.confirmPasswordReset, (ctx, { body, request }) => confirmReset(ctx, request, body)),
  route(contract.checkEmailToken, (ctx, { body, request }) => checkEmailToken(ctx, request, body.token)),
  route(contract.verifyEmail, (ctx, { body, request }) => verifyEmail(ctx, request, body)),
  route(contract.getBelongings, (ctx) => getBelongings(ctx)),
  route(contract.confirmIdentity, async (ctx, { body, request }) =>
    confirmIdentity(await accountOf(ctx, request), request, body.password),
  ),
  route(contract.resendVerification, async (ctx, { request, reply }) => {
    const account = await accountOf(ctx, request);
    noteLinkRequest(ctx, reply, account.user.email);
    return resendVerification(account);
  }),
);
