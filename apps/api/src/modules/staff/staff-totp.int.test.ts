import { generateSync } from 'otplib/functional';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalOf, statusesOf } from '../../testing/answers';
import { endpoints } from '../../testing/endpoints';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { startTestApp, useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0' });
let number = 0;
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
afterEach(() => {
  test.ctx.now = () => new Date();
});

const newStaff = (app = test) => signedInStaff(app, `staff${++number}`);
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.ctx.now().getTime() / 1000) });
const nextStep = () => {
  const now = test.ctx.now().getTime() + 30_000;
  test.ctx.now = () => new Date(now);
};
const login = (staff: Staff, totp?: string, app = test) =>
  app.nobody.post('/api/admin/login', { username: staff.username, password: staff.password, totp });
const me = (token: string, app = test) =>
  app.app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } });

async function setUp(staff: Staff) {
  const started = await staff.post('/api/admin/totp', { password: staff.password });
  expect(started.statusCode).toBe(201);
  const { secret } = started.json<{ secret: string }>();
  const confirmed = await staff.post('/api/admin/totp/confirm', { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  nextStep();
  return { secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

describe('the second factor of staff', () => {
  it('[M4] a second factor is set up with the password and a first code, stored encrypted, logged, and ends other tokens', async () => {
    const staff = await newStaff();
    const { token } = (await login(staff)).json<{ token: string }>();
    const wrong = await staff.post('/api/admin/totp', { password: 'not the password' });
    expect(refusalOf(wrong)).toEqual([422, 'staff.credentials']);
    expect((await staff.post('/api/admin/totp/confirm', { code: '123456' })).json()).toMatchObject({
      code: 'totp.not_started',
    });
    const { secret, recoveryCodes } = await setUp(staff);
    expect(recoveryCodes.length).toBe(10);
    const rows = JSON.stringify([
      await selectRows(test, 'admin_totp'),
      await selectRows(test, 'admin_recovery'),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
    expect([(await me(token)).statusCode, (await me(staff.token)).statusCode]).toEqual([401, 200]);
    const log = (await staff.get('/api/admin/audit')).json<{ verb: string; actor: string }[]>();
    expect(log).toContainEqual(expect.objectContaining({ verb: 'staff.totp_added', actor: staff.username }));
    expect((await staff.post('/api/admin/totp', { password: staff.password })).json()).toMatchObject({
      code: 'totp.already_on',
    });
  });

  it('[M4] a code is requested only after the right password, and each code works once, also in parallel', async () => {
    const staff = await newStaff();
    const { secret } = await setUp(staff);
    const wrong = await test.nobody.post('/api/admin/login', {
      username: staff.username,
      password: 'not the password',
      totp: codeOf(secret),
    });
    expect(wrong.json()).toMatchObject({ code: 'staff.credentials' });
    for (const totp of [undefined, '', '000000', 'not a code'])
      expect((await login(staff, totp)).json()).toMatchObject({ code: 'staff.totp' });
    const code = codeOf(secret);
    const both = await Promise.all([login(staff, code), login(staff, code)]);
    expect(statusesOf(both)).toEqual([200, 401]);
    expect((await login(staff, code)).statusCode).toBe(401);
    nextStep();
    expect((await login(staff, codeOf(secret))).statusCode).toBe(200);
  });

  it('[M4] a recovery code replaces the authenticator app once', async () => {
    const staff = await newStaff();
    const other = await newStaff();
    const [code = ''] = (await setUp(staff)).recoveryCodes;
    await setUp(other);
    expect((await login(other, code)).statusCode).toBe(401);
    const entered = await login(staff, code.toUpperCase());
    expect(entered.statusCode).toBe(200);
    expect((await me(entered.json<{ token: string }>().token)).statusCode).toBe(200);
    expect((await login(staff, code)).statusCode).toBe(401);
  });

  it('[M4] wrong codes block the sign-in for a while, although the password is right each time', async () => {
    const staff = await newStaff();
    const { secret } = await setUp(staff);
    for (let i = 0; i < 10; i++) expect((await login(staff, '000000')).statusCode).toBe(401);
    const refused = await login(staff, codeOf(secret));
    expect(refused.json()).toMatchObject({ code: 'staff.too_many_attempts' });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('[M4] a second factor cannot be turned off with the token alone', async () => {
    const staff = await newStaff();
    const { secret } = await setUp(staff);
    const end = (code: string) => staff.delete('/api/admin/totp', { code });
    expect((await end('')).statusCode).toBe(400);
    const refused = await end('000000');
    expect(refusalOf(refused)).toEqual([422, 'staff.totp']);
    expect((await login(staff)).statusCode).toBe(401);
    expect((await end(codeOf(secret))).statusCode).toBe(204);
    expect((await login(staff)).statusCode).toBe(200);
    expect((await end('123456')).json()).toMatchObject({ code: 'totp.not_started' });
  });
});

describe('where a second factor is required', () => {
  it('[M4] where a second factor is required, a token without one can only set it up or sign out', async () => {
    const strict = await startTestApp({ STAFF_2FA: 'required' });
    const staff = await newStaff(strict);
    const open = ['startStaffTotp', 'confirmStaffTotp', 'endStaffTotp', 'staffLogout'];
    const closed = endpoints.filter(([name, { scope }]) => scope === 'staff' && !open.includes(name));
    expect(closed.length).toBeGreaterThan(20);
    for (const [name, { method, path }] of closed) {
      const answer = await staff.inject({ method, url: path.replace(/:\w+/g, '1') });
      expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        name,
        403,
        'staff.totp_setup',
      ]);
    }
    const stolen = (await login(staff, undefined, strict)).json<{ token: string }>().token;
    await setUp(staff);
    expect((await staff.get('/api/admin/overview')).statusCode).toBe(200);
    expect((await me(stolen, strict)).statusCode).toBe(401);
    await staff.post('/api/admin/logout');
    expect((await me(staff.token, strict)).statusCode).toBe(401);
    await strict.close();
  });
});
