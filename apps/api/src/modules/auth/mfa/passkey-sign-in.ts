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
import type { Call } from '../../../server/ceremonies';
import { suspended } from '../../../server/require-user';
import { countAttempt } from '../../../server/security/throttle';
import { hashToken } from '../../../server/security/token';
import { userOf } from '../../users/get-user';
import { nobodyAlong } from '../bring-along';
import { beginEntry } from '../enter-account';
import { passkeyRefused } from './mfa.errors';
import { ceremonyMs, keepChallenge, openWebAuthn, relyingParty, takeChallenge } from './relying-party';

type Answer = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>;

/** What the browser needs to sign in with any passkey that it has for this site. */
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
  keepChallenge(ctx, call, 'sign-in', options.challenge);
  return options;
}

/**
 * Signs in with a passkey; a session that is that person's already only proves identity again. Throws 401
 * `auth.passkey` for one that is unknown or does not answer a challenge of this browser, and 403 for a suspended person.
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
    return beginEntry(ctx, request, passkey.user_id, {
      remember: input.remember,
      isStrong: true,
      epoch: passkey.session_epoch,
    });
  return proveAgain(ctx, request, passkey.user_id);
}

async function proveAgain(ctx: Context, request: FastifyRequest, userId: string): Promise<Entered> {
  const row = await users.findUser(ctx.db, userId);
  const user = await userOf(ctx, userId);
  if (!row || !user) throw passkeyRefused();
  if (row.suspended_at) throw suspended(row.suspended_reason);
  request.session.provedAt = ctx.now().getTime();
  return { user, ...nobodyAlong };
}

async function verify(ctx: Context, challenge: string, answer: Answer, passkey: PasskeyRow): Promise<void> {
  const { id, origins } = relyingParty(ctx.config);
  // A passkey names its person; another name than the one it was made for is no sign of good will (WebAuthn 3, 7.2.6).
  if (answer.response.userHandle !== Buffer.from(passkey.user_id).toString('base64url'))
    throw passkeyRefused();
  const { verifyAuthenticationResponse } = await openWebAuthn();
  const result = await verifyAuthenticationResponse({
    // Nothing is asked of extensions, so what a browser says of them is left out.
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
  const isFirst = await auth.usePasskey(ctx.db, {
    id: passkey.id,
    counterBefore: passkey.counter,
    counter: newCounter,
    isSynced: credentialBackedUp,
    now: ctx.now(),
  });
  if (!isFirst) throw passkeyRefused();
}
