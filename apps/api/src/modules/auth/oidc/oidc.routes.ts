import * as contract from '@aw/contracts/auth/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { attach } from '../../../server/attach';
import { FeatureError } from '../../../server/errors/feature-error';
import { finishOidc, startOidc } from './oidc-sign-in';
import { type OpenProvider, openProvider } from './open-provider';
import type { Provider } from './provider';

/** Signing in with the configured OpenID provider; 404 where there is none. */
export function publicOidcRoutes(app: FastifyInstance, ctx: Context): void {
  const provider = openProvider(ctx.config);
  attach(app, contract.startOidc, async ({ query, request, reply }) => {
    reply.header(
      'location',
      await startOidc(ctx, await configured(provider), { request, reply }, query.next),
    );
  });
  attach(app, contract.finishOidc, async ({ request, reply }) => {
    reply.header('location', await finishOidc(ctx, await configured(provider), { request, reply }));
  });
}

function configured(provider: OpenProvider | undefined): Promise<Provider> {
  if (!provider)
    throw new FeatureError(404, 'request.not_found', 'Signing in with a provider is not set up here.');
  return provider();
}
