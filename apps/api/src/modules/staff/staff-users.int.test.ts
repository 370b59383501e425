import type { StaffRole } from '@aw/contracts/staff/permissions';
import type { StaffInvite, StaffUser } from '@aw/contracts/staff/staff-users';
import * as staffQueries from '@aw/db/staff';
import { sql } from 'kysely';
import { generateSync } from 'otplib/functional';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { whileHeld } from '../../testing/while-held';
import { inviteAdmin } from './set-up-admin';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

const test = useTestApp({ LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0' });
const admin = beforeTests(() => signedInStaff(test));
let colleagueCount = 0;

const url = '/api/admin/staff';
const post = (path: string, payload: object = {}) => ({ method: 'POST' as const, url: path, payload });
const login = (username: string, password: string) =>
  test.nobody.post('/api/admin/login', { username, password });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const setUp = (link: string, username: string, password = 'nine lives and counting') =>
  test.nobody.post('/api/admin/setup', {
    token: tokenOf(link),
    username,
    email: `${username}@academicworkshop.example`,
    password,
  });
const listed = async () => (await admin.get(url)).json<{ members: StaffUser[]; invites: StaffInvite[] }>();
const idOf = async (username: string) =>
  (await listed()).members.find((member) => member.username === username)?.id ?? '';
const colleague = async (role: StaffRole = 'admin') => {
  const staff = await signedInStaff(test, `colleague${++colleagueCount}`, role);
  return { ...staff, id: await idOf(staff.username) };
};
const statusOf = async (staff: Caller) => (await staff.get('/api/admin/me')).statusCode;
const logOf = (target: string) =>
  test.ctx.db
    .selectFrom('audit_log')
    .select(['actor', 'verb', 'before', 'after'])
    .where('target', '=', target)
    .where('verb', '<>', 'staff.login')
    .orderBy('id')
    .execute();
const invite = async (by: Staff, role = 'support') =>
  (await by.post(`${url}/invites`, { role })).json<{ link: string; invite: StaffInvite }>();
beforeEach(() => {
  test.ctx.now = () => new Date();
});
describe('an invitation', () => {
  it('[M3] [M5] an invitation creates a member with its role, once, and is logged', async () => {
    const { link, invite: open } = await invite(admin);
    expect((await listed()).invites).toEqual([open]);
    expect(open).toMatchObject({ role: 'support', invitedBy: 'amira' });
    const response = await setUp(link, 'noor');
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { admin: { username: 'noor', role: 'support' } },
    ]);
    expect((await setUp(link, 'somebody-else')).statusCode).toBe(410);
    const { members, invites } = await listed();
    expect(invites).toEqual([]);
    expect(members.find(({ username }) => username === 'noor')).toMatchObject({
      role: 'support',
      isActive: true,
      totpSince: null,
      sessionCount: 1,
    });
    expect(await logOf(`invite:${open.id}`)).toMatchObject([
      { actor: 'amira', verb: 'staff.invited', after: { role: 'support' } },
    ]);
    const stored = await selectRows(test, 'admin_invites');
    expect(JSON.stringify(stored)).not.toContain(tokenOf(link));
  });

  it('[M3] an invitation can be revoked and expires after 24 hours, independently of the server’s own', async () => {
    const own = await inviteAdmin(test.ctx);
    const [first, second] = [await invite(admin), await invite(admin)];
    const end = () => admin.delete(`${url}/invites/${first.invite.id}`);
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 404]);
    expect((await setUp(first.link, 'too-late')).statusCode).toBe(410);
    await inviteAdmin(test.ctx);
    expect((await setUp(own, 'too-late')).statusCode).toBe(410);
    expect((await listed()).invites.map(({ id }) => id)).toContain(second.invite.id);
    test.ctx.now = () => new Date(Date.now() + 24 * 60 * 60_000 + 1_000);
    expect((await setUp(second.link, 'too-late')).statusCode).toBe(410);
  });

  it('[M3] invitations of a member who was demoted or deactivated no longer work', async () => {
    for (const [path, body] of [
      ['role', { role: 'support' }],
      ['deactivate', { reason: 'Left' }],
    ] as const) {
      const other = await colleague();
      const { link } = await invite(other, 'admin');
      expect((await admin.post(`${url}/${other.id}/${path}`, body)).statusCode).toBe(200);
      expect((await setUp(link, 'back-again')).statusCode).toBe(410);
    }
  });
});

describe('passwords of staff', () => {
  it.each([
    ['123456', 400],
    ['nine chars'.slice(1), 400],
    ['1234567890', 422],
    ['password123', 422],
    ['weakling-2026', 422],
    ['The-WEAKLING-itself', 422],
    ['weakling@academicworkshop.example', 422],
    ['academicworkshop', 422],
    ['academicworkshop1', 422],
    ['a'.repeat(16), 422],
    ['Password2026!', 422],
    ['Workshop2026!!', 422],
    ['Console-2026!!', 422],
    ['adminadmin2024', 422],
    ['iloveyou1234', 422],
  ])(
    '[M1] [U4] the password %j is refused in the set-up, and the link stays valid',
    async (password, status) => {
      const { link, invite: open } = await invite(admin);
      const answer = await setUp(link, 'weakling', password);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ issues: [{ path: 'password' }] });
      expect((await listed()).invites.map(({ id }) => id)).toContain(open.id);
    },
  );

  it('[M1] [M5] staff change their password with the current one, and every other session ends', async () => {
    const one = await colleague('support');
    const other = (await login(one.username, one.password)).json<{ token: string }>();
    const change = (current: string, password: string) =>
      one.post('/api/admin/password', { current, password });
    expect(refusalOf(await change('not the one of now', 'nine lives and counting'))).toEqual([
      422,
      'staff.credentials',
    ]);
    expect(refusalOf(await change(one.password, `my ${one.username} secret`))).toEqual([
      422,
      'staff.password',
    ]);
    expect((await change(one.password, 'nine lives and counting')).statusCode).toBe(204);
    expect(await statusOf(one)).toBe(200);
    const headers = { authorization: `Bearer ${other.token}` };
    expect((await test.app.inject({ url: '/api/admin/me', headers })).statusCode).toBe(401);
    expect((await login(one.username, one.password)).statusCode).toBe(401);
    expect((await login(one.username, 'nine lives and counting')).statusCode).toBe(200);
    const log = await logOf(`admin:${one.id}`);
    expect(log).toMatchObject([{ actor: one.username, verb: 'staff.password_changed' }]);
    expect(JSON.stringify(log)).not.toContain('nine lives');
  });
});

describe('a member who is deactivated', () => {
  it('[M3] [M4] [M5] a deactivated member is signed out at once and cannot sign in until reactivated', async () => {
    const one = await colleague('support');
    const answer = await admin.post(`${url}/${one.id}/deactivate`, { reason: 'Left the team' });
    expect(answer.json()).toMatchObject({ isActive: false, sessionCount: 0 });
    expect([await statusOf(one), (await login(one.username, one.password)).statusCode]).toEqual([401, 401]);
    expect((await admin.post(`${url}/${one.id}/reactivate`, {})).json()).toMatchObject({ isActive: true });
    expect([await statusOf(one), (await login(one.username, one.password)).statusCode]).toEqual([401, 200]);
    expect(await logOf(`admin:${one.id}`)).toMatchObject([
      {
        verb: 'staff.deactivated',
        before: { isActive: true },
        after: { isActive: false, reason: 'Left the team' },
      },
      { verb: 'staff.reactivated', before: { isActive: false }, after: { isActive: true } },
    ]);
  });

  it('[M3] [M4] a sign-in that was in progress fails for a deactivated member', async () => {
    const one = await colleague();
    for (const change of [
      (db: Parameters<typeof staffQueries.lock>[0]) => staffQueries.endSessions(db, one.id),
      (db: Parameters<typeof staffQueries.lock>[0]) =>
        db.updateTable('admin_users').set({ is_active: false }).where('id', '=', one.id).execute(),
    ]) {
      const answer = await whileHeld(
        test,
        (db) => staffQueries.lock(db, one.id),
        () => login(one.username, one.password),
        change,
      );
      expect(refusalOf(answer)).toEqual([401, 'staff.credentials']);
    }
    expect((await listed()).members.find(({ id }) => id === one.id)?.sessionCount).toBe(0);
  });
});

describe('a member’s role', () => {
  it('[M3] [M5] a new role applies from the next request', async () => {
    const one = await colleague('support');
    const manage = async () => (await one.get(url)).statusCode;
    expect(await manage()).toBe(403);
    await admin.post(`${url}/${one.id}/role`, { role: 'admin' });
    expect(await manage()).toBe(200);
    await admin.post(`${url}/${one.id}/role`, { role: 'support' });
    expect(await manage()).toBe(403);
    expect(refusalOf(await admin.post(`${url}/${one.id}/role`, { role: 'owner' }))[0]).toBe(400);
    expect(await logOf(`admin:${one.id}`)).toMatchObject([
      { verb: 'staff.role_changed', before: { role: 'support' }, after: { role: 'admin' } },
      { verb: 'staff.role_changed', before: { role: 'admin' }, after: { role: 'support' } },
    ]);
  });

  it('[M3] an unknown role is not stored, for members or for invitations', async () => {
    const one = await colleague('support');
    const people = sql`update admin_users set role = 'owner' where id = ${one.id}`;
    await expect(people.execute(test.ctx.db)).rejects.toThrow('admin_users_role');
    const invitations = sql`insert into admin_invites (token_hash, role, expires_at) values ('unknown', 'owner', now())`;
    await expect(invitations.execute(test.ctx.db)).rejects.toThrow('admin_invites_role');
  });
});

describe('sessions and second factors of others', () => {
  it('[M4] [M5] only administrators end sessions and reset second factors of others', async () => {
    const one = await colleague('support');
    const start = await one.post('/api/admin/totp', { password: one.password });
    const code = generateSync({ secret: start.json<{ secret: string }>().secret });
    expect((await one.post('/api/admin/totp/confirm', { code })).statusCode).toBe(200);
    expect((await login(one.username, one.password)).statusCode).toBe(401);
    const target = `${url}/${one.id}`;
    const support = await colleague('support');
    for (const call of [
      post(`${target}/reset-second-factor`, { reason: 'Lost' }),
      { method: 'DELETE' as const, url: `${target}/sessions` },
    ])
      expect(refusalOf(await support.inject(call))).toEqual([403, 'auth.forbidden']);
    const answer = await admin.post(`${target}/reset-second-factor`, { reason: 'Lost the phone' });
    expect(answer.json()).toMatchObject({ totpSince: null, sessionCount: 0 });
    expect([await statusOf(one), (await login(one.username, one.password)).statusCode]).toEqual([401, 200]);
    const ended = await admin.delete(`${target}/sessions`);
    expect(ended.json()).toMatchObject({ sessionCount: 0 });
    expect((await logOf(`admin:${one.id}`)).map(({ verb }) => verb)).toEqual([
      'staff.totp_added',
      'staff.second_factor_reset',
      'staff.sessions_ended',
    ]);
  });

  it('[M4] administrators cannot reset their own second factor without a code', async () => {
    const { id } = (await admin.get('/api/admin/me')).json<{ admin: { id: string } }>().admin;
    const own = post(`${url}/${id}/reset-second-factor`, { reason: 'A stolen token' });
    expect(refusalOf(await admin.inject(own))).toEqual([409, 'staff.own_second_factor']);
  });

  it('[M3] sessions and second factors of an unknown member answer 404', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await admin.delete(`${url}/${nobody}/sessions`)).statusCode).toBe(404);
  });
});

describe('the last active administrator', () => {
  it('[M3] the last active administrator cannot be demoted or deactivated, also not by two requests at once', async () => {
    const fresh = await startTestApp();
    const [one, two] = [await signedInStaff(fresh, 'one'), await signedInStaff(fresh, 'two')];
    await signedInStaff(fresh, 'helper', 'support');
    const { members } = (await one.get(url)).json<{ members: StaffUser[] }>();
    const id = (name: string) => members.find(({ username }) => username === name)?.id ?? '';
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        one.post(`${url}/${id('two')}/role`, { role: 'support' }),
        two.post(`${url}/${id('one')}/role`, { role: 'support' }),
        one.post(`${url}/${id('one')}/role`, { role: 'support' }),
        two.post(`${url}/${id('two')}/deactivate`, { reason: 'x' }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
      const left = await selectRows(fresh, 'admin_users', { is_active: true, role: 'admin' }, ['username']);
      expect(left).toHaveLength(1);
      const last = left[0]?.username === 'one' ? one : two;
      const own = `${url}/${id(left[0]?.username ?? '')}`;
      expect(refusalOf(await last.post(`${own}/role`, { role: 'support' }))).toEqual([
        409,
        'staff.last_administrator',
      ]);
      expect(refusalOf(await last.post(`${own}/deactivate`, { reason: 'x' }))).toEqual([
        409,
        'staff.last_administrator',
      ]);
      // Restores both for the next round. A deactivated member has to sign in again.
      const back = { role: 'admin' as const, is_active: true };
      await fresh.ctx.db
        .updateTable('admin_users')
        .set(back)
        .where('username', 'in', ['one', 'two'])
        .execute();
      if ((await two.get(url)).statusCode === 401) break;
    }
    await fresh.close();
  });
});
