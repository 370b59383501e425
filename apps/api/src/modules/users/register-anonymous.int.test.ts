import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp();
const register = (userId: string, headers = {}) =>
  test.app.inject({ method: 'POST', url: '/api/user', payload: { userId }, headers });

describe('an anonymous person', () => {
  it('[U1] an anonymous user gets a signed, HttpOnly, SameSite=Lax session cookie', async () => {
    const response = await register('anon_abcdefgh12_1700000000000');
    const cookie = String(response.headers['set-cookie']);
    expect(response.statusCode).toBe(201);
    expect(cookie).toMatch(/^aw_session=[^;]+\./);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('[U1] an anonymous user cannot claim an id that another browser has registered', async () => {
    await register('anon_taken12345_1700000000000');
    const second = await register('anon_taken12345_1700000000000');
    expect(refusalOf(second)).toEqual([409, 'users.id_taken']);
  });

  it('[U1] a browser that registers again keeps its user', async () => {
    const user = await signedIn(test.app);
    const again = await user.post('/api/user', { userId: 'anon_somethingelse_1700000000000' });
    expect([again.statusCode, again.json<{ id: string }>().id]).toEqual([200, user.id]);
  });

  it.each(['admin', 'anon_x_1', "anon_abcdefgh_17'; --", 'anon_ABC!defgh_1700000000000'])(
    '[U1] the id %j is refused',
    async (userId) => {
      expect((await register(userId)).statusCode).toBe(400);
    },
  );

  it('[U1] a forged or changed cookie has no user', async () => {
    const user = await signedIn(test.app);
    for (const cookie of [
      `${user.cookie}x`,
      'aw_session=made.up',
      user.cookie.replace('aw_session=', 'aw_session=x'),
    ]) {
      expect((await test.app.inject({ url: '/api/auth/session', headers: { cookie } })).statusCode).toBe(401);
    }
  });

  it('[U1] an anonymous user cannot read another user’s profile, rewards, credits or uploads', async () => {
    const [one, two] = [await signedIn(test.app), await signedIn(test.app)];
    for (const path of [
      `/api/user/${two.id}`,
      `/api/user/${two.id}/rewards`,
      `/api/user/${two.id}/credits`,
      `/api/documents?uploaderId=${two.id}`,
    ]) {
      expect((await one.get(path)).statusCode).toBe(403);
    }
  });

  it('[U5] an anonymous user starts with no uploads, rewards or credits', async () => {
    const user = await signedIn(test.app);
    expect((await user.get(`/api/user/${user.id}`)).json()).toMatchObject({
      uploadCount: 0,
      rewardsEarned: 0,
      rewardCount: 0,
      creditBalance: 0,
      isAnonymous: true,
      role: 'user',
    });
  });
});

describe('a write from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elsewhere.example', host: 'localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 201],
  ])('[R6] a write from another site with %j answers %i', async (headers, status) => {
    const response = await register(
      `anon_cross${Math.random().toString(36).slice(2, 12).padEnd(8, 'x')}_1700000000000`,
      headers,
    );
    expect(response.statusCode).toBe(status);
  });

  it('[R6] the check of other sites does not apply to the console, whose calls carry no cookie', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'nobody', password: 'nothing' },
      headers: { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' },
    });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([
      401,
      'http://localhost:3001',
    ]);
  });
});
