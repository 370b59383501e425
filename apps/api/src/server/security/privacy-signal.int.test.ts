import { bodies } from '@aw/content/policies';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import { runMaintenance } from '../../modules/maintenance';
import { browserOf, member, newcomer, signUpForm } from '../../testing/account';
import type { Caller } from '../../testing/calls';
import { uniquePdf } from '../../testing/make-pdf';
import { selectRows } from '../../testing/rows';
import { snapshotTables } from '../../testing/snapshot';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';

const signal = { 'sec-gpc': '1' };

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let document: number;

beforeAll(async () => {
  const author = await signedIn(test.app);
  document = await uploadDocument(test, author, await uniquePdf());
});
const view = async (user: Caller, headers = {}) =>
  (await user.inject({ method: 'POST', url: `/api/documents/${document}/views`, headers })).json<{
    viewCount: number;
  }>().viewCount;
const visit = (user: Caller, headers = {}) => user.inject({ url: '/api/auth/session', headers });
const notedAt = async (id: string) =>
  (await test.ctx.db.selectFrom('users').select('gpc_at').where('id', '=', id).executeTakeFirst())?.gpc_at;

describe('a browser that sends Sec-GPC: 1', () => {
  it('[L4] a reader with the privacy signal is counted once a day, and no row identifies them', async () => {
    const [open, silent] = [await signedIn(test.app), await signedIn(test.app)];
    const before = await view(open);
    expect(await view(silent, signal)).toBe(before + 1);
    expect(await view(silent, signal)).toBe(before + 1);
    const { document_views: views = [], document_view_marks: marks = [] } = await snapshotTables(test);
    expect(views.filter((row) => row.includes(open.id))).toHaveLength(1);
    expect(views.filter((row) => row.includes(silent.id))).toEqual([]);
    expect(marks).toHaveLength(1);
    expect(marks.join()).not.toContain(silent.id);
    const tables = await snapshotTables(test, ['users', 'sessions']);
    expect(
      Object.keys(tables).filter((name) => tables[name]?.some((row) => row.includes(silent.id))),
    ).toEqual([]);
  });

  it('[L4] the marks of readers with the privacy signal are deleted after the day, and the count stays', async () => {
    const silent = await signedIn(test.app);
    const count = await view(silent, signal);
    const marks = () => selectRows(test, 'document_view_marks');
    await runMaintenance(test.ctx);
    expect(await marks()).not.toEqual([]);
    await runMaintenance({ ...test.ctx, now: () => new Date(Date.now() + dayMs) });
    expect(await marks()).toEqual([]);
    expect(await view(await signedIn(test.app), signal)).toBe(count + 1);
  });

  it('[L4] the objection is recorded permanently on the first visit with the signal and shown in the settings', async () => {
    const user = await member(test);
    await visit(user);
    expect(await notedAt(user.id)).toBeNull();
    await visit(user, signal);
    const noted = await notedAt(user.id);
    expect(noted).toBeInstanceOf(Date);
    await visit(user, signal);
    await visit(user, { 'sec-gpc': '0' });
    expect(await notedAt(user.id)).toEqual(noted);
    expect((await user.get('/api/account')).json()).toMatchObject({ privacySignalAt: noted?.toISOString() });
  });

  it('[L4] the objection is kept after joining and after a sign-in that merges accounts', async () => {
    const joining = await signedIn(test.app);
    await visit(joining, signal);
    const browser = browserOf(test, joining.cookie);
    await browser.inject(signUpForm('silent@students.example'));
    expect(await notedAt(joining.id)).toBeInstanceOf(Date);
    const account = await newcomer(test);
    const guest = await signedIn(test.app);
    await visit(guest, signal);
    await browserOf(test, guest.cookie).post('/api/auth/signin', {
      email: account.email,
      password: 'correct horse battery',
    });
    expect(await notedAt(account.id)).toEqual(await notedAt(guest.id));
    expect(await notedAt(account.id)).toBeInstanceOf(Date);
  });

  it('[L4] a browser with the privacy signal gets no additional cookies', async () => {
    for (const url of ['/api/config', '/api/schools', '/healthz'])
      expect((await test.app.inject({ url, headers: signal })).cookies).toEqual([]);
  });

  it('[L4] the privacy policy describes the handling of the privacy signal', async () => {
    const text = (await bodies.privacy?.())?.default.html ?? '';
    for (const part of [
      'Sec-GPC: 1',
      'noted with your account',
      'is deleted when the day is over',
      '/.well-known/gpc.json',
    ])
      expect(text).toContain(part);
  });
});
