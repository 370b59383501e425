import type { OidcProblem } from '@aw/contracts/auth/public';
import { safeNext } from '@aw/contracts/safe-next';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import { clientOf } from '../../../server/client';
import type { Call } from '../../../server/sessions/ceremonies';
import { startSignIn } from '../complete-sign-in';
import { type OpenCeremony, saveSignIn, takeSignIn } from './ceremonies';
import { findOrCreateAccount } from './find-or-create-account';
import type { Provider } from './provider';

/**
 * Starts a sign-in and returns the address of the provider's page, or of the login page if the provider does not
 * answer.
 */
export async function startOidc(
  ctx: Context,
  provider: Provider,
  { request, reply }: Call,
  requestedNext: string | undefined,
): Promise<string> {
  const next = safeNext(requestedNext);
  const ceremony = provider.newCeremony();
  try {
    const address = await provider.addressFor(ceremony, `${originOf(ctx, request)}/api/login/callback`);
    saveSignIn(ctx, { request, reply }, { ...ceremony, next });
    return address.href;
  } catch (error) {
    request.log.warn({ err: error }, 'the OpenID provider does not answer');
    return loginPath({ problem: 'oidc-unreachable' }, next);
  }
}

/**
 * Returns the site's origin with the host name that the browser used, if we serve that name; otherwise the configured
 * origin.
 */
function originOf(ctx: Context, request: FastifyRequest): string {
  const { siteOrigins, SITE_ORIGIN } = ctx.config;
  return siteOrigins.find((origin) => new URL(origin).host === request.host) ?? SITE_ORIGIN;
}

/**
 * Handles the provider's answer once. Returns the next page: the original one, the code page, or the login page with a
 * problem.
 */
export async function finishOidc(
  ctx: Context,
  provider: Provider,
  { request, reply }: Call,
): Promise<string> {
  const answer = new URL(request.url, originOf(ctx, request));
  const state = answer.searchParams.getAll('state').join(' ');
  const taken = await takeSignIn(ctx, { request, reply }, state);
  if (!taken?.isGood) return loginPath({ problem: 'oidc-expired' }, taken?.ceremony.next ?? '/');
  const { ceremony } = taken;
  try {
    return await finish(ctx, provider, request, answer, ceremony);
  } catch (error) {
    if (error instanceof FeatureError && error.code === 'auth.second_factor')
      return loginPath({ step: 'code' }, ceremony.next);
    const problem = problemOf(error, provider);
    if (problem === 'oidc-failed' || problem === 'oidc-unreachable')
      request.log.warn({ err: error }, 'a sign-in with the OpenID provider failed');
    return loginPath({ problem }, ceremony.next);
  }
}

async function finish(
  ctx: Context,
  provider: Provider,
  request: FastifyRequest,
  answer: URL,
  ceremony: OpenCeremony,
): Promise<string> {
  if (answer.searchParams.get('error') === 'access_denied')
    return loginPath({ problem: 'oidc-cancelled' }, ceremony.next);
  const claims = await provider.exchange(answer, ceremony);
  const account = await findOrCreateAccount(ctx, request.session.userId, claims, clientOf(request));
  if ('problem' in account) return loginPath(account, ceremony.next);
  await startSignIn(ctx, request, account.userId, { remember: true, epoch: account.epoch });
  return ceremony.next;
}

function problemOf(error: unknown, provider: Provider): OidcProblem {
  if (error instanceof FeatureError) {
    if (error.code === 'auth.suspended') return 'oidc-suspended';
    // Someone has signed up with the same address at the same moment.
    if (error.code === 'accounts.email_taken') return 'oidc-existing';
  }
  return provider.isUnreachable(error) ? 'oidc-unreachable' : 'oidc-failed';
}

/** Returns the address of the login page with a problem or step to show, and the page that follows the sign-in. */
function loginPath(about: { problem: OidcProblem } | { step: 'code' }, next: string): string {
  const query = new URLSearchParams(about);
  if (next !== '/') query.set('next', next);
  return `/login?${query.toString()}`;
}
