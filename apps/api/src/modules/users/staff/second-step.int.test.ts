import { describe, expect, it } from 'vitest';
import { browserOf, goodPassword, type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));

/** Stores an authenticator app of the person, which they have lost. */
async function lostItsApp(user: Member): Promise<void> {
  const row = { user_id: user.id, secret: 'sealed', confirmed_at: new Date() };
  await insertRow(test, 'totp_factors', row);
  await insertRow(test, 'recovery_codes', { user_id: user.id, code_hash: 'x' });
}
const signIn = (user: Member) =>
  browserOf(test).post('/api/auth/signin', { email: user.email, password: goodPassword });
const remove = (user: Member, by = staff) =>
  by.post(`/api/admin/people/${user.id}/remove-second-step`, {
    reason: 'Showed an identity card in a call.',
  });

describe('a lost authenticator app', () => {
  it('[M9] [U8] an administrator removes a lost authenticator app, which ends sessions and notifies the person', async () => {
    const user = await member(test);
    await lostItsApp(user);
    expect((await signIn(user)).json()).toMatchObject({ code: 'auth.second_factor' });
    expect((await remove(user)).json()).toMatchObject({ id: user.id, hasTotp: false });
    expect((await user.get('/api/account')).statusCode).toBe(401);
    expect((await signIn(user)).statusCode).toBe(200);
    const mails = await selectRows(test, 'mails', { to_address: user.email, kind: 'security_notice' }, [
      'body_text',
    ]);
    expect(mails.map((mail) => mail.body_text).join()).toContain('Support removed the authenticator app');
    expect(await logged(user)).toEqual(['people.second_step_removed']);
  });

  it('[M9] other staff cannot remove an authenticator app, and removing a missing one does nothing', async () => {
    const support = await signedInStaff(test, 'selma', 'support');
    const user = await member(test);
    await lostItsApp(user);
    expect((await remove(user, support)).statusCode).toBe(403);
    expect((await signIn(user)).statusCode).toBe(401);
    const other = await member(test);
    expect((await remove(other)).statusCode).toBe(200);
    expect((await other.get('/api/account')).statusCode).toBe(200);
    expect(await logged(other)).toEqual([]);
  });
});

async function logged(user: Member): Promise<string[]> {
  const rows = await selectRows(test, 'audit_log', { target: `user:${user.id}`, actor: staff.username }, [
    'verb',
  ]);
  return rows.map((row) => row.verb);
}
