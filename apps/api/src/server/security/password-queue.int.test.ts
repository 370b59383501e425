import { afterAll, beforeAll, expect, it } from 'vitest';
import { inviteAdmin } from '../../modules/staff/set-up-admin';
import { goodPassword, newcomer, signUpForm } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { maxPasswordQueue, passwordQueue } from './password-hash';

const test = useTestApp();
let begun = 0;
let addressCount = 0;

beforeAll(async () => {
  passwordQueue.addEventListener('active', () => begun++);
});
afterAll(async () => {
  passwordQueue.start();
});

/** Returns how many passwords were hashed or checked during an action. */
async function hashesOf(happen: () => Promise<unknown>): Promise<number> {
  await passwordQueue.onIdle();
  const before = begun;
  await happen();
  await passwordQueue.onIdle();
  return begun - before;
}

const newAddress = () => `198.51.${100 + Math.floor(++addressCount / 250)}.${addressCount % 250}`;
const setUp = (token: string, username = 'stranger', remoteAddress = newAddress()) =>
  test.app.inject({
    method: 'POST',
    url: '/api/admin/setup',
    remoteAddress,
    payload: { token, username, email: `${username}@example.org`, password: 'a password of four words' },
  });
const signIn = (email: string, password: string, remoteAddress = newAddress()) =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', remoteAddress, payload: { email, password } });

it('[M1] forty setups with invalid tokens hash no password', async () => {
  const count = await hashesOf(async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => setUp(`made-up-token-of-nobody-${at}`.padEnd(43, 'x'))),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([410]));
  });
  expect(count).toBe(0);
});

it('[M1] invalid tokens are counted by address, and then a valid one has to wait too', async () => {
  const token = new URL(await inviteAdmin(test.ctx)).searchParams.get('token') ?? '';
  const here = newAddress();
  for (let i = 0; i < 10; i++)
    expect((await setUp(`wrong-${i}`.padEnd(43, 'x'), 'lena', here)).statusCode).toBe(410);
  const late = await setUp(token, 'lena', here);
  expect(refusalOf(late)).toEqual([429, 'staff.too_many_attempts']);
  expect((await setUp(token, 'lena')).statusCode).toBe(201);
});

it('[U1] an email address that is taken is refused before the password is hashed', async () => {
  const { email } = await newcomer(test);
  const count = await hashesOf(async () => {
    const answer = await test.app.inject(signUpForm(email.toUpperCase()));
    expect(answer.statusCode).toBe(409);
  });
  expect(count).toBe(0);
});

it('[U4] an unknown account and a wrong password cost one hash each', async () => {
  const { email } = await newcomer(test);
  expect(await hashesOf(() => signIn(email, 'a wrong one'))).toBe(1);
  expect(await hashesOf(() => signIn('nobody@students.example', 'a wrong one'))).toBe(1);
});

it('[R1] passwords beyond the queue are refused at once with 503, and do not count as tries', async () => {
  const { email } = await newcomer(test);
  const staff = await signedInStaff(test, 'noam');
  const change = () =>
    staff.post('/api/admin/password', { current: staff.password, password: 'four other words of staff' });
  await passwordQueue.onIdle();
  passwordQueue.pause();
  const waiting = Array.from({ length: maxPasswordQueue }, (_, at) =>
    signIn(`nobody${at}@students.example`, 'a wrong one'),
  );
  await expect.poll(() => passwordQueue.size).toBe(maxPasswordQueue);
  const here = newAddress();
  for (let i = 0; i < 15; i++) {
    const answer = await signIn(email, goodPassword, here);
    expect(answer.json()).toMatchObject({ code: 'auth.busy' });
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
  }
  const login = () =>
    test.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress: here,
      payload: { username: staff.username, password: staff.password },
    });
  for (let i = 0; i < 12; i++) expect((await change()).statusCode).toBe(503);
  const entries = await Promise.all([login(), test.app.inject(signUpForm('late@students.example'))]);
  expect(entries.map((answer) => answer.statusCode)).toEqual([503, 503]);
  passwordQueue.start();
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([401]));
  expect((await signIn(email, goodPassword, here)).statusCode).toBe(200);
  expect((await login()).statusCode).toBe(200);
  expect((await change()).statusCode).toBe(204);
});
