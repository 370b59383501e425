import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymousBrowser } from '../testing/account';
import { signInAtPeer } from '../testing/oidc-browser';
import { type OidcPeer, peerClient, startOidcPeer } from '../testing/oidc-peer';
import { startTestApp, type TestApp } from '../testing/test-app';
import { signedIn } from '../testing/user';

const origin = 'http://workshop.example';

let peer: OidcPeer;
let reading: TestApp;

/** Starts an application with a read replica. These tests do not query it. */
const startReading = (env: Record<string, string>) =>
  startTestApp({ DATABASE_READ_URL: 'postgres://127.0.0.1/replica', ...env });

beforeAll(async () => {
  peer = await startOidcPeer([`${origin}/api/login/callback`]);
  peer.accounts.set('grace', { email: 'grace@provider.example', email_verified: true });
  reading = await startReading({
    SITE_ORIGIN: origin,
    OIDC_ISSUER: peer.issuer,
    OIDC_CLIENT_ID: peerClient.id,
    OIDC_CLIENT_SECRET: peerClient.secret,
  });
});
afterAll(async () => {
  await reading.close();
  await peer.close();
});

type Told = { headers: { 'set-cookie'?: string | string[] } };

const marksOf = ({ headers }: Told) =>
  [headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.startsWith('aw_wrote='));

let people = 0;
const begin = ({ app }: TestApp) =>
  app.inject({
    method: 'POST',
    url: '/api/user',
    payload: { userId: `anon_wrote${String(++people).padStart(4, '0')}_${Date.now()}` },
    headers: { 'x-forwarded-proto': 'https' },
  });

it('[R2] with a replica, a change marks its browser, and a read does not', async () => {
  expect(marksOf(await begin(reading))).toEqual(['aw_wrote=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax']);
  const { inject } = await signedIn(reading.app);
  for (const url of ['/api/auth/session', '/api/documents', '/api/schools'])
    expect([url, marksOf(await inject({ url }))]).toEqual([url, []]);
  expect(marksOf(await inject({ method: 'POST', url: '/api/documents/1/unlock' }))).toHaveLength(1);
});

it('[R2] [U3] signing in with a provider, which merges two libraries, marks the browser too', async () => {
  const browser = await anonymousBrowser(reading);
  const { headers } = await browser.get('/api/login');
  const { pathname, search } = await signInAtPeer(peer, String(headers.location), 'grace');
  expect(marksOf(await browser.get(pathname + search))).toHaveLength(1);
});

it('[R2] [R6] the mark lasts as long as the replica may lag, and is as secure as the session', async () => {
  const secure = await startReading({ READ_LAG_MS: '7500', COOKIE_SECURE: 'true', TRUST_PROXY: '1' });
  expect(marksOf(await begin(secure))).toEqual([
    'aw_wrote=1; Max-Age=8; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  await secure.close();
});

it('[R2] without a replica, no browser is marked', async () => {
  const plain = await startTestApp();
  const begun = await begin(plain);
  expect([begun.statusCode, marksOf(begun)]).toEqual([201, []]);
  await plain.close();
});
