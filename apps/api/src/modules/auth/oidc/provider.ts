import type { CustomFetch } from 'openid-client';
import * as client from 'openid-client';
import { type Claims, claimsOf, hasVerdict } from './claims';

/** What undici and Node call a connection that the other side has closed. */
const lost = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * `fetch` for calls to the provider, each on a connection of its own: a kept one may be closed by the provider just as
 * it is used again. A call that lost its connection before any answer is sent once more.
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

const hourMs = 60 * 60 * 1000;
const retryMs = 60 * 1000;
const timeoutSeconds = 5;
/** Seconds by which the provider's clock and ours may differ. */
const clockTolerance = 60;

/** What one sign-in begins with and is checked against at its end. */
export type Ceremony = { state: string; nonce: string; verifier: string };

export type Provider = {
  /** Values that nobody can guess, for one sign-in. */
  newCeremony(): Ceremony;
  /** Where the browser goes to sign in; throws when the provider does not answer. */
  addressFor(ceremony: Ceremony, redirectUri: string): Promise<URL>;
  /** Turns the provider's answer into checked claims; throws for an answer that is not to this ceremony. */
  exchange(answer: URL, ceremony: Ceremony): Promise<Claims>;
  /** Whether an error says that the provider could not be reached or had trouble of its own. */
  isUnreachable(error: unknown): boolean;
};

/** An OpenID provider and how it knows us. */
export type ProviderOptions = { issuer: URL; clientId: string; secret: string | undefined };

/** A provider that is found by discovery when it is first needed. */
export function createProvider({ issuer, clientId, secret }: ProviderOptions): Provider {
  const configuration = keepFresh(() =>
    client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: clockTolerance },
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
      const found = await configuration();
      const tokens = await client.authorizationCodeGrant(found, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const token = tokens.claims();
      if (!token) throw new Error('The provider gave no ID token.');
      checkToken(token);
      const { issuer: name, userinfo_endpoint: endpoint } = found.serverMetadata();
      const info =
        hasVerdict(token) || !endpoint
          ? {}
          : await client.fetchUserInfo(found, tokens.access_token, token.sub);
      return claimsOf(name, token.sub, token, info);
    },
    isUnreachable,
  };
}

/** Refuses what the library accepts: a subject that names nobody, and a token that was issued in the future. */
function checkToken({ sub, iat }: client.IDToken): void {
  if (sub.trim() === '') throw new Error('The ID token has an empty subject.');
  if (iat > Date.now() / 1000 + clockTolerance) throw new Error('The ID token was issued in the future.');
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500 || troubles.has(error.error);
  if (error instanceof client.AuthorizationResponseError) return troubles.has(error.error);
  if (error instanceof client.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
  // What `fetch` throws without a connection.
  return error instanceof TypeError && error.cause instanceof Error;
}

/** Error codes of RFC 6749, 4.1.2.1, with which a provider says that it is its own fault. */
const troubles = new Set(['server_error', 'temporarily_unavailable']);

// RFC 8414 names `client_secret_basic` the method of a provider that lists none.
function secretAuth(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    );
}

/** Loads once an hour; a failed load is tried again, and what was loaded before serves until then. */
function keepFresh<T>(load: () => Promise<T>): () => Promise<T> {
  let known: { value: T; until: number } | undefined;
  let underWay: Promise<T> | undefined;
  return async () => {
    if (known && known.until > Date.now()) return known.value;
    underWay ??= load().finally(() => {
      underWay = undefined;
    });
    try {
      known = { value: await underWay, until: Date.now() + hourMs };
    } catch (error) {
      if (!known) throw error;
      known.until = Date.now() + retryMs;
    }
    return known.value;
  };
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return 'code' in error.cause && typeof error.cause.code === 'string' && lost.has(error.cause.code);
}
