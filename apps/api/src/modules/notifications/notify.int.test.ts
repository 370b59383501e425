import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { type Member, member } from '../../testing/account';
import type { Caller } from '../../testing/calls';
import { updateRow, updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { runMaintenance } from '../maintenance';
import { notify } from './notify';
import { sendDigests } from './send-digests';

const test = useTestApp();
const reward = (title: string) => ({ kind: 'reward_earned', title, points: 100 }) as const;
const notifyOf = (userId: string, title: string) =>
  inTransaction(test.ctx, (ctx) => notify(ctx, { userId, mail: reward(title), link: '/profile' }));
const listOf = async ({ inject }: Caller) =>
  (await inject({ url: '/api/notifications' })).json<{ id: number; title: string; isRead: boolean }[]>();
const mailsOf = async (userId: string) =>
  test.ctx.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'body_text', 'unsubscribe_url'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['reward_earned', 'digest'])
    .orderBy('created_at')
    .execute();
const choose = (user: Member, mode: string) =>
  user.patch('/api/account/notifications', { kind: 'rewards', mode });

describe('a notification', () => {
  it('[X11] a notification and its mail are stored together or not at all', async () => {
    const user = await member(test);
    await notifyOf(user.id, 'Five documents');
    await inTransaction(test.ctx, async (ctx) => {
      await notify(ctx, { userId: user.id, mail: reward('Undone'), link: '/profile' });
      throw new Error('The rest failed.');
    }).catch(() => {});
    expect((await listOf(user)).map(({ title }) => title)).toEqual(['Reward earned: Five documents']);
    expect((await mailsOf(user.id)).map(({ subject }) => subject)).toEqual(['Reward earned: Five documents']);
  });

  it('[X11] people without a confirmed address, or who turned a kind off, are notified only on the site', async () => {
    const stranger = await signedIn(test.app);
    await notifyOf(stranger.id, 'One');
    const quiet = await member(test);
    await choose(quiet, 'off');
    await notifyOf(quiet.id, 'Two');
    for (const user of [stranger, quiet]) {
      expect((await listOf(user))[0]).toMatchObject({ link: '/profile', isRead: false });
      expect(await mailsOf(user.id)).toEqual([]);
    }
  });
});

describe('people who were merged or erased', () => {
  it('[X11] [U9] [U10] notifications of a merged user go to the other account, and none are kept for an erased one', async () => {
    const [gone, kept, erased] = await Promise.all([1, 2, 3].map(() => signedIn(test.app)));
    if (!gone || !kept || !erased) throw new Error('Three people are needed.');
    const change = (id: string, values: object) => updateRow(test, 'users', id, values);
    await change(gone.id, { merged_into: kept.id });
    await change(erased.id, { erased_at: new Date() });
    for (const { id } of [gone, erased]) await notifyOf(id, 'later');
    expect((await listOf(kept)).map(({ title }) => title)).toEqual(['Reward earned: later']);
    const left = await test.ctx.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', 'in', [gone.id, erased.id])
      .execute();
    expect(left).toEqual([]);
  });

  it('[X11] notifications are deleted after half a year, the oldest first', async () => {
    const user = await signedIn(test.app);
    for (const title of ['old', 'older', 'young']) await notifyOf(user.id, title);
    const age = (title: string, days: number) =>
      updateRows(
        test,
        'notifications',
        { user_id: user.id, title: `Reward earned: ${title}` },
        { created_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) },
      );
    await age('old', 181);
    await age('older', 400);
    await age('young', 179);
    await runMaintenance(test.ctx);
    expect((await listOf(user)).map(({ title }) => title)).toEqual(['Reward earned: young']);
  });
});

describe('the list', () => {
  it('[X11] people see only their own notifications, in pages, and mark one or all as read', async () => {
    const [one, other] = [await signedIn(test.app), await signedIn(test.app)];
    for (const title of ['a', 'b', 'c']) await notifyOf(one.id, title);
    await notifyOf(other.id, 'theirs');
    const first = await one.get('/api/notifications?limit=2');
    expect(first.json()).toMatchObject([{ title: 'Reward earned: c' }, { title: 'Reward earned: b' }]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await one.get(next)).json()).toMatchObject([{ title: 'Reward earned: a' }]);

    const [otherNotification] = await listOf(other);
    const newest = first.json<{ id: number }[]>()[0]?.id ?? 0;
    const read = (payload: object) => one.post('/api/notifications/read', payload);
    expect((await read({ ids: [newest, otherNotification?.id] })).statusCode).toBe(204);
    expect((await listOf(one)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await listOf(other))[0]?.isRead).toBe(false);
    await read({});
    expect((await listOf(one)).every(({ isRead }) => isRead)).toBe(true);
    for (const payload of [{ ids: [] }, { ids: Array(101).fill(1) }, { ids: ['x'] }])
      expect((await read(payload)).statusCode).toBe(400);
  });
});

describe('the daily digest', () => {
  it('[X11] the digest contains all waiting notifications, once a day, and can be turned off', async () => {
    const user = await member(test);
    await choose(user, 'daily');
    for (let i = 1; i <= 23; i++) await notifyOf(user.id, `number ${i}`);
    expect(await mailsOf(user.id)).toEqual([]);
    await Promise.all([sendDigests(test.ctx), sendDigests(test.ctx)]);
    const [digest, ...others] = await mailsOf(user.id);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ kind: 'digest', subject: 'Your daily summary: 23 notifications' });
    expect(digest?.body_text).toMatch(/number 1\b[\s\S]*number 20\b[\s\S]*3 more/);
    expect(digest?.body_text).not.toContain('number 21');

    await notifyOf(user.id, 'later');
    await sendDigests(test.ctx);
    expect(await mailsOf(user.id)).toHaveLength(1);
    const tomorrow = { ...test.ctx, now: () => new Date(Date.now() + 24 * 60 * 60 * 1000) };
    await sendDigests(tomorrow);
    expect((await mailsOf(user.id))[1]?.subject).toBe('Your daily summary: Reward earned: later');

    const address = new URL(digest?.unsubscribe_url ?? '');
    const out = await test.nobody.post(address.pathname + address.search);
    expect([out.statusCode, out.json()]).toEqual([200, { kind: 'digest' }]);
    const preferences = await user.get('/api/account/notifications');
    expect(preferences.json()).toContainEqual({ kind: 'rewards', mode: 'off' });
  });

  it('[X11] the digest contains kinds that are daily by default, unless a person wants them at once or not at all', async () => {
    const [usual, eager] = [await member(test), await member(test)];
    const choice = (user: Member, mode: string) =>
      user.patch('/api/account/notifications', { kind: 'reports', mode });
    const modeOf = async (user: Member) =>
      (await user.get('/api/account/notifications'))
        .json<{ kind: string; mode: string }[]>()
        .find(({ kind }) => kind === 'reports')?.mode;
    await choice(eager, 'off');
    await choice(eager, 'daily');
    await choice(eager, 'at_once');
    const decided = { kind: 'report_decided', noun: 'question', outcome: 'kept', reason: 'Spam' } as const;
    const mail = { ...decided, reportedAt: new Date(), link: 'http://localhost:3000/questions/1' };
    for (const { id: userId } of [usual, eager])
      await inTransaction(test.ctx, (ctx) => notify(ctx, { userId, mail, link: '/questions/1' }));
    const kindsOf = async (userId: string) => {
      const rows = test.ctx.db
        .selectFrom('mails')
        .select(['kind', 'unsubscribe_url'])
        .where('user_id', '=', userId);
      return rows.where('kind', 'in', ['report_decided', 'digest']).execute();
    };
    expect([await kindsOf(usual.id), (await kindsOf(eager.id)).map(({ kind }) => kind)]).toEqual([
      [],
      ['report_decided'],
    ]);
    await sendDigests(test.ctx);
    const [digest] = await kindsOf(usual.id);
    expect([digest?.kind, await kindsOf(eager.id)]).toMatchObject(['digest', [{}]]);
    const address = new URL(digest?.unsubscribe_url ?? '');
    await test.nobody.post(address.pathname + address.search);
    expect([await modeOf(usual), await modeOf(eager)]).toEqual(['off', 'at_once']);
    await choice(usual, 'daily');
    expect(await modeOf(usual)).toBe('daily');
  });

  it('[X11] the digest leaves out kinds that were turned off since, and one failure does not stop the other digests', async () => {
    const [gone, kept] = [await member(test), await member(test)];
    for (const user of [gone, kept]) {
      await choose(user, 'daily');
      await notifyOf(user.id, 'waits');
    }
    await choose(gone, 'off');
    await sendDigests(test.ctx);
    expect([await mailsOf(gone.id), await mailsOf(kept.id)]).toMatchObject([[], [{ kind: 'digest' }]]);
  });
});
