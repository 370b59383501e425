import type { Entered } from '@aw/contracts/auth/public';
import type { PasskeyRow } from '@aw/db/auth';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { countAttempt } from '../../../server/limits/throttle';
import { hashToken } from '../../../server/security/token';
import type { Call } from '../../../server/sessions/ceremonies';
import { suspended } from '../../../server/sessions/require-user';
import { userOf } from '../../users/get-user';
import { startSignIn } from '../complete-sign-in';
import { withoutMerge } from '../merge-anonymous-user';
import { passkeyRefused } from './mfa.errors';
import { ceremonyMs, openWebAuthn, relyingParty, saveChallenge, takeChallenge } from './relying-party';

type Answer = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>;

/** Returns the options with which the browser signs in with any of its passkeys for this site. */
export async function startPasskeySignIn(
  ctx: Context,
  call: Call,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await openWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).id,
    allowCredentials: [],
    userVerification: 'required',
    timeout: ceremonyMs,
  });
  saveChallenge(ctx, call, 'sign-in', options.challenge);
  return options;
}

/**
 * Signs in with a passkey. In a session of the same user it only confirms their identity again.
 *
 * @throws 401 `auth.passkey` for an unknown passkey or an answer to no challenge of this browser; 403 if suspended.
 */
export async function passkeySignIn(
  ctx: Context,
  call: Call,
  input: { answer: Answer; remember: boolean },
): Promise<Entered> {
  const { request } = call;
  const challenge = await takeChallenge(ctx, call, 'sign-in', input.answer.response.clientDataJSON);
  const attempts = await countAttempt(ctx, 'passkey', hashToken(input.answer.id), request.ip);
  const passkey = await auth.findPasskey(ctx.db, input.answer.id);
  if (!passkey) throw passkeyRefused();
  await verify(ctx, challenge, input.answer, passkey);
  await attempts.forget();
  if (request.session.userId !== passkey.user_id)
    return startSignIn(ctx, request, passkey.user_id, {
      remember: input.remember,
      isStrong: true,
      epoch: passkey.session_epoch,
    });
  return confirmIdentity(ctx, request, passkey.user_id);
}

async function confirmIdentity(ctx: Context, request: FastifyRequest, userId: string): Promise<Entered> {
  const row = await users.find(ctx.db, userId);
  const user = await userOf(ctx, userId);
  if (!row || !user) throw passkeyRefused();
  if (row.suspended_at) throw suspended(row.suspended_reason);
  request.session.provedAt = ctx.now().getTime();
  return { user, ...withoutMerge };
}

async function verify(ctx: Context, challenge: string, answer: Answer, passkey: PasskeyRow): Promise<void> {
  const { id, origins } = relyingParty(ctx.config);
  // The user handle must be the user's for whom the passkey was created (WebAuthn 3, 7.2.6).
  if (answer.response.userHandle !== Buffer.from(passkey.user_id).toString('base64url'))
    throw passkeyRefused();
  const { verifyAuthenticationResponse } = await openWebAuthn();
  const result = await verifyAuthenticationResponse({
    // We request no extensions, so their results are ignored.
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!result?.verified) throw passkeyRefused();
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  const isAccepted = await auth.usePasskey(ctx.db, {
    id: passkey.id,
    counterBefore: passkey.counter,
    counter: newCounter,
    isSynced: credentialBackedUp,
    now: ctx.now(),
  });
  if (!isAccepted) throw passkeyRefused();
}
