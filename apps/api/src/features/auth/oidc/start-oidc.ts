import { safeNext } from '@aw/contracts/safe-next';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { loginPath } from './login-path';
import type { Provider } from './provider';

const ceremonyMs = 10 * 60 * 1000;

/** Begins a sign-in with the provider; gives its address, or the login page's when it does not answer. */
export async function startOidc(
  ctx: Context,
  provider: Provider,
  request: FastifyRequest,
  wanted: string | undefined,
): Promise<string> {
  const next = safeNext(wanted);
  const ceremony = provider.newCeremony();
  try {
    const address = await provider.addressFor(ceremony, `${originOf(ctx, request)}/api/login/callback`);
    request.session.oidc = { ...ceremony, next, until: ctx.now().getTime() + ceremonyMs };
    return address.href;
  } catch (error) {
    request.log.warn({ err: error }, 'the OpenID provider does not answer');
    return loginPath({ problem: 'oidc-unreachable' }, next);
  }
}

/** The site's origin under the name that the browser used, where this machine has two; else the configured one. */
export function originOf(ctx: Context, request: FastifyRequest): string {
  const { siteOrigins, SITE_ORIGIN } = ctx.config;
  return siteOrigins.find((origin) => new URL(origin).host === request.host) ?? SITE_ORIGIN;
}
