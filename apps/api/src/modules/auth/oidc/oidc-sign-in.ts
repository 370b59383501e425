import type { OidcProblem } from '@aw/contracts/auth/public';
import { safeNext } from '@aw/contracts/safe-next';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import type { Call } from '../../../server/ceremonies';
import { clientOf } from '../../../server/client';
import { beginEntry } from '../enter-account';
import { admit } from './admit';
import { keepSignIn, type OpenCeremony, takeSignIn } from './ceremonies';
import type { Provider } from './provider';

/** Begins a sign-in with the provider; gives its address, or the login page's when it does not answer. */
export async function startOidc(
  ctx: Context,
  provider: Provider,
  { request, reply }: Call,
  wanted: string | undefined,
): Promise<string> {
  const next = safeNext(wanted);
  const ceremony = provider.newCeremony();
  try {
    const address = await provider.addressFor(ceremony, `${originOf(ctx, request)}/api/login/callback`);
    keepSignIn(ctx, { request, reply }, { ...ceremony, next });
    return address.href;
  } catch (error) {
    request.log.warn({ err: error }, 'the OpenID provider does not answer');
    return loginPath({ problem: 'oidc-unreachable' }, next);
  }
}

/** The site's origin under the name that the browser used, where this machine has two; else the configured one. */
function originOf(ctx: Context, request: FastifyRequest): string {
  const { siteOrigins, SITE_ORIGIN } = ctx.config;
  return siteOrigins.find((origin) => new URL(origin).host === request.host) ?? SITE_ORIGIN;
}

/** Takes the provider's answer, once; gives where the browser goes next: on, to the code, or back with a problem. */
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
  const admission = await admit(ctx, request.session.userId, claims, clientOf(request));
  if ('problem' in admission) return loginPath(admission, ceremony.next);
  await beginEntry(ctx, request, admission.userId, { remember: true, epoch: admission.epoch });
  return ceremony.next;
}

function problemOf(error: unknown, provider: Provider): OidcProblem {
  if (error instanceof FeatureError) {
    if (error.code === 'auth.suspended') return 'oidc-suspended';
    // Somebody signed up with the same address in the same moment.
    if (error.code === 'accounts.email_taken') return 'oidc-existing';
  }
  return provider.isUnreachable(error) ? 'oidc-unreachable' : 'oidc-failed';
}

/** The login page with what it should say, and where it leads afterwards. */
function loginPath(about: { problem: OidcProblem } | { step: 'code' }, next: string): string {
  const query = new URLSearchParams(about);
  if (next !== '/') query.set('next', next);
  return `/login?${query.toString()}`;
}
