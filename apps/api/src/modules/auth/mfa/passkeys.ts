import type { Account } from '@aw/contracts/users/account';
import * as auth from '@aw/db/auth';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import type { Call } from '../../../server/sessions/ceremonies';
import { deviceOf } from '../../../server/sessions/device';
import { getAccount } from '../../users/get-account';
import { recordSecurityChange } from '../../users/record-security-change';
import { noSuchEntry } from '../../users/user.errors';
import { passkeyRefused } from './mfa.errors';
import { ceremonyMs, openWebAuthn, relyingParty, saveChallenge, takeChallenge } from './relying-party';

/** COSE numbers of EdDSA, ES256 and RS256, which devices support and Node verifies without experimental flags. */
const algorithms = [-8, -7, -257];

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

type Answer = Omit<RegistrationResponseJSON, 'clientExtensionResults'>;

/** Returns the options with which the browser creates a discoverable passkey that requires user verification. */
export async function startPasskey(
  ctx: AccountContext,
  call: Call,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { name, id } = relyingParty(ctx.config);
  const { user } = ctx;
  const passkeys = await auth.listPasskeys(ctx.db, user.id);
  const { generateRegistrationOptions } = await openWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
    timeout: ceremonyMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  saveChallenge(ctx, call, 'add', options.challenge);
  return options;
}

/**
 * Stores the public key of a new passkey. Throws 401 `auth.passkey` for an answer to no challenge of this browser and
 * user.
 */
export async function addPasskey(
  ctx: AccountContext,
  call: Call,
  input: { name: string; answer: Answer },
): Promise<Account> {
  const challenge = await takeChallenge(ctx, call, 'add', input.answer.response.clientDataJSON);
  const { credential, credentialBackedUp } = await verify(ctx, challenge, input.answer);
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    const isNew = await auth.insertPasskey(ctx.db, {
      id: credential.id,
      userId: ctx.userId,
      name: input.name || deviceOf(call.request.headers['user-agent']) || 'Passkey',
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: knownTransports.filter((one) => credential.transports?.includes(one)),
      isSynced: credentialBackedUp,
    });
    if (!isNew) throw passkeyRefused();
    await recordSecurityChange(ctx, ctx.user, 'people.passkey_added', {
      subject: 'A passkey was added',
      what: 'A passkey was added to your account. It lets you sign in without a password.',
    });
  });
  return getAccount(ctx);
}

async function verify(ctx: AccountContext, challenge: string, answer: Answer) {
  const { id, origins } = relyingParty(ctx.config);
  const { verifyRegistrationResponse } = await openWebAuthn();
  const result = await verifyRegistrationResponse({
    // We request no extensions, so their results are ignored.
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) throw passkeyRefused();
  return result.registrationInfo;
}

/** Removes one of the acting user's passkeys. Throws 404 for any other. */
export async function removePasskey(ctx: AccountContext, id: string): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if ((await auth.deletePasskey(ctx.db, ctx.userId, id)) === undefined) throw noSuchEntry();
    // Removing the last passkey is safe: an emailed link can always set a password.
    const what = (await hasSignInMethod(ctx))
      ? 'A passkey was removed from your account.'
      : 'The last passkey was removed from your account. To sign in again, ask for a link to choose a password.';
    await recordSecurityChange(ctx, ctx.user, 'people.passkey_removed', {
      subject: 'A passkey was removed',
      what,
    });
  });
  return getAccount(ctx);
}

async function hasSignInMethod(ctx: AccountContext): Promise<boolean> {
  return (
    ctx.user.password_hash !== null ||
    (await auth.countIdentities(ctx.db, ctx.userId)) > 0 ||
    (await auth.listPasskeys(ctx.db, ctx.userId)).length > 0
  );
}
