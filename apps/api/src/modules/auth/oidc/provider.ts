import type { CustomFetch } from 'openid-client';
import * as client from 'openid-client';
import { hourMs, minuteMs } from '../../../config/durations';
import { type Claims, claimsOf, hasVerdict } from './claims';

/** Error codes of undici and Node for a connection that the other side has closed. */
const lostConnectionCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * `fetch` for calls to the provider. Each call opens its own connection, because the provider may close a reused one at
 * any moment. A call that loses its connection before the response is repeated once.
 */
const providerFetch: CustomFetch = async (url, options) => {
  const once = { ...options, headers: { ...options.headers, connection: 'close' } };
  try {
    return await fetch(url, once);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    return fetch(url, once);
  }
};

const retryMs = minuteMs;
const timeoutSeconds = 5;
/** Maximum difference between the provider's clock and ours. */
const clockToleranceSeconds = 60;

/** Random values that start a sign-in and are checked when it ends. */
export type Ceremony = { state: string; nonce: string; verifier: string };

export type Provider = {
  /** Creates the random values of one sign-in. */
  newCeremony(): Ceremony;
  /** Returns the address of the provider's sign-in page. Throws if the provider does not answer. */
  addressFor(ceremony: Ceremony, redirectUri: string): Promise<URL>;
  /** Turns the provider's answer into verified claims. Throws if it does not belong to this ceremony. */
  exchange(answer: URL, ceremony: Ceremony): Promise<Claims>;
  /** Returns whether an error means that the provider could not be reached or failed itself. */
  isUnreachable(error: unknown): boolean;
};

/** Address of an OpenID provider and our credentials there. */
export type ProviderOptions = { issuer: URL; clientId: string; secret: string | undefined };

/** Creates a provider, which is discovered when it is first needed. */
export function createProvider({ issuer, clientId, secret }: ProviderOptions): Provider {
  const configuration = cachedForAnHour(() =>
    client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: clockToleranceSeconds },
      secret ? secretAuth(secret) : client.None(),
      {
        timeout: timeoutSeconds,
        execute: issuer.protocol === 'https:' ? [] : [client.allowInsecureRequests],
        [client.customFetch]: providerFetch,
      },
    ),
  );
  return {
    newCeremony: () => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }),
    async addressFor({ state, nonce, verifier }, redirectUri) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async exchange(answer, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const token = tokens.claims();
      if (!token) throw new Error('The provider gave no ID token.');
      checkToken(token);
      const { issuer: name, userinfo_endpoint: endpoint } = config.serverMetadata();
      const info =
        hasVerdict(token) || !endpoint
          ? {}
          : await client.fetchUserInfo(config, tokens.access_token, token.sub);
      return claimsOf(name, token.sub, token, info);
    },
    isUnreachable,
  };
}

/** Refuses an empty subject and a token issued in the future, both of which the library accepts. */
function checkToken({ sub, iat }: client.IDToken): void {
  if (sub.trim() === '') throw new Error('The ID token has an empty subject.');
  if (iat > Date.now() / 1000 + clockToleranceSeconds)
    throw new Error('The ID token was issued in the future.');
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 || providerFailures.has(error.error);
  if (error instanceof client.AuthorizationResponseError) return providerFailures.has(error.error);
  if (error instanceof client.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
  // `fetch` throws this error without a connection.
  return error instanceof TypeError && error.cause instanceof Error;
}

/** Error codes of RFC 6749, 4.1.2.1, for failures of the provider itself. */
const providerFailures = new Set(['server_error', 'temporarily_unavailable']);

// A provider that lists no method supports `client_secret_basic` (RFC 8414).
function secretAuth(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    );
}

/** Caches a loaded value for an hour. If loading it again fails, the previous value is used until the next try. */
function cachedForAnHour<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { value: T; until: number } | undefined;
  let loading: Promise<T> | undefined;
  return async () => {
    if (cached && cached.until > Date.now()) return cached.value;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    try {
      cached = { value: await loading, until: Date.now() + hourMs };
    } catch (error) {
      if (!cached) throw error;
      cached.until = Date.now() + retryMs;
    }
    return cached.value;
  };
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return (
    'code' in error.cause && typeof error.cause.code === 'string' && lostConnectionCodes.has(error.cause.code)
  );
}
