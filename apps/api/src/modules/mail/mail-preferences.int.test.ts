import type { UnsubscribeKind } from '@aw/contracts/users/account';
import { describe, expect, it } from 'vitest';
import { type Member, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { multipart } from '../../testing/multipart';
import { updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { unsubscribeToken } from './unsubscribe-token';

const test = useTestApp();
const ada = beforeTests(() => member(test));
const path = '/api/account/notifications';
const allOn = [
  { kind: 'welcome', mode: 'at_once' },
  { kind: 'rewards', mode: 'at_once' },
  { kind: 'uploads', mode: 'at_once' },
  { kind: 'orders', mode: 'at_once' },
  { kind: 'questions', mode: 'at_once' },
  { kind: 'quizzes', mode: 'off' },
  { kind: 'posts', mode: 'at_once' },
  { kind: 'reports', mode: 'daily' },
];
const change = (user: Caller, payload: object) => user.patch(path, payload);
const preferencesOf = async (user: Caller) => (await user.get(path)).json();
const tokenOf = (user: Pick<Member, 'id'>, kind: UnsubscribeKind = 'rewards') =>
  encodeURIComponent(unsubscribeToken(test.ctx.secret, user.id, kind));
const post = (token: string, headers: Record<string, string> = {}, payload?: string) =>
  test.app.inject({ method: 'POST', url: `/api/mail/unsubscribe?token=${token}`, headers, payload });

describe('preferences', () => {
  it('[X11] preferences start with the defaults, and a kind can be turned off, sent daily or at once', async () => {
    expect(await preferencesOf(ada)).toEqual(allOn);
    const off = await change(ada, { kind: 'uploads', mode: 'off' });
    expect(off.json()).toEqual(allOn.map((one) => (one.kind === 'uploads' ? { ...one, mode: 'off' } : one)));
    const daily = await change(ada, { kind: 'uploads', mode: 'daily' });
    expect(daily.json()).toContainEqual({ kind: 'uploads', mode: 'daily' });
    expect((await change(ada, { kind: 'uploads', mode: 'at_once' })).json()).toEqual(allOn);
  });

  it('[D23] [R1] only a page that asks for emails about courses gets them', async () => {
    const withCourses = [...allOn, { kind: 'courses', mode: 'at_once' }];
    expect((await ada.get(`${path}?courses=true`)).json()).toEqual(withCourses);
    const welcome = { kind: 'welcome', mode: 'at_once' };
    expect((await ada.patch(`${path}?courses=true`, welcome)).json()).toEqual(withCourses);
    expect((await ada.patch(path, welcome)).json()).toEqual(allOn);
  });

  it('[X11] preferences do not include security mails, and need an account', async () => {
    expect((await change(ada, { kind: 'reset_password', mode: 'off' })).statusCode).toBe(400);
    expect((await change(ada, { kind: 'rewards' })).statusCode).toBe(400);
    const stranger = await signedIn(test.app);
    for (const answer of [
      await stranger.get(path),
      await change(stranger, { kind: 'rewards', mode: 'off' }),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'accounts.needed' });
    }
    expect((await test.nobody.get(path)).statusCode).toBe(401);
  });
});

describe('unsubscribing with one click', () => {
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    ['no body', {}, undefined],
    ['a form under a wrong name', { 'content-type': 'application/json' }, 'List-Unsubscribe=One-Click'],
  ])(
    '[X11] one-click unsubscribing works for a mail program that sends %s, without cookie or origin',
    async (_, headers, body) => {
      const user = await member(test);
      const answer = await post(tokenOf(user), headers, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'rewards' }]);
      expect(await preferencesOf(user)).toEqual([
        ...allOn.slice(0, 1),
        { kind: 'rewards', mode: 'off' },
        ...allOn.slice(2),
      ]);
    },
  );

  it('[X11] one-click unsubscribing accepts a multipart form, and repeating it changes nothing', async () => {
    const user = await member(test);
    const form = multipart({ 'List-Unsubscribe': 'One-Click' }, { name: 'none', bytes: new Uint8Array() });
    const url = `/api/mail/unsubscribe?token=${tokenOf(user)}`;
    for (let times = 0; times < 2; times++)
      expect((await test.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200);
    expect(await preferencesOf(user)).toContainEqual({ kind: 'rewards', mode: 'off' });
  });

  it('[X11] [D23] [R1] emails about courses stop, also for a page that cannot name them, and repeating it names them again', async () => {
    const user = await member(test);
    const off = { kind: 'courses', mode: 'off' };
    for (let times = 0; times < 2; times++) {
      const answer = await post(tokenOf(user, 'courses'));
      expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'courses' }]);
      expect((await user.get(`${path}?courses=true`)).json()).toContainEqual(off);
    }
    expect(await preferencesOf(user)).toEqual(allOn);
  });

  it('[X11] an unsubscribe link does nothing when another site posts it, when it is only opened, or with a forged token', async () => {
    const token = tokenOf(ada);
    expect((await post(token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post(token, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const opened = await test.nobody.get(`/api/mail/unsubscribe?token=${token}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/settings?unsubscribe=${token}`]);
    const forged = await post(token.replace('rewards', 'uploads'));
    expect([forged.statusCode, forged.json().code]).toEqual([410, 'tokens.invalid']);
    expect((await post('')).statusCode).toBe(400);
    expect((await post('x'.repeat(500))).statusCode).toBe(400);
    expect(await preferencesOf(ada)).toEqual(allOn);
  });

  it('[X11] unsubscribing refuses large bodies, and other routes accept no form', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(tokenOf(ada), form, 'x='.padEnd(10_000, 'y'))).statusCode).toBe(413);
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/user',
      headers: form,
      payload: 'userId=anon_form0001_1763650000000',
    });
    expect(other.statusCode).toBe(415);
    expect(await preferencesOf(ada)).toEqual(allOn);
  });

  it('[X11] unsubscribing applies to the account of a merged user, and stores nothing for an erased one', async () => {
    const [gone, erased] = [await member(test), await member(test)];
    const set = (id: string, values: { merged_into?: string; erased_at?: Date }) =>
      updateRow(test, 'users', id, values);
    await set(gone.id, { merged_into: ada.id });
    await set(erased.id, { erased_at: new Date() });
    expect((await post(tokenOf(gone))).statusCode).toBe(200);
    expect((await post(tokenOf(erased))).statusCode).toBe(200);
    expect(await preferencesOf(ada)).toContainEqual({ kind: 'rewards', mode: 'off' });
    const kept = await test.ctx.db
      .selectFrom('mail_opt_outs')
      .selectAll()
      .where('user_id', 'in', [gone.id, erased.id])
      .execute();
    expect(kept).toEqual([]);
  });
});
