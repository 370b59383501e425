import { generateSync } from 'otplib/functional';
import { afterEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, browserOf, goodPassword, member } from '../../../testing/account';
import { refusalOf, statusesOf } from '../../../testing/answers';
import type { Caller } from '../../../testing/calls';
import { selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0' });
afterEach(() => {
  test.ctx.now = () => new Date();
});

const codeOf = (secret: string, ms = test.ctx.now().getTime()) =>
  generateSync({ secret, epoch: Math.floor(ms / 1000) });
const shiftClock = (ms: number) => {
  const now = test.ctx.now().getTime() + ms;
  test.ctx.now = () => new Date(now);
};
const nextStep = () => shiftClock(30_000);

/** A member with an authenticator app, one time step after its first code. */
async function guarded() {
  const person = await member(test);
  const { secret } = (await person.post('/api/account/totp')).json<{ secret: string }>();
  const confirmed = await person.post('/api/account/totp/confirm', { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  nextStep();
  return { ...person, secret, recoveryCodes };
}

/** Opens a new browser in which the person has entered their password. */
async function waiting(person: { email: string }, from?: Caller): Promise<Caller> {
  const browser = from ?? browserOf(test);
  const answer = await browser.post('/api/auth/signin', { email: person.email, password: goodPassword });
  expect(refusalOf(answer)).toEqual([401, 'auth.second_factor']);
  return browser;
}
const sendCode = (browser: Caller, code: string) => browser.post('/api/auth/second-factor', { code });
const statusOf = (browser: Caller) =>
  browser.get('/api/auth/session').then((response) => response.statusCode);
const noticesTo = (address: string) =>
  selectRows(
    test,
    'mails',
    { to_address: address, kind: 'security_notice' },
    ['subject', 'body_text'],
    'created_at',
  );

describe('setting an authenticator app up', () => {
  it('[U8] an authenticator app needs an account and a confirmation of identity within 15 minutes', async () => {
    const stranger = await anonymousBrowser(test);
    expect((await stranger.post('/api/account/totp')).json()).toMatchObject({ code: 'accounts.needed' });
    const person = await member(test);
    shiftClock(15 * 60_000);
    for (const url of ['/api/account/totp', '/api/account/totp/confirm', '/api/account/recovery-codes'])
      expect((await person.post(url, { code: '000000' })).json()).toMatchObject({ code: 'auth.confirm' });
    const ended = await person.delete('/api/account/totp');
    expect(refusalOf(ended)).toEqual([403, 'auth.confirm']);
  });

  it('[U8] an authenticator app is on after its first code, shows ten recovery codes once, is stored encrypted and announced by email', async () => {
    const person = await member(test);
    const started = (await person.post('/api/account/totp')).json<{ secret: string; uri: string }>();
    expect(started.uri).toContain('issuer=Academic');
    expect(decodeURIComponent(started.uri)).toContain(person.email);
    expect(
      (await browserOf(test).post('/api/auth/signin', { email: person.email, password: goodPassword }))
        .statusCode,
    ).toBe(200);
    expect((await person.post('/api/account/totp/confirm', { code: '000000' })).json()).toMatchObject({
      code: 'auth.code',
    });
    const confirmed = await person.post('/api/account/totp/confirm', { code: codeOf(started.secret) });
    const { account, recoveryCodes } = confirmed.json<{
      account: { totp: object };
      recoveryCodes: string[];
    }>();
    expect(account.totp).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const rows = await Promise.all([selectRows(test, 'totp_factors'), selectRows(test, 'recovery_codes')]);
    for (const text of [started.secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(text);
    expect((await noticesTo(person.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('authenticator app was added'),
    ]);
    expect((await person.post('/api/account/totp')).json()).toMatchObject({ code: 'totp.already_on' });
  });

  it('[U8] a second secret replaces the first', async () => {
    const person = await member(test);
    const [first, second] = [
      (await person.post('/api/account/totp')).json<{ secret: string }>(),
      (await person.post('/api/account/totp')).json<{ secret: string }>(),
    ];
    const confirm = (secret: string) => person.post('/api/account/totp/confirm', { code: codeOf(secret) });
    expect((await confirm(first.secret)).statusCode).toBe(401);
    expect((await confirm(second.secret)).statusCode).toBe(200);
    expect((await confirm(second.secret)).json()).toMatchObject({ code: 'totp.already_on' });
  });

  it('[U8] after the authenticator app is turned off, the password alone is enough', async () => {
    const person = await guarded();
    test.ctx.now = () => new Date();
    const ended = await person.delete('/api/account/totp');
    expect(ended.json()).toMatchObject({ totp: { isOn: false, recoveryCodesLeft: 0 } });
    await person.delete('/api/account/totp');
    expect((await noticesTo(person.email)).length).toBe(2);
    const answer = await browserOf(test).post('/api/auth/signin', {
      email: person.email,
      password: goodPassword,
    });
    expect(answer.statusCode).toBe(200);
    expect((await person.post('/api/account/recovery-codes')).json()).toMatchObject({
      code: 'totp.not_started',
    });
    expect((await person.post('/api/account/totp/confirm', { code: '123456' })).json()).toMatchObject({
      code: 'totp.not_started',
    });
  });
});

describe('a sign-in that waits for its code', () => {
  it('[U8] a sign-in that waits for its code has no user yet, and then merges the anonymous user of the browser', async () => {
    const person = await guarded();
    const visitor = await anonymousBrowser(test);
    await waiting(person, visitor);
    expect((await visitor.get('/api/auth/session')).json()).toMatchObject({ user: { isAnonymous: true } });
    const entered = await sendCode(visitor, codeOf(person.secret));
    expect(entered.json()).toMatchObject({ user: { id: person.id }, broughtAlong: { uploads: 0 } });
    expect(await statusOf(visitor)).toBe(200);
  });

  it('[U8] a code works once, also one time step later', async () => {
    const person = await guarded();
    const code = codeOf(person.secret);
    const [one, two] = [await waiting(person), await waiting(person)];
    expect((await sendCode(one, code)).statusCode).toBe(200);
    nextStep();
    expect((await sendCode(two, code)).json()).toMatchObject({ code: 'auth.code' });
    expect(await statusOf(two)).toBe(401);
    expect((await sendCode(two, codeOf(person.secret))).statusCode).toBe(200);
  });

  it('[U8] one of eight browsers with the same code at the same time is signed in', async () => {
    const person = await guarded();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => waiting(person)));
    const code = codeOf(person.secret);
    const answers = await Promise.all(browsers.map((browser) => sendCode(browser, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  });

  it('[U8] a clock may be 30 seconds off, but not 90', async () => {
    const person = await guarded();
    const now = test.ctx.now().getTime();
    const browser = await waiting(person);
    for (const off of [-90_000, 90_000])
      expect((await sendCode(browser, codeOf(person.secret, now + off))).statusCode).toBe(401);
    expect((await sendCode(browser, codeOf(person.secret, now + 30_000))).statusCode).toBe(200);
    const other = await guarded();
    nextStep();
    const late = codeOf(other.secret, test.ctx.now().getTime() - 30_000);
    expect((await sendCode(await waiting(other), late)).statusCode).toBe(200);
  });

  it('[U8] a sign-in that waits for its code expires after ten minutes', async () => {
    const person = await guarded();
    const browser = await waiting(person);
    shiftClock(10 * 60_000);
    for (const one of [browser, browserOf(test), person])
      expect((await sendCode(one, codeOf(person.secret))).json()).toMatchObject({ code: 'auth.required' });
  });

  it('[U4] after ten wrong codes even the right one has to wait, in every browser', async () => {
    const person = await guarded();
    const browser = await waiting(person);
    for (let i = 0; i < 10; i++) expect((await sendCode(browser, '000000')).statusCode).toBe(401);
    const refused = await sendCode(await waiting(person), codeOf(person.secret));
    expect(refusalOf(refused)).toEqual([429, 'auth.too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('[M9] a person who was suspended before they enter the code sees the reason', async () => {
    const person = await guarded();
    const browser = await waiting(person);
    await updateRow(test, 'users', person.id, {
      suspended_at: new Date(),
      suspended_reason: 'copied exam papers',
    });
    const answer = await sendCode(browser, codeOf(person.secret));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('copied exam papers'),
    ]);
    expect(await statusOf(browser)).toBe(401);
  });
});

describe('a recovery code', () => {
  it('[U8] a recovery code signs in once, with or without its formatting, and the email says how many are left', async () => {
    const person = await guarded();
    const [first = '', second = ''] = person.recoveryCodes;
    const browsers = await Promise.all([1, 2, 3].map(() => waiting(person)));
    const answers = await Promise.all(browsers.map((browser) => sendCode(browser, first)));
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    expect((await sendCode(await waiting(person), first)).statusCode).toBe(401);
    expect(
      (await sendCode(await waiting(person), ` ${second.toUpperCase().replaceAll('-', ' ')}`)).statusCode,
    ).toBe(200);
    const left = (await noticesTo(person.email)).map(
      ({ body_text }) => /have\s+(\d+)\s+codes\s+left/.exec(body_text ?? '')?.[1],
    );
    expect(left).toEqual([undefined, '9', '8']);
  });

  it('[U8] a recovery code of another person and one from before the renewal are refused', async () => {
    const [one, two] = [await guarded(), await guarded()];
    expect((await sendCode(await waiting(one), two.recoveryCodes[0] ?? '')).statusCode).toBe(401);
    test.ctx.now = () => new Date();
    const renewed = (await one.post('/api/account/recovery-codes')).json<{ recoveryCodes: string[] }>();
    expect((await sendCode(await waiting(one), one.recoveryCodes[1] ?? '')).statusCode).toBe(401);
    expect((await sendCode(await waiting(one), renewed.recoveryCodes[1] ?? '')).statusCode).toBe(200);
  });
});
