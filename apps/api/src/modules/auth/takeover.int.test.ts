import { describe, expect, it } from 'vitest';
import { browserOf, goodPassword, type Member, mailedToken, member, newcomer } from '../../testing/account';
import { deleteRows, insertRow } from '../../testing/rows';
import { softAuthenticator } from '../../testing/soft-authenticator';
import { useTestApp } from '../../testing/test-app';
import { sendReset } from './send-reset';

const origin = 'https://workshop.example';
const newPassword = 'a newer good password';
const test = useTestApp({ SITE_ORIGIN: origin, LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload });
const whoAmI = { url: '/api/auth/session' };

async function addPasskey(user: Member) {
  const device = softAuthenticator(origin);
  const options = (await user.post('/api/account/passkeys/options', {})).json<{ challenge: string }>();
  const answer = device.create(options as never);
  expect((await user.post('/api/account/passkeys', { name: 'Phone', answer })).statusCode).toBe(201);
  return device;
}

async function passkeyStatus(device: Awaited<ReturnType<typeof addPasskey>>): Promise<number> {
  const browser = browserOf(test);
  const options = (await browser.post('/api/auth/passkey/options', {})).json<{ challenge: string }>();
  return (await browser.post('/api/auth/passkey', { answer: device.get(options as never) })).statusCode;
}

async function reset(user: Member): Promise<void> {
  await sendReset(test.ctx, user.email);
  const token = await mailedToken(test, user.email, 'reset_password');
  const answer = await browserOf(test).post('/api/auth/password-reset/confirm', {
    token,
    password: newPassword,
  });
  expect(answer.statusCode).toBe(200);
}

describe('an account that somebody made in another person’s name', () => {
  it('[U4] a reset of an unconfirmed account removes the passkeys and codes of whoever created it', async () => {
    const account = await newcomer(test);
    const device = await addPasskey(account);
    await insertRow(test, 'totp_factors', {
      user_id: account.id,
      secret: 'sealed',
      confirmed_at: new Date(),
    });
    await reset(account);
    expect(await passkeyStatus(device)).toBe(401);
    const signIn = post('/api/auth/signin', { email: account.email, password: newPassword });
    expect((await browserOf(test).inject(signIn)).statusCode).toBe(200);
  });

  it('[U4] a confirmed account keeps its passkeys after a reset', async () => {
    const account = await newcomer(test);
    const token = await mailedToken(test, account.email, 'verify_email');
    await account.post('/api/auth/verify-email', { token });
    const device = await addPasskey(account);
    await reset(account);
    expect(await passkeyStatus(device)).toBe(200);
  });
});

describe('ending sessions', () => {
  it('[U7] an ended session is not restored by a request that was still running', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await member(test);
      const cookie = user.cookie();
      await Promise.all([
        deleteRows(test, 'sessions', { user_id: user.id }),
        ...Array.from({ length: 4 }, () =>
          test.app.inject({ ...post('/api/auth/passkey/options'), headers: { cookie } }),
        ),
      ]);
      expect((await test.app.inject({ ...whoAmI, headers: { cookie } })).statusCode).toBe(401);
    }
  });

  it('[U4] a new password also ends sign-ins with the old one that were still running', async () => {
    const user = await member(test);
    await sendReset(test.ctx, user.email);
    const token = await mailedToken(test, user.email, 'reset_password');
    const browsers = Array.from({ length: 8 }, () => browserOf(test));
    await Promise.all([
      ...browsers.map((one) => one.post('/api/auth/signin', { email: user.email, password: goodPassword })),
      browserOf(test).post('/api/auth/password-reset/confirm', { token, password: newPassword }),
    ]);
    const left = await Promise.all(browsers.map(async (one) => (await one.inject(whoAmI)).statusCode));
    expect(left.filter((status) => status === 200)).toEqual([]);
  });

  it('[U7] a new password, or the end of all other sessions, also cancels an attacker’s change of address', async () => {
    for (const endThem of [
      post('/api/account/password', { password: newPassword }),
      { method: 'DELETE' as const, url: '/api/account/sessions' },
    ]) {
      const user = await member(test);
      const thief = `thief-${user.email}`;
      await user.post('/api/account/email', { email: thief });
      const token = await mailedToken(test, thief, 'change_email');
      expect((await user.inject(endThem)).statusCode).toBeLessThan(300);
      const verify = post('/api/auth/verify-email', { token, password: newPassword });
      expect((await browserOf(test).inject(verify)).statusCode).toBe(410);
      expect((await user.inject(whoAmI)).statusCode).toBe(200);
    }
  });
});
