import * as z from 'zod/mini';
import type { Config } from '../../../config/config';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { type Call, saveCeremony, takeCeremony } from '../../../server/sessions/ceremonies';
import { passkeyRefused } from './mfa.errors';

/** Loads the WebAuthn library when the first passkey is used. */
export const openWebAuthn = () => import('@simplewebauthn/server');

/** Time in which a browser must answer a challenge. */
export const ceremonyMs = 5 * minuteMs;

type Purpose = 'add' | 'sign-in';

/** Returns the WebAuthn relying party: the site's host name, and the origins whose pages may ask for passkeys. */
export function relyingParty(config: Config): { name: string; id: string; origins: string[] } {
  return {
    name: config.SITE_NAME,
    id: new URL(config.SITE_ORIGIN).hostname,
    origins: config.siteOrigins,
  };
}

/** Saves the challenge of a new ceremony in a cookie of this browser. Each tab can have its own. */
export function saveChallenge(ctx: Context, call: Call, purpose: Purpose, challenge: string): void {
  saveCeremony(ctx, call, kindOf(purpose), { key: challenge, content: contentOf(call, purpose) });
}

/**
 * Returns the challenge of a browser's answer and ends it, so that no answer works twice. Throws 401 unless this browser
 * got it for this purpose and, when a passkey is added, for this user.
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

/** Returns the challenge that an answer names, or undefined if the answer cannot be read. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return undefined;
  }
}
