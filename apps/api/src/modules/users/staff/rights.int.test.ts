import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../config/durations';
import { anonymousBrowser, goodPassword, type Member, member } from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { eraseDue } from '../../privacy/erase-user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const support = beforeTests(() => signedInStaff(test, 'selma', 'support'));
type Call = { method?: 'GET' | 'POST' | 'DELETE'; payload?: Record<string, unknown> };

const user = (id: string, path = '', call: Call = {}, by = staff) =>
  by.inject({ url: `/api/admin/people/${id}${path}`, ...call });
const post = (payload: Record<string, unknown> = {}): Call => ({ method: 'POST', payload });
const logOf = (id: string) =>
  selectRows(test, 'audit_log', { target: `user:${id}` }, ['actor', 'verb', 'after'], 'id');
const merge = (from: string, into: string, by = staff) =>
  user(from, '/merge', post({ into, reason: 'The same person' }), by);
const preview = (from: string, into: string, by = staff) => user(from, `/merge?into=${into}`, {}, by);
describe('a merge by staff', () => {
  it('[M9] [U6] a merge by staff shows both users first, then moves everything, and logs the reason for both', async () => {
    const [from, into] = [await member(test), await member(test)];
    await insertRow(test, 'questions', { title: 'Mine', content: 'Why?', asker_id: from.id });
    expect((await preview(from.id, into.id)).json()).toMatchObject({
      from: { user: { id: from.id, email: from.email }, belongings: { credits: 1, questions: 1 } },
      into: { user: { id: into.id, email: into.email }, belongings: { credits: 1, questions: 0 } },
    });
    const response = await merge(from.id, into.id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: into.id, belongings: { credits: 2, questions: 1 } },
    ]);
    expect((await user(from.id)).json()).toMatchObject({ mergedInto: into.id, email: null });
    const reason = 'The same person';
    const entry = { actor: 'amira', verb: 'people.merged' };
    expect(await logOf(from.id)).toEqual([{ ...entry, after: { into: into.id, reason } }]);
    expect(await logOf(into.id)).toEqual([{ ...entry, after: { from: from.id, reason } }]);
    expect((await from.get('/api/auth/session')).statusCode).toBe(401);
  });

  it('[M9] a merge is refused for the same user, a merged or erased one, and of an account into an anonymous user', async () => {
    const [one, two, gone] = [await member(test), await member(test), await member(test)];
    const anonymous = await anonymousBrowser(test);
    await merge(gone.id, one.id);
    const erased = await erasedMember();
    for (const [from, into] of [
      [one.id, one.id],
      [gone.id, two.id],
      [two.id, gone.id],
      [erased, two.id],
      [two.id, erased],
      [two.id, anonymous.id],
    ] as const) {
      expect([from, into, ...refusalOf(await preview(from, into))]).toEqual([
        from,
        into,
        409,
        'people.merge',
      ]);
      expect([from, into, ...refusalOf(await merge(from, into))]).toEqual([from, into, 409, 'people.merge']);
    }
    expect(refusalOf(await merge(two.id, 'user_nobody-of-that-name'))).toEqual([404, 'people.not_found']);
    expect((await merge(anonymous.id, two.id)).statusCode).toBe(200);
  });
});

describe('what only administrators may do', () => {
  it('[M9] only administrators can merge and erase users', async () => {
    const [one, two] = [await member(test), await member(test)];
    const payload = { reason: 'A letter', keepsShared: true };
    for (const answer of [
      await preview(one.id, two.id, support),
      await merge(one.id, two.id, support),
      await user(one.id, '/erase', post(payload), support),
      await user(one.id, '/erase', { method: 'DELETE' }, support),
    ])
      expect(refusalOf(answer)).toEqual([403, 'auth.forbidden']);
    expect((await user(one.id)).json()).toMatchObject({ eraseAfter: null, mergedInto: null, log: [] });
    expect((await user(one.id, '/suspend', post({ reason: 'Spam' }), support)).statusCode).toBe(200);
  });
});

describe('the archive that staff take', () => {
  it('[M9] [U9] staff export the same archive as the person, with the reason in the log', async () => {
    const one = await member(test);
    expect((await user(one.id, '/export', post({ reason: '' }), support)).statusCode).toBe(400);
    const response = await user(one.id, '/export', post({ reason: 'A letter' }), support);
    expect(response.headers['content-type']).toBe('application/zip');
    const files = unzipSync(response.rawPayload);
    const own = unzipSync((await one.get('/api/account/export')).rawPayload);
    expect(Object.keys(files).sort()).toEqual(Object.keys(own).sort());
    const account = JSON.parse(Buffer.from(files['account.json'] ?? []).toString('utf8'));
    expect(account).toMatchObject({ id: one.id, email: one.email });
    expect(await logOf(one.id)).toEqual([
      { actor: 'selma', verb: 'people.exported', after: { reason: 'A letter' } },
    ]);
  });
});

describe('an erasure by staff', () => {
  it('[M9] [U9] an erasure by staff is scheduled in 14 days, signs the person out, is emailed, and can be cancelled by either side', async () => {
    const one = await member(test);
    const erase = () => user(one.id, '/erase', post({ reason: 'A letter', keepsShared: false }));
    const first = (await erase()).json<{ eraseAfter: string; sessionCount: number }>();
    expect(Math.round((Date.parse(first.eraseAfter) - Date.now()) / dayMs)).toBe(14);
    expect(first.sessionCount).toBe(0);
    expect((await erase()).json()).toMatchObject({ eraseAfter: first.eraseAfter });
    expect((await user(one.id, '/erase', { method: 'DELETE' })).json()).toMatchObject({ eraseAfter: null });
    await erase();
    const payload = { email: one.email, password: goodPassword };
    await one.post('/api/auth/signin', payload);
    expect((await one.delete('/api/account/erasure')).json()).toMatchObject({ erasure: null });
    expect((await logOf(one.id)).map(({ actor, verb }) => [actor, verb])).toEqual([
      ['amira', 'people.erasure_scheduled'],
      ['amira', 'people.erasure_undone'],
      ['amira', 'people.erasure_scheduled'],
      [`user:${one.id}`, 'people.erasure_undone'],
    ]);
    const mails = await test.ctx.db
      .selectFrom('mails')
      .select('kind')
      .where('user_id', '=', one.id)
      .where('kind', 'like', 'eras%')
      .execute();
    expect(mails.length).toBe(4);
  });

  it('[M9] [U9] staff can erase a user without an account, and erased users are no longer in the console', async () => {
    const anonymous = await anonymousBrowser(test);
    await user(anonymous.id, '/erase', post({ reason: 'A letter', keepsShared: true }));
    await eraseDue({ ...test.ctx, now: () => new Date(Date.now() + 15 * dayMs) });
    const reason = 'Too late';
    for (const answer of [
      await user(anonymous.id),
      await user(anonymous.id, '/view', post({ reason })),
      await user(anonymous.id, '/suspend', post({ reason })),
      await user(anonymous.id, '/lift-suspension', post()),
      await user(anonymous.id, '/export', post({ reason })),
      await user(anonymous.id, '/erase', post({ reason, keepsShared: true })),
      await user(anonymous.id, '/erase', { method: 'DELETE' }),
    ])
      expect(refusalOf(answer)).toEqual([404, 'people.not_found']);
    const response = await staff.get(`/api/admin/people?q=${anonymous.id}`);
    expect(response.json()).toEqual([]);
  });
});

async function erasedMember(): Promise<string> {
  const one: Member = await member(test);
  await one.post('/api/account/erasure', { keepsShared: false });
  await eraseDue({ ...test.ctx, now: () => new Date(Date.now() + 15 * dayMs) });
  return one.id;
}
