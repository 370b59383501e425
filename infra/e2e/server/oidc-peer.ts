import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeHttp, listen } from '@aw/dev/listen';
import { interactionPolicy, Provider } from 'oidc-provider';

export type PeerAccount = { email: string; email_verified: boolean; given_name: string; family_name: string };

export type OidcPeer = {
  issuer: string;
  /** Settings with which the API uses it. */
  settings: Record<string, string>;
  /** Accounts, by the names of their buttons on its page. */
  accounts: Map<string, PeerAccount>;
  close: () => Promise<void>;
};

/** Starts a real OpenID provider for the site at `siteOrigin`. Its page has a button for each account, and Cancel. */
export async function startOidcPeer(port: number, siteOrigin: string): Promise<OidcPeer> {
  const issuer = `http://127.0.0.1:${port}`;
  const accounts = new Map<string, PeerAccount>();
  const client = { client_id: 'workshop', client_secret: randomBytes(24).toString('hex') };
  const provider = openProvider(issuer, accounts, {
    ...client,
    redirect_uris: [`${siteOrigin}/api/login/callback`],
  });
  const handle = provider.callback();
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/interaction/');
    const answer = isPage ? choose(provider, accounts, request, response) : handle(request, response);
    answer.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await listen(server, port);
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
    },
    accounts,
    close: () => closeHttp(server),
  };
}

function openProvider(
  issuer: string,
  accounts: Map<string, PeerAccount>,
  client: { client_id: string; client_secret: string; redirect_uris: string[] },
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [client],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    // The choice of an account is also the consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.account?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function choose(
  provider: Provider,
  accounts: Map<string, PeerAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = [...accounts.keys()].map(
      (name) => `<button name="account" value="${name}">${name}</button>`,
    );
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="en">
<title>Choose an account</title><link rel="icon" href="data:,"><form method="post">${buttons.join('')}<button>Cancel</button></form>`);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('account');
  await provider.interactionFinished(
    request,
    response,
    accountId ? { select_account: {}, login: { accountId } } : { error: 'access_denied' },
  );
}
