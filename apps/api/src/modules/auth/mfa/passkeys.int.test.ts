import { afterEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, browserOf, goodPassword, member } from '../../../testing/account';
import { refusalOf, statusesOf } from '../../../testing/answers';
import type { Caller } from '../../../testing/calls';
import { insertRow, selectRows, updateRow } from '../../../testing/rows';
import { softAuthenticator, type Twist } from '../../../testing/soft-authenticator';
import { useTestApp } from '../../../testing/test-app';

type Device = ReturnType<typeof softAuthenticator>;

const origin = 'https://workshop.example';

const test = useTestApp({
  SITE_ORIGIN: origin,
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
});
afterEach(() => {
  test.ctx.now = () => new Date();
});

const later = (ms: number) => {
  const now = Date.now() + ms;
  test.ctx.now = () => new Date(now);
};

type Creation = Parameters<Device['create']>[0] & {
  excludeCredentials: { id: string }[];
  authenticatorSelection: object;
  attestation: string;
};
const creation = async (browser: Caller) =>
  (await browser.post('/api/account/passkeys/options')).json<Creation>();
const add = (browser: Caller, answer: object, name = 'Laptop') =>
  browser.post('/api/account/passkeys', { name, answer });

type Request = Parameters<Device['get']>[0] & { allowCredentials: object[]; userVerification: string };
const request = async (browser: Caller) => (await browser.post('/api/auth/passkey/options')).json<Request>();
const enter = (browser: Caller, answer: object) => browser.post('/api/auth/passkey', { answer });

/** A member with a passkey on a device. */
async function equipped(keepsCount = true) {
  const person = await member(test);
  const device = softAuthenticator(origin, keepsCount);
  expect((await add(person, device.create(await creation(person)))).statusCode).toBe(201);
  return { ...person, device };
}

async function signIn(browser: Caller, device: Device, twist: Twist = {}) {
  return enter(browser, device.get(await request(browser), twist));
}

const twists: [string, Twist][] = [
  ['from a page of another site', { origin: 'https://workshop.example.evil.example' }],
  ['from a plain address of this site', { origin: 'http://workshop.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['without a check of who holds the device', { isUserVerified: false }],
];

describe('adding a passkey', () => {
  it('[U8] adding a passkey needs a recent confirmation of identity, and excludes the passkeys of the account', async () => {
    const person = await equipped();
    expect(await creation(person)).toMatchObject({
      rp: { id: 'workshop.example', name: 'Academic Workshop' },
      user: { id: Buffer.from(person.id).toString('base64url'), name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: person.device.id }],
    });
    later(15 * 60_000);
    expect((await person.post('/api/account/passkeys/options')).json()).toMatchObject({
      code: 'auth.confirm',
    });
    expect(
      (
        await add(person, person.device.create({ challenge: 'x', rp: { id: 'x' }, user: { id: 'x' } }))
      ).json(),
    ).toMatchObject({ code: 'auth.confirm' });
    const stranger = await anonymousBrowser(test);
    expect((await stranger.post('/api/account/passkeys/options')).json()).toMatchObject({
      code: 'accounts.needed',
    });
  });

  it('[U8] a new passkey is shown in the settings and announced by email', async () => {
    const person = await member(test);
    const device = softAuthenticator(origin);
    const answer = await person.inject({
      method: 'POST',
      url: '/api/account/passkeys',
      payload: { name: '', answer: device.create(await creation(person)) },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
    });
    expect(answer.json()).toMatchObject({
      passkeys: [{ id: device.id, name: 'Firefox on Linux', isSynced: false, lastUsedAt: null }],
    });
    const mails = await selectRows(test, 'mails', { to_address: person.email });
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('passkey was added'));
  });

  it.each(twists)('[U8] adding a passkey with an answer %s is refused', async (_, twist) => {
    const person = await member(test);
    const answer = await add(person, softAuthenticator(origin).create(await creation(person), twist));
    expect(refusalOf(answer)).toEqual([401, 'auth.passkey']);
  });

  it('[U8] a passkey is added with a challenge of this browser, once and within five minutes', async () => {
    const [one, two] = [await member(test), await member(test)];
    const options = await creation(one);
    const other = await creation(two);
    expect((await add(two, softAuthenticator(origin).create(options))).statusCode).toBe(401);
    expect((await add(two, softAuthenticator(origin).create(other))).statusCode).toBe(201);
    expect((await add(one, softAuthenticator(origin).create(options))).statusCode).toBe(201);
    expect((await add(one, softAuthenticator(origin).create(options))).statusCode).toBe(401);
    const late = await creation(one);
    later(5 * 60_000);
    expect((await add(one, softAuthenticator(origin).create(late))).statusCode).toBe(401);
  });

  it('[U8] a passkey of another account and a challenge for signing in are refused', async () => {
    const [owner, other] = [await equipped(), await member(test)];
    expect((await add(other, owner.device.create(await creation(other)))).statusCode).toBe(401);
    const { challenge } = await request(other);
    const answer = softAuthenticator(origin).create({ ...(await creation(owner)), challenge });
    expect((await add(other, answer)).statusCode).toBe(401);
  });

  it.each([
    {},
    { id: 'x' },
    { id: 'x', response: { attestationObject: 7 } },
    { id: 'x', response: { clientDataJSON: '####' } },
  ])('[R4] the broken passkey answer %j is refused and causes no server error', async (answer) => {
    const person = await member(test);
    await creation(person);
    expect([400, 401]).toContain((await add(person, answer)).statusCode);
  });
});

describe('signing in with a passkey', () => {
  it('[U8] a sign-in with a passkey needs neither address nor code, and merges the anonymous user of the browser', async () => {
    const person = await equipped();
    await insertRow(test, 'totp_factors', { user_id: person.id, secret: 'sealed', confirmed_at: new Date() });
    const visitor = await anonymousBrowser(test);
    const options = await request(visitor);
    expect(options).toMatchObject({
      rpId: 'workshop.example',
      allowCredentials: [],
      userVerification: 'required',
    });
    const answer = await enter(visitor, person.device.get(options));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { user: { id: person.id }, broughtAlong: { uploads: 0 } },
    ]);
    expect((await visitor.get('/api/auth/session')).json()).toMatchObject({ user: { id: person.id } });
    const settings = (await visitor.get('/api/account')).json<{ passkeys: { lastUsedAt: string }[] }>();
    expect(settings.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it.each([
    ...twists,
    ['of another person', { userHandle: Buffer.from('user_somebodyelse').toString('base64url') }],
    ['that was not signed by it', { isForged: true }],
    ['with a counter that went back', { counter: 1 }],
  ] satisfies [string, Twist][])('[U8] a sign-in with an answer %s is refused', async (_, twist) => {
    const { device } = await equipped();
    expect((await signIn(browserOf(test), device)).statusCode).toBe(200);
    const answer = await signIn(browserOf(test), device, twist);
    expect(refusalOf(answer)).toEqual([401, 'auth.passkey']);
  });

  it('[U8] passkey sign-ins work in up to ten tabs of a browser, in any order', async () => {
    const { device } = await equipped(false);
    const browser = await anonymousBrowser(test);
    const tabs = [];
    for (let tab = 0; tab < 11; tab++) tabs.push(await request(browser));
    const [first, ...others] = tabs;
    expect(first && (await enter(browser, device.get(first))).statusCode).toBe(401);
    for (const tab of others.toReversed())
      expect((await enter(browser, device.get(tab))).statusCode).toBe(200);
  });

  it('[U8] a challenge adds no passkey to an account that signed in later', async () => {
    const [first, second] = [await member(test), await member(test)];
    const options = await creation(first);
    const payload = { email: second.email, password: goodPassword };
    expect((await first.post('/api/auth/signin', payload)).statusCode).toBe(200);
    expect((await add(first, softAuthenticator(origin).create(options))).statusCode).toBe(401);
  });

  it('[U8] each challenge of a passkey sign-in works once and within five minutes, also after a failure and in parallel', async () => {
    const { device } = await equipped(false);
    const browser = browserOf(test);
    const failed = await request(browser);
    expect((await enter(browser, device.get(failed, { isForged: true }))).statusCode).toBe(401);
    expect((await enter(browser, device.get(failed))).statusCode).toBe(401);
    const fresh = await request(browser);
    const cookie = { cookie: browser.cookie('/api/auth/passkey') };
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/passkey',
        payload: { answer: device.get(fresh) },
        headers: cookie,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    const slow = browserOf(test);
    const late = await request(slow);
    later(5 * 60_000);
    expect((await enter(slow, device.get(late))).statusCode).toBe(401);
  });

  it('[U8] an answer to the challenge of another session is refused', async () => {
    const { device } = await equipped();
    const [one, two] = [browserOf(test), browserOf(test)];
    const [first, second] = [await request(one), await request(two)];
    expect((await enter(two, device.get(first))).statusCode).toBe(401);
    expect((await enter(one, device.get(second))).statusCode).toBe(401);
  });

  it('[U8] an unknown passkey and a removed one get the same refusal', async () => {
    const person = await equipped();
    const stranger = softAuthenticator(origin);
    stranger.create(await creation(person));
    const removed = await person.delete(`/api/account/passkeys/${person.device.id}`);
    expect(removed.json()).toMatchObject({ passkeys: [] });
    for (const device of [stranger, person.device]) {
      const answer = await signIn(browserOf(test), device);
      expect(refusalOf(answer)).toEqual([401, 'auth.passkey']);
    }
  });

  it('[U8] a passkey in the person’s own session only confirms their identity again', async () => {
    const person = await equipped();
    later(20 * 60_000);
    expect((await person.get('/api/account')).json()).toMatchObject({ isFresh: false });
    const answer = await signIn(person, person.device);
    expect(answer.json()).toMatchObject({ user: { id: person.id }, broughtAlong: null });
    expect((await person.get('/api/account')).json()).toMatchObject({ isFresh: true });
    const sessions = await person.get('/api/account/sessions');
    expect(sessions.json<object[]>().length).toBe(1);
  });

  it('[M9] a suspended person sees the reason when they use a passkey, in any session', async () => {
    const person = await equipped();
    const reason = 'copied exam papers';
    const change = { suspended_at: new Date(), suspended_reason: reason };
    await updateRow(test, 'users', person.id, change);
    for (const browser of [browserOf(test), person]) {
      const answer = await signIn(browser, person.device);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        403,
        expect.stringContaining(reason),
      ]);
    }
  });
});

describe('removing a passkey', () => {
  it('[U8] removing another person’s passkey answers 404 and changes nothing', async () => {
    const [owner, other] = [await equipped(), await member(test)];
    const remove = (id: string) => other.delete(`/api/account/passkeys/${id}`);
    expect([(await remove(owner.device.id)).statusCode, (await remove('nothing')).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await signIn(browserOf(test), owner.device)).statusCode).toBe(200);
  });

  it('[U8] the last sign-in method can be removed, and the email explains how to sign in again', async () => {
    const person = await equipped();
    await updateRow(test, 'users', person.id, { password_hash: null });
    const removed = await person.delete(`/api/account/passkeys/${person.device.id}`);
    expect(removed.statusCode).toBe(200);
    const { body_text } = await test.ctx.db
      .selectFrom('mails')
      .select('body_text')
      .where('to_address', '=', person.email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(body_text?.replaceAll(/\s+/g, ' ')).toContain('ask for a link to choose a password');
    expect(body_text).toContain(`${origin}/forgot-password`);
  });
});
