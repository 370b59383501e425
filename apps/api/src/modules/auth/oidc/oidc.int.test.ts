import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt, encrypt } from '../../../config/encrypt';
import { anonymousBrowser, browserOf, member, newcomer } from '../../../testing/account';
import type { Caller } from '../../../testing/calls';
import { orderRow } from '../../../testing/full-order';
import { uniquePdf } from '../../../testing/make-pdf';
import { signInAtPeer } from '../../../testing/oidc-browser';
import { type OidcPeer, peerClient } from '../../../testing/oidc-peer';
import {
  finish,
  type OidcSite,
  settingsFor,
  siteOrigin,
  start,
  startOidcSite,
  startProvider,
  whoIs,
} from '../../../testing/oidc-site';
import { insertRow, selectRow, selectRows, updateRows } from '../../../testing/rows';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let site: OidcSite;
let test: TestApp;
let peer: OidcPeer;
let sub = '';

beforeAll(async () => {
  site = await startOidcSite();
  ({ test, peer } = site);
});
afterAll(() => site.close());
beforeEach(() => {
  sub = site.addAccount();
});

/** Signs in as the provider's account. Returns the address that the browser ends at. */
async function signIn(browser: Caller, options: { as?: string | null; next?: string } = {}) {
  const address = await start(browser, options.next);
  return finish(browser, await signInAtPeer(peer, address, options.as === undefined ? sub : options.as));
}
const changeAccount = (email: string, change: object) => updateRows(test, 'users', { email }, change);
const countAccounts = async () => (await selectRows(test, 'users', { is_anonymous: false })).length;
/**
 * Decrypts the cookie of the browser's only open sign-in. Returns a function that creates a browser with changed
 * content.
 */
function ceremonyOf(browser: { cookie: (url: string) => string }) {
  const [name = '', sealed = ''] = browser.cookie('/api/login/callback').split('=');
  const purpose = `sealed-cookie ${name}`;
  const whole = JSON.parse(decrypt(test.ctx.secret, purpose, sealed)) as { content: string };
  const kept = JSON.parse(whole.content) as Record<string, string>;
  const changed = (change: object) => {
    const content = JSON.stringify({ ...kept, ...change });
    const text = JSON.stringify({ ...whole, content });
    return browserOf(test, `${name}=${encrypt(test.ctx.secret, purpose, text)}`);
  };
  return { kept, changed };
}

describe('signing in with a provider', () => {
  it('[U3] sign-in with a provider is offered only if one is configured', async () => {
    const hasOidc = async (app: TestApp) =>
      (await app.nobody.get('/api/config')).json<{ hasOidc: boolean }>().hasOidc;
    expect(await hasOidc(test)).toBe(true);
    const plain = await startTestApp();
    expect(await hasOidc(plain)).toBe(false);
    for (const url of ['/api/login', '/api/login/callback?code=x&state=y'])
      expect((await plain.nobody.get(url)).statusCode).toBe(404);
    await plain.close();
  });

  it('[U3] a sign-in with a provider sends PKCE, state and nonce, and asks for a choice of account', async () => {
    const browser = browserOf(test);
    const { origin: providerOrigin, searchParams } = new URL(await start(browser));
    const asking = Object.fromEntries(searchParams);
    expect([providerOrigin, asking]).toEqual([
      peer.issuer,
      {
        client_id: peerClient.id,
        response_type: 'code',
        redirect_uri: `${siteOrigin}/api/login/callback`,
        scope: 'openid email profile',
        prompt: 'select_account',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    const { state, verifier = '' } = ceremonyOf(browser).kept;
    expect(state).toBe(asking.state);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asking.code_challenge);
  });

  it('[U3] a first sign-in creates a confirmed account with the provider’s names and the welcome credit, and opens the requested page', async () => {
    const browser = browserOf(test);
    expect(await signIn(browser, { next: '/documents/7?page=2' })).toBe('/documents/7?page=2');
    expect(await whoIs(browser)).toMatchObject({
      id: expect.stringMatching(/^user_[\w-]{20,}$/),
      email: `${sub}@provider.example`,
      firstName: 'Grace',
      lastName: 'Hopper',
      isEmailVerified: true,
      isAnonymous: false,
      role: 'user',
      isExpert: false,
      creditBalance: 1,
    });
    const kinds = await selectRows(test, 'mails', { to_address: `${sub}@provider.example` }, ['kind']);
    expect(kinds).toEqual([{ kind: 'welcome' }]);
    expect((await browser.get('/api/account')).json()).toMatchObject({
      hasPassword: false,
      isFresh: true,
      identities: [{ issuer: peer.issuer, email: `${sub}@provider.example` }],
    });
    expect(await selectRows(test, 'admin_users')).toEqual([]);
  });

  it('[U6] [U3] a first sign-in turns the anonymous user into an account that keeps its uploads and id', async () => {
    const visitor = await anonymousBrowser(test);
    expect((await visitor.upload(await uniquePdf(1))).statusCode).toBe(201);
    expect(await signIn(visitor)).toBe('/');
    expect(await whoIs(visitor)).toMatchObject({ id: visitor.id, isAnonymous: false });
    expect((await visitor.get('/api/auth/belongings')).json()).toMatchObject({ uploads: 1, credits: 1 });
  });

  it('[U6] [U3] a later sign-in finds the same account after a change of address, and merges the anonymous user', async () => {
    const first = browserOf(test);
    await signIn(first);
    const { id } = (await whoIs(first)) ?? {};
    peer.accounts.set(sub, { email: `${sub}.new@provider.example`, email_verified: true });
    const visitor = await anonymousBrowser(test);
    await visitor.upload(await uniquePdf(1));
    await orderRow(test, visitor.id);
    expect(await signIn(visitor)).toBe('/');
    expect(await whoIs(visitor)).toMatchObject({ id, email: `${sub}@provider.example` });
    expect((await visitor.get('/api/auth/belongings')).json()).toMatchObject({
      uploads: 1,
      credits: 1,
      orders: 1,
    });
    const account = (await visitor.get('/api/account')).json<{ identities: object[] }>();
    expect(account.identities).toMatchObject([{ email: `${sub}.new@provider.example` }]);
    peer.accounts.set(sub, { email: `${sub}.other@provider.example`, email_verified: false });
    expect(await signIn(browserOf(test))).toBe('/');
  });

  it('[O9] [U3] a sign-in takes over a guest order with the address that the provider has verified', async () => {
    const guest = await anonymousBrowser(test);
    await orderRow(test, guest.id, { email: `${sub}@provider.example`, status: 'paid' });
    const browser = browserOf(test);
    expect(await signIn(browser)).toBe('/');
    expect((await browser.get('/api/auth/belongings')).json()).toMatchObject({ orders: 1 });
  });

  it('[U3] simultaneous first sign-ins of one person in three browsers create one account', async () => {
    const before = await countAccounts();
    const browsers = [browserOf(test), browserOf(test), browserOf(test)];
    expect(await Promise.all(browsers.map((browser) => signIn(browser)))).toEqual(['/', '/', '/']);
    expect(new Set((await Promise.all(browsers.map(whoIs))).map((user) => user?.id)).size).toBe(1);
    expect(await countAccounts()).toBe(before + 1);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('[U3] a sign-in never redirects to %j', async (next) => {
    expect(await signIn(browserOf(test), { next })).toBe('/');
  });

  it('[U8] a sign-in with a provider asks for the code of an authenticator app', async () => {
    await signIn(browserOf(test));
    const { id } = await selectRow(test, 'users', { email: `${sub}@provider.example` });
    await insertRow(test, 'totp_factors', { user_id: id, secret: 'sealed', confirmed_at: new Date() });
    const browser = browserOf(test);
    expect(await signIn(browser, { next: '/profile' })).toBe('/login?step=code&next=%2Fprofile');
    expect(await whoIs(browser)).toBeUndefined();
    const code = await browser.post('/api/auth/second-factor', { code: '1' });
    expect(code.json()).toMatchObject({ code: 'auth.code' });
  });
});

describe('an account with the provider’s address', () => {
  it('[U3] an account with the same confirmed address is linked and notified by email', async () => {
    const person = await member(test, `${sub}@provider.example`);
    await changeAccount(person.email, { email_verified_at: new Date() });
    const browser = browserOf(test);
    peer.accounts.set(sub, { email: person.email.toUpperCase(), email_verified: true });
    expect(await signIn(browser)).toBe('/');
    expect(await whoIs(browser)).toMatchObject({ id: person.id, firstName: 'Noor', creditBalance: 1 });
    const { subject, body_text: text } = await selectRow(test, 'mails', {
      to_address: person.email,
      kind: 'security_notice',
    });
    expect(subject).toBe('A new way to sign in was added');
    expect(text).toContain(new URL(peer.issuer).host);
  });

  it('[U3] an account with the same unconfirmed address is not linked, because someone else may have created it', async () => {
    const person = await newcomer(test, `${sub}@provider.example`);
    const browser = browserOf(test);
    expect(await signIn(browser, { next: '/profile' })).toBe('/login?problem=oidc-existing&next=%2Fprofile');
    expect(await whoIs(browser)).toBeUndefined();
    expect(await whoIs(person)).toMatchObject({ id: person.id, isEmailVerified: false });
    const row = test.ctx.db.selectFrom('oidc_identities').selectAll().where('subject', '=', sub);
    expect(await row.execute()).toEqual([]);
  });

  it('[M9] a suspended account cannot sign in with a provider, linked or not', async () => {
    const person = await member(test, `${sub}@provider.example`);
    await changeAccount(person.email, { email_verified_at: new Date(), suspended_at: new Date() });
    expect(await signIn(browserOf(test))).toBe('/login?problem=oidc-suspended');
    await changeAccount(person.email, { suspended_at: null });
    expect(await signIn(browserOf(test))).toBe('/');
    await changeAccount(person.email, { suspended_at: new Date() });
    expect(await signIn(browserOf(test))).toBe('/login?problem=oidc-suspended');
  });
});

describe('an answer that is not good', () => {
  const refused = async (browser: Caller, answer: URL, problem: string) => {
    const before = await countAccounts();
    expect(await finish(browser, answer)).toBe(`/login?problem=${problem}`);
    expect(await whoIs(browser)).toBeUndefined();
    expect(await countAccounts()).toBe(before);
  };
  const answerFor = async (browser: Caller, as: string | null = sub) =>
    signInAtPeer(peer, await start(browser), as);

  it('[U3] an answer is refused when the person cancelled', async () => {
    const browser = browserOf(test);
    await refused(browser, await answerFor(browser, null), 'oidc-cancelled');
  });

  it('[U3] an answer is refused when its address is unverified, missing or invalid', async () => {
    for (const [account, problem] of [
      [{ email: `${sub}@provider.example`, email_verified: false }, 'oidc-unverified'],
      [{ email: `${sub}@provider.example` }, 'oidc-unverified'],
      [{ name: 'Nobody' }, 'oidc-no-email'],
      [{ email: '', email_verified: true }, 'oidc-no-email'],
      [{ email: 'grаce@provider.example', email_verified: true }, 'oidc-email'],
      [{ email: 'no address', email_verified: true }, 'oidc-email'],
    ] as const) {
      peer.accounts.set(sub, account);
      const browser = browserOf(test);
      await refused(browser, await answerFor(browser), problem);
    }
  });

  it('[U3] an answer is refused when it comes a second time', async () => {
    const browser = browserOf(test);
    const answer = await answerFor(browser);
    const same = browserOf(test, browser.cookie());
    expect((await Promise.all([finish(browser, answer), finish(same, answer)])).toSorted()).toEqual([
      '/',
      '/login?problem=oidc-expired',
    ]);
    expect(await finish(browser, answer)).toBe('/login?problem=oidc-expired');
  });

  it('[U3] an answer is refused in another browser, whose own sign-in continues', async () => {
    const [one, two] = [browserOf(test), browserOf(test)];
    const [first, second] = [await answerFor(one), await answerFor(two)];
    await refused(two, first, 'oidc-expired');
    await refused(browserOf(test), first, 'oidc-expired');
    expect(await finish(one, first)).toBe('/');
    expect(await finish(two, second)).toBe('/');
  });

  it('[U3] an answer is refused when its subject is empty', async () => {
    for (const empty of ['', ' ']) {
      const browser = browserOf(test);
      const answer = await answerFor(browser);
      peer.idTokens.claims = { sub: empty };
      await refused(browser, answer, 'oidc-failed');
      peer.idTokens.claims = {};
    }
  });

  it.each(['nonce', 'verifier'])(
    '[U3] an answer is refused when its %s is not the one of the request',
    async (field) => {
      const browser = browserOf(test);
      const answer = await answerFor(browser);
      await refused(ceremonyOf(browser).changed({ [field]: 'A'.repeat(43) }), answer, 'oidc-failed');
    },
  );

  it('[U3] an answer is refused when its code or another parameter was changed', async () => {
    for (const change of ['code=made-up', 'iss=https%3A%2F%2Fevil.example', 'error=server_made_up']) {
      const browser = browserOf(test);
      const answer = await answerFor(browser);
      const [name = '', value = ''] = change.split('=');
      answer.searchParams.set(name, decodeURIComponent(value));
      await refused(browser, answer, 'oidc-failed');
    }
    for (const query of ['', '?state=', '?state[]=x', '?code=1&state=1&state=2', '?error=access_denied'])
      await refused(browserOf(test), new URL(`/api/login/callback${query}`, siteOrigin), 'oidc-expired');
  });

  it('[U3] an answer is refused after ten minutes, and the page to return to is still known', async () => {
    const browser = browserOf(test);
    const answer = await signInAtPeer(peer, await start(browser, '/profile'), sub);
    test.ctx.now = () => new Date(Date.now() + 10 * 60_000);
    expect(await finish(browser, answer)).toBe('/login?problem=oidc-expired&next=%2Fprofile');
    test.ctx.now = () => new Date();
    expect(await whoIs(browser)).toBeUndefined();
  });

  it.each([
    [50, '/'],
    [90, '/login?problem=oidc-failed'],
  ])('[U3] a token that ended %i seconds ago leads to %s: clocks differ a little', async (seconds, place) => {
    peer.idTokens.seconds = -seconds;
    const browser = browserOf(test);
    expect(await finish(browser, await answerFor(browser))).toBe(place);
    peer.idTokens.seconds = 600;
  });
});

describe('a provider that is away', () => {
  it('[U3] an unreachable provider leads back to the login page, and works again when it is back', async () => {
    const away = await startProvider();
    const app = await startTestApp(settingsFor(away.issuer));
    const port = Number(new URL(away.issuer).port);
    await away.close();
    const browser = browserOf(app);
    expect(await start(browser, '/profile')).toBe('/login?problem=oidc-unreachable&next=%2Fprofile');
    const back = await startProvider(port);
    back.accounts.set(sub, { email: `${sub}@provider.example`, email_verified: true });
    const answer = await signInAtPeer(back, await start(browser), sub);
    await back.close();
    expect(await finish(browser, answer)).toBe('/login?problem=oidc-unreachable');
    await app.close();
  });

  it.each([
    ['kept connections as they are used again', { reused: true, next: 0 }, 0, '/'],
    ['one connection before it answers', { reused: true, next: 1 }, 1, '/'],
    ['every connection', { reused: true, next: 9 }, 2, '/login?problem=oidc-unreachable'],
  ])('[U3] a provider that loses %s is asked at most once more', async (_, lose, lost, place) => {
    const [before, browser] = [browserOf(test), browserOf(test)];
    const earlier = await signInAtPeer(peer, await start(before), sub);
    const answer = await signInAtPeer(peer, await start(browser), sub);
    // Otherwise the next test would reuse connections that this one leaves open.
    expect(await finish(before, earlier)).toBe('/');
    Object.assign(peer.connections, { lose, lost: 0 });
    expect(await finish(browser, answer)).toBe(place);
    expect(peer.connections.lost).toBe(lost);
    peer.connections.lose = { reused: false, next: 0 };
  });
});
