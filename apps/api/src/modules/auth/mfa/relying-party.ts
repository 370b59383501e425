import * as z from 'zod/mini';
import type { Config } from '../../../config/config';
import type { Context } from '../../../context';
import { type Call, keepCeremony, takeCeremony } from '../../../server/ceremonies';
import { passkeyRefused } from './mfa.errors';

/** What makes and checks the ceremonies of WebAuthn, loaded with the first passkey. */
export const openWebAuthn = () => import('@simplewebauthn/server');

/** Milliseconds that a browser has for one ceremony. */
export const ceremonyMs = 5 * 60 * 1000;

type Purpose = 'add' | 'sign-in';

/** Who passkeys are made for: the site's host name, and the origins whose pages may ask for them. */
export function relyingParty(config: Config): { name: string; id: string; origins: string[] } {
  return {
    name: config.SITE_NAME,
    id: new URL(config.SITE_ORIGIN).hostname,
    origins: config.siteOrigins,
  };
}

/** Keeps the challenge of a ceremony that begins in this browser; each tab can have one. */
export function keepChallenge(ctx: Context, call: Call, purpose: Purpose, challenge: string): void {
  keepCeremony(ctx, call, kindOf(purpose), { key: challenge, content: contentOf(call, purpose) });
}

/**
 * Takes the challenge that a browser's answer is to, so that no answer to it is good twice. Throws 401 unless this
 * browser was given it for this purpose, and to add a passkey, as this person.
 */
export async function takeChallenge(
  ctx: Context,
  call: Call,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) throw passkeyRefused();
  const taken = await takeCeremony(ctx, call, kindOf(purpose), challenge);
  if (!taken?.isGood || taken.content !== contentOf(call, purpose)) throw passkeyRefused();
  return challenge;
}

function kindOf(purpose: Purpose) {
  return {
    prefix: 'aw_passkey_',
    path: purpose === 'add' ? '/api/account/passkeys' : '/api/auth/passkey',
    goodForMs: ceremonyMs,
    maxAgeSeconds: ceremonyMs / 1000,
  };
}

function contentOf({ request }: Call, purpose: Purpose): string {
  return purpose === 'add' ? `add ${request.session.userId}` : purpose;
}

const clientData = z.object({ challenge: z.string() });

/** Returns the challenge that an answer says it is to; undefined for one that cannot be read. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
}
