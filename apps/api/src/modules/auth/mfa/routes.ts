import * as contract from '@aw/contracts/auth/mfa';
import { sendSecondFactor as secondFactorContract } from '@aw/contracts/auth/public';
import { freshAccountOf } from '../../../server/acting-account';
import { route, routes } from '../../../server/routes';
import { confirmTotp, endTotp, startTotp } from './change-totp';
import { passkeySignIn, startPasskeySignIn } from './passkey-sign-in';
import { addPasskey, removePasskey, startPasskey } from './passkeys';
import { renewRecoveryCodes } from './recovery-codes';
import { verifySecondFactor } from './verify-second-factor';

export const mfaRoutes = routes(
  route(secondFactorContract, (ctx, { body, request }) => verifySecondFactor(ctx, request, body.code)),
  route(contract.startPasskeySignIn, (ctx, call) => startPasskeySignIn(ctx, call)),
  route(contract.passkeySignIn, (ctx, call) => passkeySignIn(ctx, call, call.body)),
  route(contract.startTotp, async (ctx, { request }) => startTotp(await freshAccountOf(ctx, request))),
  route(contract.confirmTotp, async (ctx, { body, request }) =>
    confirmTotp(await freshAccountOf(ctx, request), body.code, request.ip),
  ),
  route(contract.endTotp, async (ctx, { request }) => endTotp(await freshAccountOf(ctx, request))),
  route(contract.renewRecoveryCodes, async (ctx, { request }) =>
    renewRecoveryCodes(await freshAccountOf(ctx, request)),
  ),
  route(contract.startPasskey, async (ctx, call) =>
    startPasskey(await freshAccountOf(ctx, call.request), call),
  ),
  route(contract.addPasskey, async (ctx, call) =>
    addPasskey(await freshAccountOf(ctx, call.request), call, call.body),
  ),
  route(contract.removePasskey, async (ctx, { params, request }) =>
    removePasskey(await freshAccountOf(ctx, request), params.passkeyId),
  ),
);
