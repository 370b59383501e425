import { expect } from 'vitest';
import type { browserOf } from './account';
import { signInAtPeer } from './oidc-browser';
import { type PeerAccount, peerClient, startOidcPeer } from './oidc-peer';
import { startTestApp } from './test-app';

type Browser = Pick<ReturnType<typeof browserOf>, 'inject'>;

/** Origin of the site whose visitors sign in with the provider. */
export const siteOrigin = 'http://workshop.example';
const callback = `${siteOrigin}/api/login/callback`;

/** Settings of a site that knows the provider. */
export const settingsFor = (issuer: string) => ({
  SITE_ORIGIN: siteOrigin,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: peerClient.id,
  OIDC_CLIENT_SECRET: peerClient.secret,
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
});

/** Starts a provider on this machine that leads back to the site. */
export const startProvider = (port?: number) => startOidcPeer([callback], port);

/** A site together with its provider, and the steps of a sign-in there. */
export async function startOidcSite() {
  const peer = await startProvider();
  const test = await startTestApp(settingsFor(peer.issuer));
  let count = 0;
  /** Adds a person at the provider; returns their subject there. */
  const addAccount = (change: PeerAccount = {}) => {
    const sub = `person-${++count}`;
    const account = { email: `${sub}@provider.example`, email_verified: true };
    peer.accounts.set(sub, { ...account, given_name: 'Grace', family_name: 'Hopper', ...change });
    return sub;
  };
  /** Chooses an account at the provider, or cancels (null); returns the answer that the browser brings back. */
  const choose = (address: string, account: string | null) => signInAtPeer(peer, address, account);
  const close = async () => {
    await test.close();
    await peer.close();
  };
  return { test, peer, addAccount, choose, close };
}

export type OidcSite = Awaited<ReturnType<typeof startOidcSite>>;

async function redirect(browser: Browser, url: string): Promise<string> {
  const response = await browser.inject({ url });
  expect([url, response.statusCode]).toEqual([url, 302]);
  return String(response.headers.location);
}

/** Begins a sign-in; returns where the browser is sent. */
export function start(browser: Browser, next?: string): Promise<string> {
  return redirect(browser, next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`);
}

/** Brings the provider's answer back; returns where the browser is led in the end. */
export function finish(browser: Browser, answer: URL): Promise<string> {
  return redirect(browser, answer.pathname + answer.search);
}

/** Returns whose session a browser has. */
export async function whoIs(browser: Browser): Promise<Record<string, unknown> | undefined> {
  const session = await browser.inject({ url: '/api/auth/session' });
  return session.json<{ user?: Record<string, unknown> }>().user;
}
