import * as contract from '@aw/contracts/account/mfa';
import { sendSecondFactor as secondFactorContract } from '@aw/contracts/auth/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { attach } from '../../../server/attach';
import { freshAccountOf } from '../../users/own-account';
import { confirmTotp, endTotp, startTotp } from './change-totp';
import { passkeySignIn, startPasskeySignIn } from './passkey-sign-in';
import { addPasskey, removePasskey, startPasskey } from './passkeys';
import { renewRecoveryCodes } from './recovery-codes';
import { sendSecondFactor } from './send-second-factor';

/** Passkeys and codes as ways in. */
export function publicMfaRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, secondFactorContract, async ({ body, request }) => sendSecondFactor(ctx, request, body.code));
  attach(app, contract.startPasskeySignIn, async (call) => startPasskeySignIn(ctx, call));
  attach(app, contract.passkeySignIn, async (call) => passkeySignIn(ctx, call, call.body));
}

/** What a person changes of their second factors, each time with a fresh proof of identity. */
export function sessionMfaRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.startTotp, async ({ request }) => startTotp(await freshAccountOf(ctx, request)));
  attach(app, contract.confirmTotp, async ({ body, request }) =>
    confirmTotp(await freshAccountOf(ctx, request), body.code, request.ip),
  );
  attach(app, contract.endTotp, async ({ request }) => endTotp(await freshAccountOf(ctx, request)));
  attach(app, contract.renewRecoveryCodes, async ({ request }) =>
    renewRecoveryCodes(await freshAccountOf(ctx, request)),
  );
  attach(app, contract.startPasskey, async (call) =>
    startPasskey(await freshAccountOf(ctx, call.request), call),
  );
  attach(app, contract.addPasskey, async (call) =>
    addPasskey(await freshAccountOf(ctx, call.request), call, call.body),
  );
  attach(app, contract.removePasskey, async ({ params, request }) =>
    removePasskey(await freshAccountOf(ctx, request), params.passkeyId),
  );
}
