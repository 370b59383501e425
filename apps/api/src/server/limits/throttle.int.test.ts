import { openDatabase } from '@aw/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NetworkContext } from '../../context';
import { goodPassword, member } from '../../testing/account';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { createLimits } from './limits';
import { countAttempt, forgiveAccount } from './throttle';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0' });
let closeReplica: () => Promise<void>;
/** A second server over the same database. */
let replica: NetworkContext;
let accountCount = 0;

beforeAll(async () => {
  const { db, pool } = openDatabase({ url: test.databaseUrl });
  replica = { ...test.ctx, limits: createLimits(pool) };
  closeReplica = () => db.destroy();
});
afterAll(async () => {
  await closeReplica();
});

const here = '192.0.2.1';
const newAccount = () => `guessed${++accountCount}@students.example`;

/** Returns null if the attempt is allowed, otherwise the seconds to wait. */
async function waitOf(ctx: NetworkContext, account: string, address: string): Promise<number | null> {
  const refusal = await countAttempt(ctx, 'signin', account, address).then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal === null) return null;
  expect(refusal).toMatchObject({ status: 429, code: 'auth.too_many_attempts' });
  return (refusal as { extra: { retryAfterSeconds: number } }).extra.retryAfterSeconds;
}

async function failTenTimes(account: string, address: string, ctx = test.ctx): Promise<void> {
  for (let i = 0; i < 10; i++) expect(await waitOf(ctx, account, address)).toBeNull();
}

/** Moves every wait into the past. */
const passTime = () =>
  test.ctx.db.updateTable('rate_limits').set({ expire: 1 }).where('points', '>', 100).execute();

const signIn = (email: string, password: string, remoteAddress: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: { email, password }, remoteAddress });

describe('guessing passwords of an account', () => {
  it('[U4] wrong passwords from one address do not lock the owner out at another address', async () => {
    const user = await member(test);
    for (let i = 0; i < 10; i++) expect((await signIn(user.email, `wrong ${i}`, here)).statusCode).toBe(401);
    expect((await signIn(user.email, goodPassword, here)).statusCode).toBe(429);
    expect((await signIn(user.email, goodPassword, '198.51.100.1')).statusCode).toBe(200);
  });

  it('[U4] wrong passwords from many addresses are slowed down too', async () => {
    const account = newAccount();
    for (let place = 1; place <= 5; place++) await failTenTimes(account, `192.0.2.${place}`);
    expect(await waitOf(test.ctx, account, '192.0.2.6')).toBe(60);
    expect(await waitOf(test.ctx, newAccount(), '192.0.2.6')).toBeNull();
  });

  it('[U4] the first wait is one minute on every server', async () => {
    const account = newAccount();
    await failTenTimes(account, here);
    expect(await waitOf(test.ctx, account, here)).toBe(60);
    for (const ctx of [test.ctx, replica, test.ctx])
      expect(await waitOf(ctx, account, here)).toBeLessThanOrEqual(60);
    await passTime();
    for (const ctx of [test.ctx, replica]) expect(await waitOf(ctx, account, here)).toBeNull();
  });

  it('[U4] each wait is longer than the one before, until a correct password', async () => {
    const account = newAccount();
    for (const wait of [60, 120, 240]) {
      await failTenTimes(account, here);
      expect(await waitOf(test.ctx, account, here)).toBe(wait);
      await passTime();
    }
    await (await countAttempt(test.ctx, 'signin', account, here)).forget();
    await failTenTimes(account, here);
    expect(await waitOf(test.ctx, account, here)).toBe(60);
  });

  it('[U4] forgiving an account resets its waits at every address and on every server', async () => {
    const [account, other] = [newAccount(), newAccount()];
    for (const one of [account, other]) await failTenTimes(one, here);
    for (let place = 2; place <= 5; place++) await failTenTimes(account, `192.0.2.${place}`);
    for (const ctx of [test.ctx, replica]) {
      expect(await waitOf(ctx, account, here)).not.toBeNull();
      expect(await waitOf(ctx, account, '192.0.2.9')).not.toBeNull();
    }
    expect(await waitOf(test.ctx, other, here)).toBe(60);
    await forgiveAccount(test.ctx, 'signin', account.toUpperCase());
    await failTenTimes(account, here, replica);
    expect(await waitOf(replica, account, here)).toBe(60);
    expect(await waitOf(replica, account, '192.0.2.9')).toBeNull();
    expect(await waitOf(replica, other, here)).not.toBeNull();
  });

  it('[U4] spellings with capitals and letters that the database folds count for the same account', async () => {
    for (let i = 0; i < 10; i++) expect(await waitOf(test.ctx, `İmam${i}@students.example`, here)).toBeNull();
    expect(await waitOf(test.ctx, 'imaİm@students.example', here)).toBe(60);
    const account = newAccount();
    await failTenTimes(account, here);
    expect(await waitOf(test.ctx, account.toUpperCase(), here)).toBe(60);
  });

  it('[U4] an address whose domain is typed in other letters counts for the same account', async () => {
    const { email } = await member(test);
    const place = '192.0.2.40';
    const typed = email.replace(
      /@(.)/,
      (_, first: string) => `@${String.fromCodePoint(first.charCodeAt(0) + 0xfee0)}`,
    );
    for (let i = 0; i < 10; i++) expect((await signIn(typed, `wrong ${i}`, place)).statusCode).toBe(401);
    expect((await signIn(email, goodPassword, place)).statusCode).toBe(429);
    expect((await signIn(email, goodPassword, '198.51.100.40')).statusCode).toBe(200);
  });

  it('[M1] other spellings of a staff name count for the same account', async () => {
    const { username } = await signedInStaff(test, 'mirim');
    const login = (name: string) =>
      test.nobody.post('/api/admin/login', { username: name, password: 'a wrong one' });
    for (let i = 0; i < 10; i++) expect((await login(username)).statusCode).toBe(401);
    for (const name of ['mİrim', 'mirİm', 'MIRIM']) expect((await login(name)).statusCode).toBe(429);
  });

  it('[R6] addresses of one IPv6 network count as one', async () => {
    const account = newAccount();
    for (let i = 0; i < 10; i++) expect(await waitOf(test.ctx, account, `2001:db8:1:2::${i}`)).toBeNull();
    expect(await waitOf(test.ctx, account, '2001:db8:1:2:ffff::1')).toBe(60);
    expect(await waitOf(test.ctx, account, '2001:db8:1:3::1')).toBeNull();
  });

  it('[R4] the longest email address is counted like any other, and no address is stored', async () => {
    const email = `${'x'.repeat(240)}@x.example`;
    expect((await signIn(email, 'wrong', '2001:db8:1111:2222::1')).statusCode).toBe(401);
    const keys = await selectRows(test, 'rate_limits', {}, ['key']);
    expect(keys.filter(({ key }) => key.includes('@'))).toEqual([]);
  });
});
