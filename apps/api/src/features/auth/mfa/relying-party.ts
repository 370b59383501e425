import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config';
import type { Context } from '../../../context';
import { takeChallengeOnce } from '../../../server/session';
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

/** Keeps the challenge of a ceremony that begins, in the place of an earlier one. */
export function keepChallenge(ctx: Context, request: FastifyRequest, purpose: Purpose, value: string): void {
  request.session.challenge = { value, purpose, until: ctx.now().getTime() + ceremonyMs };
}

/** Takes the challenge out of the session, so that no answer to it is good twice; throws 401 when there is none. */
export async function takeChallenge(
  ctx: Context,
  request: FastifyRequest,
  purpose: Purpose,
): Promise<string> {
  const { challenge } = request.session;
  if (!challenge) throw passkeyRefused();
  const isFirst = await takeChallengeOnce(ctx.db, request, challenge.value);
  const isGood = challenge.purpose === purpose && challenge.until > ctx.now().getTime();
  if (!isFirst || !isGood) throw passkeyRefused();
  return challenge.value;
}
