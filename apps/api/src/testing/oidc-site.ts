import { expect } from 'vitest';
import type { Caller } from './calls';
import { signInAtPeer } from './oidc-browser';
import { type PeerAccount, peerClient, startOidcPeer } from './oidc-peer';
import { startTestApp } from './test-app';

/** Origin of the site whose visitors sign in with the provider. */
export const siteOrigin = 'http://workshop.example';
const callback = `${siteOrigin}/api/login/callback`;

/** Returns the settings of a site with the provider. */
export const settingsFor = (issuer: string) => ({
  SITE_ORIGIN: siteOrigin,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: peerClient.id,
  OIDC_CLIENT_SECRET: peerClient.secret,
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
});

/** Starts a provider on this machine that redirects to the site. */
export const startProvider = (port?: number) => startOidcPeer([callback], port);

/** Starts a site with its provider, and returns the steps of a sign-in. */
export async function startOidcSite() {
  const peer = await startProvider();
  const test = await startTestApp(settingsFor(peer.issuer));
  let count = 0;
  /** Adds a person at the provider and returns their subject there. */
  const addAccount = (change: PeerAccount = {}) => {
    const sub = `person-${++count}`;
    const account = { email: `${sub}@provider.example`, email_verified: true };
    peer.accounts.set(sub, { ...account, given_name: 'Grace', family_name: 'Hopper', ...change });
    return sub;
  };
  /** Chooses an account at the provider, or cancels (null). Returns the address with the answer. */
  const choose = (address: string, account: string | null) => signInAtPeer(peer, address, account);
  const close = async () => {
    await test.close();
    await peer.close();
  };
  return { test, peer, addAccount, choose, close };
}

export type OidcSite = Awaited<ReturnType<typeof startOidcSite>>;

async function redirect(browser: Caller, url: string): Promise<string> {
  const response = await browser.get(url);
  expect([url, response.statusCode]).toEqual([url, 302]);
  return String(response.headers.location);
}

/** Begins a sign-in and returns the address to which the browser is redirected. */
export function start(browser: Caller, next?: string): Promise<string> {
  return redirect(browser, next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`);
}

/** Opens the address with the provider's answer and returns the final address. */
export function finish(browser: Caller, answer: URL): Promise<string> {
  return redirect(browser, answer.pathname + answer.search);
}

/** Returns the person of a browser's session. */
export async function whoIs(browser: Caller): Promise<Record<string, unknown> | undefined> {
  const session = await browser.get('/api/auth/session');
  return session.json<{ user?: Record<string, unknown> }>().user;
}
