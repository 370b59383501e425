import * as users from '@aw/db/users';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser, browserOf, goodPassword, mailedToken, member } from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import { selectRow, selectRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const minutes = (count: number) => count * 60_000;
const at = (ms: number) => {
  test.ctx.now = () => new Date(Date.now() + ms);
};
const read = { url: '/api/account' };
const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });
const verify = (token: string, password: string) => post('/api/auth/verify-email', { token, password });

/** Signs in the same person in a second browser. */
async function otherBrowser(email: string, password = goodPassword) {
  const browser = browserOf(test);
  await browser.post('/api/auth/signin', { email, password });
  return browser;
}

describe('the own account', () => {
  it('[U7] people read and change their own account', async () => {
    const user = await member(test);
    const change = { firstName: 'Amal', lastName: 'Naser', audience: 'educator' };
    expect((await user.inject({ method: 'PATCH', ...read, payload: change })).json()).toMatchObject({
      ...change,
      email: user.email,
      hasPassword: true,
      isFresh: true,
      erasure: null,
      totp: { isOn: false },
    });
  });

  it('[U7] sensitive changes ask for the password again after 15 minutes', async () => {
    const user = await member(test);
    at(minutes(16));
    const change = post('/api/account/password', { password: 'a newer good password' });
    const refused = await user.inject(change);
    expect(refusalOf(refused)).toEqual([403, 'auth.confirm']);
    expect((await user.post('/api/auth/confirm', { password: 'wrong' })).statusCode).toBe(401);
    expect((await user.post('/api/auth/confirm', { password: goodPassword })).statusCode).toBe(204);
    expect((await user.inject(change)).statusCode).toBe(200);
    at(0);
  });

  it('[U7] a new password changes the session id, signs out other browsers and is announced by email', async () => {
    const user = await member(test);
    const phone = await otherBrowser(user.email);
    const before = user.cookie();
    expect((await user.post('/api/account/password', { password: 'a newer good password' })).statusCode).toBe(
      200,
    );
    expect((await phone.inject(read)).statusCode).toBe(401);
    expect((await user.inject(read)).statusCode).toBe(200);
    expect(user.cookie()).not.toBe(before);
    expect(await kindsTo(user.email)).toContain('security_notice');
  });
});

describe('a new email address', () => {
  it('[U7] a new address replaces the old one, which is notified twice, when its link is used', async () => {
    const user = await member(test);
    const next = `new-${user.email}`;
    const response = await user.post('/api/account/email', { email: next });
    expect([response.statusCode, response.json()]).toMatchObject([
      202,
      { email: user.email, pendingEmail: next },
    ]);
    expect(await kindsTo(user.email)).toContain('email_change_requested');
    const token = await mailedToken(test, next, 'change_email');
    expect((await browserOf(test).inject(verify(token, goodPassword))).json()).toMatchObject({
      email: next,
      entered: null,
    });
    expect((await user.inject(read)).json()).toMatchObject({
      email: next,
      isEmailVerified: true,
      pendingEmail: null,
    });
    expect(await kindsTo(user.email)).toContain('security_notice');
    expect((await browserOf(test).inject(verify(token, goodPassword))).statusCode).toBe(410);
  });

  it('[U7] a change to the address of another account gets the same response and sends it no email', async () => {
    const [user, other] = [await member(test), await member(test)];
    const before = await kindsTo(other.email);
    const response = await user.post('/api/account/email', { email: other.email });
    expect([response.statusCode, response.json()]).toMatchObject([202, { pendingEmail: other.email }]);
    expect(await kindsTo(other.email)).toEqual(before);
  });

  it('[U7] a new address that was taken meanwhile answers 409 and keeps the link valid', async () => {
    const user = await member(test);
    await user.post('/api/account/email', { email: 'wanted@students.example' });
    const token = await mailedToken(test, 'wanted@students.example', 'change_email');
    const other = await member(test, 'wanted@students.example');
    expect((await browserOf(test).inject(verify(token, goodPassword))).statusCode).toBe(409);
    await users.updateAccount(test.ctx.db, other.id, { email: 'moved@students.example' });
    expect((await browserOf(test).inject(verify(token, goodPassword))).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('[U7] sessions are listed without their ids, and one of them can be ended', async () => {
    const user = await member(test);
    const phone = await otherBrowser(user.email);
    const list = (await user.get('/api/account/sessions')).json<{ id: string; isCurrent: boolean }[]>();
    expect(list.map(({ isCurrent }) => Number(isCurrent)).sort((a, b) => a - b)).toEqual([0, 1]);
    const rows = await selectRows(test, 'sessions', { user_id: user.id }, ['sid']);
    for (const { sid } of rows) expect(JSON.stringify(list)).not.toContain(sid);
    const other = list.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await user.delete(`/api/account/sessions/${other}`)).statusCode).toBe(204);
    expect((await phone.inject(read)).statusCode).toBe(401);
    expect((await user.inject(read)).statusCode).toBe(200);
  });

  it('[U7] all other sessions are ended together', async () => {
    const user = await member(test);
    const others = await Promise.all([otherBrowser(user.email), otherBrowser(user.email)]);
    expect((await user.delete('/api/account/sessions')).statusCode).toBe(204);
    expect(await Promise.all(others.map(async (one) => (await one.inject(read)).statusCode))).toEqual([
      401, 401,
    ]);
    expect((await user.inject(read)).statusCode).toBe(200);
  });

  it('[U7] sessions get a new id when the person’s rights change, without losing running requests', async () => {
    const user = await member(test);
    const before = user.cookie();
    await users.updateAccount(test.ctx.db, user.id, { is_expert: true }, true);
    const send = () => test.app.inject({ ...read, headers: { cookie: before } });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const renewed = answers.flatMap((answer) => answer.headers['set-cookie'] ?? []);
    expect(renewed.length).toBeGreaterThan(0);
    expect(String(renewed[0])).not.toContain(before.split('=')[1]);
    expect((await send()).statusCode).toBe(200);
    const left = await selectRow(test, 'sessions', { sid: sidOf(before) }, ['expire']);
    expect(left.expire.getTime()).toBeLessThan(Date.now() + minutes(1) + 1_000);
    const list = await test.app.inject({ url: '/api/account/sessions', headers: { cookie: before } });
    expect(list.json<object[]>()).toHaveLength(1);
  });

  it('[U2] a late response of an ended session does not delete a newer cookie', async () => {
    const user = await member(test);
    const cookie = user.cookie();
    await user.post('/api/auth/signout');
    for (const url of ['/api/schools', '/api/auth/session', '/healthz']) {
      const late = await test.app.inject({ url, headers: { cookie } });
      expect([url, late.headers['set-cookie']]).toEqual([url, undefined]);
    }
  });

  it('[U7] a running request does not restore an ended session', async () => {
    const browser = await anonymousBrowser(test);
    const cookie = browser.cookie();
    await Promise.all([
      test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: { cookie } }),
      ...Array.from({ length: 5 }, () => test.app.inject({ url: '/api/auth/session', headers: { cookie } })),
    ]);
    expect((await test.app.inject({ url: '/api/auth/session', headers: { cookie } })).statusCode).toBe(401);
  });
});

const sidOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

async function kindsTo(address: string): Promise<string[]> {
  const rows = await selectRows(test, 'mails', { to_address: address }, ['kind']);
  return rows.map((row) => row.kind);
}
