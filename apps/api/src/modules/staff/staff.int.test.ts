import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { deleteRows, insertRow, selectRows, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { inviteAdmin } from './set-up-admin';

const test = useTestApp();
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));
const login = (payload: object) => test.nobody.post('/api/admin/login', payload);
const me = (token: string) =>
  test.app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } });

async function publish(title: string): Promise<number> {
  return uploadDocument(test, user, await uniquePdf(3), { fields: { title } });
}

describe('signing in to the console', () => {
  it('[M1] a sign-in with missing fields is refused with the messages of the page', async () => {
    const response = await login({ username: 'ab', password: '12345' });
    expect(response.json<{ issues: { message: string }[] }>().issues.map((issue) => issue.message)).toEqual([
      'Username must be at least 3 characters',
      'Password must be at least 6 characters',
    ]);
  });

  it('[M1] a wrong password and an unknown username get the same response', async () => {
    const [wrong, unknown] = await Promise.all([
      login({ username: 'amira', password: 'wrong one' }),
      login({ username: 'nobody', password: 'wrong one' }),
    ]);
    const { requestId: _a, ...first } = wrong.json<{ requestId: string }>();
    const { requestId: _b, ...second } = unknown.json<{ requestId: string }>();
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(first).toEqual(second);
  });

  it('[M1] after ten failed sign-ins even the right password has to wait', async () => {
    const guarded = await startTestApp({ LIMIT_SIGNIN_FAILURES: '3' });
    const { username, password } = await signedInStaff(guarded);
    for (let i = 0; i < 3; i++)
      await guarded.nobody.post('/api/admin/login', { username, password: 'wrong one' });
    const response = await guarded.nobody.post('/api/admin/login?z', { username, password });
    expect(response.json()).toMatchObject({ code: 'staff.too_many_attempts' });
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    await guarded.close();
  });

  it('[M1] a hundred parallel guesses are counted before any is checked', async () => {
    const guarded = await startTestApp();
    const { username, password } = await signedInStaff(guarded);
    const guess = (text: string) => guarded.nobody.post('/api/admin/login', { username, password: text });
    const answers = await Promise.all([
      ...Array.from({ length: 40 }, () => guess('wrong one')),
      guess(password),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 401).length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)?.statusCode).toBe(429);
    await guarded.close();
  });

  it('[R4] null bytes in a username are refused and cause no server error', async () => {
    expect((await login({ username: 'ab\u0000c', password: 'whatever' })).statusCode).toBe(400);
  });

  it('[M1] a one-time link creates one administrator', async () => {
    const token = new URL(await inviteAdmin(test.ctx)).searchParams.get('token');
    const setUp = (username: string) =>
      test.nobody.post('/api/admin/setup', {
        token,
        username,
        email: `${username}@example.org`,
        password: 'secret enough',
      });
    expect((await setUp('amira')).statusCode).toBe(409);
    const check = async (asked: string | null) => {
      const payload = { token: asked };
      return (await test.nobody.post('/api/admin/setup/check', payload)).json();
    };
    expect(await check(token)).toEqual({ isUsable: true });
    const response = await setUp('second');
    expect(response.statusCode).toBe(201);
    expect((await me(response.json<{ token: string }>().token)).statusCode).toBe(200);
    expect((await setUp('third')).statusCode).toBe(410);
    expect(await check(token)).toEqual({ isUsable: false });
    // An invalid link and a used one get the same response.
    expect(await check('x'.repeat(43))).toEqual({ isUsable: false });
  });

  it('[M1] signing out revokes the token on the server', async () => {
    const { token } = (await login({ username: staff.username, password: staff.password })).json<{
      token: string;
    }>();
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/admin/logout',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    ).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('[M1] a token ends after 30 idle minutes and after 8 hours, and is stored hashed only', async () => {
    const { token } = (await login({ username: staff.username, password: staff.password })).json<{
      token: string;
    }>();
    const rows = await selectRows(test, 'admin_sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    const newest = rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
    const age = (change: object) =>
      updateRows(test, 'admin_sessions', { token_hash: newest?.token_hash ?? '' }, change);
    await age({ last_seen_at: new Date(Date.now() - 31 * 60_000) });
    expect((await me(token)).statusCode).toBe(401);
    await age({ last_seen_at: new Date(), expires_at: new Date(Date.now() - 1000) });
    expect((await me(token)).statusCode).toBe(401);
  });

  it('[M1] a session cookie does not sign in to the console, and there is no default account', async () => {
    expect((await user.get('/api/admin/overview')).statusCode).toBe(401);
    const fresh = await startTestApp();
    expect(await selectRows(fresh, 'admin_users')).toEqual([]);
    await fresh.close();
  });
});

describe('the console', () => {
  it('[D11] a removal tells the uploader the reason, and a granted appeal restores the document', async () => {
    const id = await publish('Contested');
    await staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Looks like a copy.', isForCause: true });
    expect((await user.get(`/api/documents/${id}`)).json()).toMatchObject({
      status: 'refused',
      reason: 'Our staff removed this document. Looks like a copy.',
    });
    await user.post(`/api/documents/${id}/appeal`, { message: 'I wrote it.' });
    const [waiting] = (await staff.get('/api/admin/documents?state=appealed')).json<
      { id: number; appeal: { id: number } }[]
    >();
    expect(waiting?.id).toBe(id);
    await staff.post(`/api/admin/appeals/${waiting?.appeal.id}/decide`, {
      decision: 'grant',
      answer: 'You are right.',
    });
    expect((await user.get(`/api/documents/${id}`)).json()).toMatchObject({
      status: 'published',
      appeal: { status: 'granted', answer: 'You are right.' },
    });
  });

  it('[D11] a granted appeal against a duplicate publishes it, and only its own checks decide', async () => {
    const bytes = await uniquePdf();
    await user.upload(bytes, { fields: { title: 'First' } });
    await test.processAll();
    const id = await uploadDocument(test, user, bytes, { fields: { title: 'Second' } });
    await user.post(`/api/documents/${id}/appeal`, { message: 'A new edition.' });
    const [waiting] = (await staff.get('/api/admin/documents?state=appealed')).json<
      { appeal: { id: number } }[]
    >();
    await staff.post(`/api/admin/appeals/${waiting?.appeal.id}/decide`, {
      decision: 'grant',
      answer: 'Fine.',
    });
    await test.processAll();
    expect((await user.get(`/api/documents/${id}`)).json()).toMatchObject({ status: 'published' });
  });

  it('[M2] a document removed for cause after Delete All stays removed after the restore', async () => {
    const id = await publish('Stolen');
    const { deletion } = (await staff.delete('/api/admin/documents/deleteAll')).json<{
      deletion: { id: string };
    }>();
    await staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Stolen.', isForCause: true });
    await staff.post(`/api/admin/deletions/${deletion.id}/restore`);
    const row = await test.ctx.db
      .selectFrom('documents')
      .select(['is_listed', 'is_removed_for_cause'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ is_listed: false, is_removed_for_cause: true });
  });

  it('[D10] an unlock survives a plain removal, and a removal for cause refunds its credit', async () => {
    const id = await publish('Bought');
    const buyer = await signedIn(test.app);
    await insertRow(test, 'credit_entries', {
      user_id: buyer.id,
      delta: 1,
      reason: 'welcome',
      source: 'test',
    });
    await buyer.post(`/api/documents/${id}/unlock`);
    const remove = (isForCause: boolean) =>
      staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Because.', isForCause });
    await remove(false);
    expect((await buyer.get(`/api/documents/${id}/file`)).statusCode).toBe(200);
    expect((await buyer.get(`/api/documents/${id}`)).json()).toMatchObject({
      status: 'published',
      isUnlocked: true,
    });
    await remove(true);
    expect((await buyer.get(`/api/documents/${id}/file`)).statusCode).toBe(410);
    const credits = (await buyer.get(`/api/user/${buyer.id}/credits`)).json<{
      balance: number;
      entries: { reason: string }[];
    }>();
    expect([credits.balance, credits.entries[0]?.reason]).toEqual([1, 'unlock_refund']);
  });

  it('[D11] a second refusal can be appealed although the first one was', async () => {
    const id = await publish('Twice removed');
    const remove = () =>
      staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Once more.', isForCause: false });
    const appeal = () => user.post(`/api/documents/${id}/appeal`, { message: 'Please look.' });
    await remove();
    expect((await appeal()).statusCode).toBe(201);
    await staff.post(`/api/admin/documents/${id}/restore`);
    expect((await user.get(`/api/documents/${id}`)).json()).toMatchObject({ appeal: { status: 'granted' } });
    await remove();
    expect((await user.get(`/api/documents/${id}`)).json()).toMatchObject({ appeal: null });
    expect((await appeal()).statusCode).toBe(201);
  });

  it('[M2] simultaneous appeals and restores never deadlock', async () => {
    const id = await publish('Busy');
    for (let round = 0; round < 5; round++) {
      await staff.post(`/api/admin/documents/${id}/remove`, { reason: `Round ${round}.`, isForCause: true });
      const answers = await Promise.all([
        user.post(`/api/documents/${id}/appeal`, { message: 'Please.' }),
        staff.post(`/api/admin/documents/${id}/restore`),
      ]);
      expect(answers.every((answer) => answer.statusCode < 500)).toBe(true);
    }
  });
});

describe('the audit log', () => {
  it('[M5] the audit log contains every change by staff, with the state before and after', async () => {
    const id = await publish('Watched');
    await staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Test of the log.', isForCause: false });
    const entries = (await staff.get(`/api/admin/audit?target=document:${id}`)).json<object[]>();
    expect(entries).toMatchObject([
      {
        actor: 'amira',
        verb: 'document.removed',
        before: { isRemoved: false },
        after: { isRemoved: true, reason: 'Test of the log.' },
      },
    ]);
  });

  it('[M5] every staff route that changes something writes to the audit log', async () => {
    const id = await publish('Every verb');
    const request = (await user.post('/api/school-requests', { name: 'New College of Audit' })).json<{
      id: number;
    }>();
    const count = async () => (await selectRows(test, 'audit_log')).length;
    const calls = [
      {
        method: 'POST',
        url: `/api/admin/documents/${id}/remove`,
        payload: { reason: 'x', isForCause: true },
      },
      { method: 'POST', url: `/api/admin/documents/${id}/restore` },
      {
        method: 'POST',
        url: `/api/admin/school-requests/${request.id}/decide`,
        payload: { decision: 'add' },
      },
      { method: 'DELETE', url: '/api/admin/questions/deleteAll' },
      { method: 'DELETE', url: '/api/admin/documents/deleteAll' },
    ] as const;
    for (const call of calls) {
      const before = await count();
      expect((await staff.inject(call)).statusCode).toBe(200);
      expect(await count()).toBeGreaterThan(before);
    }
  });

  it('[M5] the audit log cannot be changed, deleted or emptied', async () => {
    await expect(updateRows(test, 'audit_log', {}, { actor: 'somebody' })).rejects.toThrow('append-only');
    await expect(deleteRows(test, 'audit_log')).rejects.toThrow('append-only');
  });
});
