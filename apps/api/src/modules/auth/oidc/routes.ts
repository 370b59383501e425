import * as contract from '@aw/contracts/auth/public';
import { FeatureError } from '../../../errors/feature-error';
import { route, routes } from '../../../server/routes';
import { finishOidc, startOidc } from './oidc-sign-in';
import type { OpenProvider } from './open-provider';
import type { Provider } from './provider';

export const oidcRoutes = (provider: OpenProvider | undefined) =>
  routes(
    route(contract.startOidc, async (ctx, { query, request, reply }) => {
      reply.header(
        'location',
        await startOidc(ctx, await configured(provider), { request, reply }, query.next),
      );
    }),
    route(contract.finishOidc, async (ctx, { request, reply }) => {
      reply.header('location', await finishOidc(ctx, await configured(provider), { request, reply }));
    }),
  );

function configured(provider: OpenProvider | undefined): Promise<Provider> {
  if (!provider)
    throw new FeatureError(404, 'request.not_found', 'Signing in with a provider is not set up here.');
  return provider();
}
