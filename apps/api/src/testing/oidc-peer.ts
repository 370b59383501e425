import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider } from 'oidc-provider';

export type PeerAccount = {
  email?: string;
  /** Some providers send text. */
  email_verified?: boolean | string;
  name?: string;
  given_name?: string;
  family_name?: string;
  username?: string;
};

export type OidcPeer = {
  issuer: string;
  /** Claims of the provider's accounts. Tests change it. */
  accounts: Map<string, PeerAccount>;
  idTokens: IdTokens;
  /**
   * Connections that the peer closes: those that are reused when their keep-alive has just ended, and the `next` new
   * ones.
   */
  connections: { lose: { reused: boolean; next: number }; lost: number };
  close: () => Promise<void>;
};

type IdTokens = {
  /** Lifetime of ID tokens. If negative, tokens have expired. */
  seconds: number;
  /** Claims that are added to ID tokens or replace their usual ones. */
  claims: Readonly<Record<string, unknown>>;
};

export const peerClient = { id: 'workshop', secret: 'a secret between the two of them' };

/**
 * Starts a real OpenID provider on this machine, whose sign-in page lists its accounts. `redirectUris` are those of
 * the site.
 */
export async function startOidcPeer(redirectUris: string[], port = 0): Promise<OidcPeer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, PeerAccount>();
  const idTokens: IdTokens = { seconds: 600, claims: {} };
  const provider = openProvider(issuer, redirectUris, accounts, idTokens);
  const handle = provider.callback();
  const connections = { lose: { reused: false, next: 0 }, lost: 0 };
  const used = new WeakSet<Socket>();
  server.on('request', (request, response) => {
    const isReused = used.has(request.socket);
    used.add(request.socket);
    if (isReused ? connections.lose.reused : connections.lose.next-- > 0) {
      connections.lost += 1;
      return void request.socket.destroy();
    }
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    interact(provider, accounts, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return {
    issuer,
    accounts,
    idTokens,
    connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function openProvider(
  issuer: string,
  redirectUris: string[],
  accounts: Map<string, PeerAccount>,
  idTokens: IdTokens,
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: peerClient.id, client_secret: peerClient.secret, redirect_uris: redirectUris }],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'username'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    // A person who chose an account has consented.
    async loadExistingGrant(ctx) {
      const { client, account, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: account?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (ctx.path === '/token' && typeof body?.id_token === 'string')
      body.id_token = changeToken(idTokens, body.id_token, privateKey);
  });
  return provider;
}

/** Returns an ID token with another expiry and other claims, signed again (RS256). */
function changeToken({ seconds, claims: others }: IdTokens, token: string, key: KeyObject): string {
  const [head = '', payload = ''] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = { ...claims, exp: Math.floor(Date.now() / 1000) + seconds, ...others };
  const text = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

async function interact(
  provider: Provider,
  accounts: Map<string, PeerAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page([...accounts.keys()]));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const accountId = form.get('account');
  const result = accountId
    ? { select_account: {}, login: { accountId } }
    : { error: 'access_denied', error_description: 'Cancelled by the person' };
  await provider.interactionFinished(request, response, result);
}

function page(names: string[]): string {
  const buttons = names.map(
    (name) => `<button name="account" value="${encodeURIComponent(name)}">${name}</button>`,
  );
  return `<!doctype html><title>Choose an account</title><h1>Choose an account</h1>
<form method="post">${buttons.join('')}<button name="account" value="">Cancel</button></form>`;
}
