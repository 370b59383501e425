import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import { type RawBuilder, sql } from 'kysely';
import { generateSync } from 'otplib/functional';
import { describe, expect, it } from 'vitest';
import { sendReset } from '../../modules/auth/send-reset';
import { anonymousBrowser, browserOf, goodPassword, mailedToken, member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { withHeaders } from '../../testing/calls';
import { uniquePdf } from '../../testing/make-pdf';
import { updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { whileHeld } from '../../testing/while-held';

const newPassword = 'a newer good password';
const whoAmI = { url: '/api/auth/session' };
const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload });
const signInAs = (email: string, password = goodPassword) => post('/api/auth/signin', { email, password });

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
type Browser = ReturnType<typeof browserOf>;

/** Returns what each scope answers to a browser: the person's id, or that there is none. */
async function seenBy(browser: Pick<Browser, 'cookie'>): Promise<{ session: number; open: number }> {
  const headers = { cookie: browser.cookie() };
  const userId = `anon_probe${String(++probes).padStart(4, '0')}_${Date.now()}`;
  // 200 returns the session's person; 201 created a new one, because there was none.
  const open = await test.app.inject({ ...post('/api/user', { userId }), headers });
  const session = await test.app.inject({ ...whoAmI, headers });
  return { session: session.statusCode, open: open.statusCode };
}
let probes = 0;
const nobody = { session: 401, open: 201 };

async function reset(email: string): Promise<void> {
  await sendReset(test.ctx, email);
  const token = await mailedToken(test, email, 'reset_password');
  const confirm = post('/api/auth/password-reset/confirm', { token, password: newPassword });
  expect((await browserOf(test).inject(confirm)).statusCode).toBe(200);
}

/** Returns a member whose account has an authenticator app. */
async function guarded() {
  const person = await member(test);
  const { secret } = (await person.post('/api/account/totp', {})).json<{ secret: string }>();
  const codeAt = (ms: number) => generateSync({ secret, epoch: Math.floor((Date.now() + ms) / 1000) });
  const confirmed = await person.post('/api/account/totp/confirm', { code: codeAt(0) });
  expect(confirmed.statusCode).toBe(200);
  return { ...person, nextCode: () => codeAt(30_000) };
}

describe('a sign-in that began before the password changed', () => {
  it('[U4] [U7] a sign-in that runs during a change of the password is refused and merges nothing', async () => {
    const person = await member(test);
    const thief = await anonymousBrowser(test);
    const answer = await whileHeld(
      test,
      (db) => users.lock(db, person.id),
      () => thief.inject(signInAs(person.email)),
      (db) => auth.endSessions(db, person.id),
    );
    expect(refusalOf(answer)).toEqual([401, 'auth.credentials']);
    expect((await thief.inject(whoAmI)).json()).toMatchObject({ user: { id: thief.id, isAnonymous: true } });
  });

  it('[U4] [U8] a sign-in that waits for a second factor ends with a change of the password, and its code stays unused', async () => {
    const person = await guarded();
    const thief = browserOf(test);
    expect((await thief.inject(signInAs(person.email))).json()).toMatchObject({ code: 'auth.second_factor' });
    await reset(person.email);
    const code = person.nextCode();
    test.ctx.now = () => new Date(Date.now() + 30_000);
    const answer = await thief.post('/api/auth/second-factor', { code });
    expect(refusalOf(answer)).toEqual([401, 'auth.required']);
    expect(await seenBy(thief)).toEqual(nobody);
    const owner = browserOf(test);
    await owner.inject(signInAs(person.email, newPassword));
    expect((await owner.post('/api/auth/second-factor', { code })).statusCode).toBe(200);
    test.ctx.now = () => new Date();
  });

  it('[U4] [U8] a sign-in ends when the password changes while its second factor is checked', async () => {
    const person = await guarded();
    const thief = browserOf(test);
    await thief.inject(signInAs(person.email));
    const code = person.nextCode();
    test.ctx.now = () => new Date(Date.now() + 30_000);
    const answer = await whileHeld(
      test,
      (db) => users.lock(db, person.id),
      () => thief.post('/api/auth/second-factor', { code }),
      (db) => auth.endSessions(db, person.id),
    );
    test.ctx.now = () => new Date();
    expect(answer.statusCode).toBe(401);
    expect(await seenBy(thief)).toEqual(nobody);
  });

  it('[U7] a session that has ended cannot set a password, even if the request runs at that moment', async () => {
    const person = await member(test);
    const thief = browserOf(test);
    await thief.inject(signInAs(person.email));
    const answer = await whileHeld(
      test,
      (db) => users.lock(db, person.id),
      () => thief.post('/api/account/password', { password: 'the thief likes this one' }),
      (db) => auth.endSessions(db, person.id),
    );
    expect(answer.statusCode).toBe(401);
    expect((await browserOf(test).inject(signInAs(person.email))).statusCode).toBe(200);
  });
});

describe('a session of an earlier epoch', () => {
  it('[U7] a session of an earlier epoch belongs to nobody in every scope, also on public routes', async () => {
    const person = await member(test);
    await test.ctx.db
      .updateTable('users')
      .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
      .where('id', '=', person.id)
      .execute();
    expect(await seenBy(person)).toEqual(nobody);
  });

  it.each(['erased_at', 'merged_into'] as const)(
    '[U7] [U9] a session of a person with %s belongs to nobody',
    async (column) => {
      const [person, other] = [await member(test), await member(test)];
      const value = column === 'erased_at' ? new Date() : other.id;
      await updateRow(test, 'users', person.id, { [column]: value });
      expect(await seenBy(person)).toEqual(nobody);
    },
  );

  it('[U7] a session of an earlier epoch does not open locked pages of the person’s own document', async () => {
    const person = await member(test);
    const id = await uploadDocument(test, person, await uniquePdf(3));
    const text = { url: `/api/documents/${id}/pages/3/text` };
    expect((await person.inject(text)).statusCode).toBe(200);
    await test.ctx.db
      .updateTable('users')
      .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
      .where('id', '=', person.id)
      .execute();
    expect((await person.inject(text)).statusCode).toBe(403);
  });
});

describe('a session id that was replaced', () => {
  /** Returns a person after a change of permissions, with the cookies from before and after it. */
  async function renewed() {
    const person = await member(test);
    const old = browserOf(test, person.cookie());
    await users.updateAccount(test.ctx.db, person.id, { is_expert: true }, true);
    await person.inject(whoAmI);
    const before = old.cookie();
    expect(person.cookie()).not.toBe(before);
    return { person, old: { ...withHeaders(test.nobody, { cookie: before }), cookie: () => before } };
  }

  it('[U7] a replaced session id ends when its successor signs out', async () => {
    const { person, old } = await renewed();
    expect((await old.inject(whoAmI)).statusCode).toBe(200);
    await person.post('/api/auth/signout', {});
    expect(await seenBy(old)).toEqual(nobody);
  });

  it('[U7] signing out with a replaced session id ends its successor too', async () => {
    const { person, old } = await renewed();
    await old.post('/api/auth/signout', {});
    expect(await seenBy(person)).toEqual(nobody);
  });

  it('[U7] a replaced session id ends, after two renewals, when another browser ends the session', async () => {
    const { person, old } = await renewed();
    await users.updateAccount(test.ctx.db, person.id, { is_expert: false }, true);
    await person.inject(whoAmI);
    const other = browserOf(test);
    await other.inject(signInAs(person.email));
    const list = (await other.get('/api/account/sessions')).json<{ id: string; isCurrent: boolean }[]>();
    const id = list.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await other.delete(`/api/account/sessions/${id}`)).statusCode).toBe(204);
    expect([await seenBy(person), await seenBy(old)]).toEqual([nobody, nobody]);
    expect((await other.inject(whoAmI)).statusCode).toBe(200);
  });

  it('[U7] no session remains after a sign-out during parallel renewals', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await member(test);
      const cookie = person.cookie();
      await users.updateAccount(test.ctx.db, person.id, { is_expert: true }, true);
      const browsers = Array.from({ length: 4 }, () => browserOf(test, cookie));
      await Promise.all([
        ...browsers.map((one) => one.inject(whoAmI)),
        browserOf(test, cookie).post('/api/auth/signout', {}),
        ...browsers.map((one) => one.inject(whoAmI)),
      ]);
      for (const one of [...browsers, browserOf(test, cookie)]) expect(await seenBy(one)).toEqual(nobody);
    }
  });
});

describe('two parallel calls of a page', () => {
  const ofBrowser = ({ id }: { id: string }) => ({
    hold: (db: Database) => sql`select from sessions where user_id = ${id} for update`.execute(db),
    change: (sess: RawBuilder<unknown>) => (db: Database) =>
      sql`update sessions set sess = ${sess} where user_id = ${id}`.execute(db),
    fields: async () => {
      const rows = test.ctx.db.selectFrom('sessions').select('sess').where('user_id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).sess;
    },
  });

  it('[U7] parallel calls change only their own fields of the session', async () => {
    const person = await member(test);
    const { hold, change, fields } = ofBrowser(person);
    await change(sql`sess || '{"device": "Chrome on Android", "provedAt": 7}'`)(test.ctx.db);
    // The proof of identity has read the session. Meanwhile another call changes it.
    const meanwhile = change(sql`sess - 'device' || '{"renewedOn": 8}'`);
    const proof = post('/api/auth/confirm', { password: goodPassword });
    const answer = await whileHeld(test, hold, () => person.inject(proof), meanwhile);
    expect(answer.statusCode).toBe(204);
    const { provedAt, ...others } = (await fields()) as { provedAt: number };
    expect(provedAt).toBeGreaterThan(7);
    expect(others).toMatchObject({ userId: person.id, renewedOn: 8 });
    expect(others).not.toHaveProperty('device');
  });
});
