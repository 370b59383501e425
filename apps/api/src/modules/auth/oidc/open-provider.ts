import type { Config } from '../../../config/config';
import type { Provider } from './provider';

/** Returns the configured OpenID provider. Its library is loaded at the first sign-in. */
export type OpenProvider = () => Promise<Provider>;

/** Returns the function that opens the configured OpenID provider, or undefined if none is configured. */
export function openProvider(config: Config): OpenProvider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = config;
  if (OIDC_ISSUER === undefined || clientId === undefined) return undefined;
  const issuer = new URL(OIDC_ISSUER);
  let opened: Promise<Provider> | undefined;
  return () => {
    opened ??= import('./provider').then(({ createProvider }) =>
      createProvider({ issuer, clientId, secret }),
    );
    return opened;
  };
}
