import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import {
  anonymousBrowser,
  browserOf,
  goodPassword,
  mailedToken,
  member,
  newcomer,
  signUpForm,
} from '../../testing/account';
import type { Caller } from '../../testing/calls';
import { deleteRows, selectRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { sendReset } from './send-reset';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
afterEach(() => {
  test.ctx.now = () => new Date();
});

const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload });
const whoAmI = { url: '/api/auth/session' };
const signIn = (email: string, change: object = {}) =>
  post('/api/auth/signin', { email, password: goodPassword, ...change });

/** Days for which a response makes the browser keep its session; 'browser' until it closes, undefined without a cookie. */
function daysOf({ headers }: LightMyRequestResponse): number | 'browser' | undefined {
  const cookies = [headers['set-cookie'] ?? []].flat();
  const cookie = cookies.find((line) => line.startsWith('aw_session='));
  if (cookie === undefined) return undefined;
  const expires = /Expires=([^;]+)/i.exec(cookie)?.[1];
  return expires === undefined ? 'browser' : Math.round((Date.parse(expires) - Date.now()) / dayMs);
}

/** Days after which the server deletes a person's session. */
async function daysInTable(userId: string): Promise<number> {
  const { expire } = await selectRow(test, 'sessions', { user_id: userId });
  return Math.round((expire.getTime() - Date.now()) / dayMs);
}

describe('how long a session lasts', () => {
  it('[U11] an anonymous browser keeps its work for 365 days, and a new account in it stays signed in for 180', async () => {
    const browser = browserOf(test);
    const userId = `anon_stay000001_${Date.now()}`;
    expect(daysOf(await browser.post('/api/user', { userId }))).toBe(365);
    expect(daysOf(await browser.inject(signUpForm('stay@students.example')))).toBe(180);
    expect(await daysInTable(userId)).toBe(180);
  });

  it.each([
    ['no box', {}, 180],
    ['the box ticked', { remember: true }, 180],
    ['the box unticked', { remember: false }, 'browser'],
  ] as const)('[U11] a sign-in with %s (%j) lasts %s', async (_, sent, lasts) => {
    const person = await member(test);
    const browser = await anonymousBrowser(test);
    expect(daysOf(await browser.inject(signIn(person.email, sent)))).toBe(lasts);
  });

  it('[U11] an unticked session is forgotten a day after its last use', async () => {
    const person = await member(test);
    await deleteRows(test, 'sessions', { user_id: person.id });
    await browserOf(test).inject(signIn(person.email, { remember: false }));
    expect(await daysInTable(person.id)).toBe(1);
  });

  it('[U11] each day of use renews the lifetime of a session', async () => {
    const [person, visitor] = [await member(test), await anonymousBrowser(test)];
    const forgetful = browserOf(test);
    await forgetful.inject(signIn(person.email, { remember: false }));
    const tomorrow = new Date(Date.now() + dayMs);
    test.ctx.now = () => tomorrow;
    for (const [browser, days] of [
      [person, 180],
      [visitor, 365],
      [forgetful, 'browser'],
    ] as const) {
      expect(daysOf(await browser.inject(whoAmI))).toBe(days);
      expect(daysOf(await browser.inject(whoAmI))).toBeUndefined();
    }
  });

  it('[U11] a session of an earlier release keeps how long it lasts', async () => {
    const [remembered, forgetful] = [await member(test), await member(test)];
    await forgetful.inject(signIn(forgetful.email, { remember: false }));
    await sql`update sessions set sess = sess - 'renewedOn' || '{"week": 1}'`.execute(test.ctx.db);
    expect(daysOf(await remembered.inject(whoAmI))).toBe(180);
    expect(daysOf(await forgetful.inject(whoAmI))).toBe('browser');
  });
});

describe('a session that an emailed link opens', () => {
  const confirm = async (browser: Caller, email: string) =>
    browser.post('/api/auth/verify-email', {
      token: await mailedToken(test, email, 'verify_email'),
      password: goodPassword,
      signIn: true,
    });

  it('[U11] a session opened by a link ends with the browser, also in one that requested a link to another address', async () => {
    const [person, other] = [await newcomer(test), await newcomer(test)];
    await other.post('/api/auth/signout', {});
    const answer = await confirm(other, person.email);
    expect([answer.statusCode, daysOf(answer)]).toEqual([200, 'browser']);
  });

  it('[U11] a session opened by a link lasts 180 days in the browser that requested it', async () => {
    const person = await newcomer(test);
    await person.post('/api/auth/verify-email/resend', {});
    await person.post('/api/auth/signout', {});
    expect(daysOf(await confirm(person, person.email))).toBe(180);
  });

  it('[U11] a link changes nothing in a browser that is still signed in', async () => {
    const person = await newcomer(test);
    expect(daysOf(await confirm(person, person.email))).toBeUndefined();
    expect(await daysInTable(person.id)).toBe(180);
  });

  it('[U11] a session opened by a link ends with the browser if its proof of the request is forged', async () => {
    const person = await newcomer(test);
    const stranger = browserOf(test, 'aw_asked=bWFkZSB1cCBieSBhIHN0cmFuZ2VyIGFuZCBsb25nIGVub3VnaA');
    expect(daysOf(await confirm(stranger, person.email))).toBe('browser');
  });
});

describe('a remembered session ends', () => {
  const ends = async (
    how: (person: Awaited<ReturnType<typeof member>>, other: Caller) => Promise<unknown>,
  ) => {
    const person = await member(test);
    const other = browserOf(test);
    await other.inject(signIn(person.email));
    expect((await other.inject(whoAmI)).statusCode).toBe(200);
    await how(person, other);
    expect((await other.inject(whoAmI)).statusCode).toBe(401);
  };

  it('[U11] a remembered session ends with a sign-out', () =>
    ends((_, other) => other.post('/api/auth/signout', {})));

  it('[U11] a remembered session ends with a new password', () =>
    ends(async ({ email }) => {
      await sendReset(test.ctx, email);
      const token = await mailedToken(test, email, 'reset_password');
      await browserOf(test).post('/api/auth/password-reset/confirm', {
        token,
        password: 'another good password',
      });
    }));

  it('[U11] a remembered session ends when another browser of the account ends it', () =>
    ends(async (person) => {
      const sessions = (await person.get('/api/account/sessions')).json<
        { id: string; isCurrent: boolean }[]
      >();
      for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent))
        await person.delete(`/api/account/sessions/${id}`);
    }));
});
