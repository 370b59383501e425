import type { ModerationCase } from '@aw/contracts/moderation/staff';
import * as moderation from '@aw/db/moderation';
import { beforeEach, expect, it } from 'vitest';
import type { StaffContext } from '../../context';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { moderator, questionRow, reporting, reportRows } from '../../testing/moderation';
import { deleteRows, insertRow, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { newUser, publishRow } from '../../testing/user-rows';
import { whileHeld } from '../../testing/while-held';
import { moderatedKinds } from '../moderated-kinds';
import { getCase } from './get-case';
import { listCases } from './list-cases';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_REPORTS_PER_DAY: '0' });
const staff = beforeTests(() => moderator(test));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const idsOf = (cases: ModerationCase[]) => cases.map(({ id }) => id);
beforeEach(async () => {
  for (const table of ['reports', 'moderation_cases'] as const) await test.ctx.db.deleteFrom(table).execute();
});
it('[M8] a hundred reports of one post are one entry with a count for each reason', async () => {
  const id = await publishRow(test, await newUser(test));
  const rows = Array.from({ length: 97 }, (_, i) => ({
    reason: i < 60 ? ('spam' as const) : ('misleading' as const),
  }));
  await reportRows(test, { kind: 'document', id }, rows);
  const people = await Promise.all([1, 2, 3].map(() => signedIn(test.app)));
  // The reports arrive in parallel, and each of them has to be counted.
  await Promise.all(people.map((user) => reporting(user, 'document', id, { reason: 'abuse' })));
  expect(await staff.list()).toMatchObject([
    {
      id: `document-${id}`,
      kind: 'document',
      targetId: id,
      title: 'Notes',
      postState: 'visible',
      status: 'waiting',
      isUrgent: true,
      reasons: [
        { reason: 'spam', count: 60 },
        { reason: 'misleading', count: 37 },
        { reason: 'abuse', count: 3 },
      ],
    },
  ]);
  const detail = await staff.read('document', id);
  expect([detail.openCount, detail.reportCount, detail.reports.length]).toEqual([100, 100, 50]);
  expect(detail.latestReportId).toBe(detail.reports[0]?.id);
  const overview = await staff.inject({ url: '/api/admin/overview' });
  expect(overview.json()).toMatchObject({ waitingPosts: 1 });
});

it('[M8] simultaneous reports are all counted, also about a post that no request has locked', async () => {
  const id = await questionRow(test, await newUser(test));
  const target = { kind: 'question', id } as const;
  await Promise.all(Array.from({ length: 15 }, () => reportRows(test, target, [{}])));
  const report = {
    kind: 'question',
    target_id: id,
    reporter_id: await newUser(test),
    reason: 'spam',
  } as const;
  await whileHeld(
    test,
    (db) => db.insertInto('reports').values(report).execute(),
    () => reportRows(test, target, [{}]),
    async () => {},
  );
  expect((await staff.list())[0]?.reasons).toEqual([{ reason: 'spam', count: 17 }]);
  expect(await moderation.findCase(test.ctx.db, target)).toMatchObject({ open_reports: 17 });
  await deleteRows(test, 'reports');
  expect(await moderation.findCase(test.ctx.db, target)).toMatchObject({ open_reports: 0, since: null });
});

it('[M8] urgent entries come first and then the oldest, both held and reported, page by page', async () => {
  const author = await newUser(test);
  const [old, young] = [await publishRow(test, author), await publishRow(test, author)];
  const heldId = await questionRow(test, author, { status: 'held' });
  const urgent = await questionRow(test, author);
  await reportRows(test, { kind: 'document', id: young }, [{ created_at: minutesAgo(-5) }]);
  await reportRows(test, { kind: 'document', id: old }, [
    { created_at: minutesAgo(1) },
    { created_at: minutesAgo(90) },
  ]);
  await reportRows(test, { kind: 'question', id: urgent }, [{ reason: 'abuse', is_urgent: true }]);
  const order = [`question-${urgent}`, `document-${old}`, `question-${heldId}`, `document-${young}`];
  expect(idsOf(await staff.list())).toEqual(order);
  expect(idsOf(await staff.list('?kind=document'))).toEqual([order[1], order[3]]);
  expect(idsOf(await staff.list('?kind=question'))).toEqual([order[0], order[2]]);
  const paged: string[] = [];
  let url: string | undefined = '/api/admin/reports?limit=1';
  while (url) {
    const response = await staff.inject({ url });
    paged.push(...idsOf(response.json()));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
  }
  expect(paged).toEqual(order);
  expect((await staff.inject({ url: '/api/admin/reports?cursor=made-up' })).statusCode).toBe(400);
  expect((await staff.inject({ url: '/api/admin/reports?status=lost' })).statusCode).toBe(400);
});

it('[M8] decided cases are listed by outcome, latest first, page by page', async () => {
  const author = await newUser(test);
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) {
    const id = await questionRow(test, author);
    await reportRows(test, { kind: 'question', id }, [{}]);
    await staff.decide('question', id, { decision: 'remove', reason: 'It sells answers.' });
    ids.unshift(id);
  }
  const kept = await publishRow(test, author);
  await reportRows(test, { kind: 'document', id: kept }, [{ reason: 'misleading' }]);
  await staff.decide('document', kept, { decision: 'keep' });
  expect(await staff.list()).toEqual([]);
  expect(await staff.list('?status=kept')).toMatchObject([
    { id: `document-${kept}`, status: 'kept', reasons: [{ reason: 'misleading', count: 1 }] },
  ]);
  expect(idsOf(await staff.list('?status=removed'))).toEqual(ids.map((id) => `question-${id}`));
  const first = await staff.inject({ url: '/api/admin/reports?status=removed&limit=2' });
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect(idsOf((await staff.inject({ url: next })).json())).toEqual([`question-${ids[2]}`]);
  await reportRows(test, { kind: 'document', id: kept }, [{}]);
  expect(idsOf(await staff.list())).toEqual([`document-${kept}`]);
  expect(await staff.list('?status=kept')).toEqual([]);
});

it('[M8] an entry shows the post, the reason of the hold, its reports, figures about its author, and the log', async () => {
  const author = await member(test);
  await publishRow(test, author.id);
  await questionRow(test, author.id, { status: 'removed', removed_reason: 'Spam.' });
  const original = await questionRow(test, author.id, { title: 'The earlier one' });
  const script = '<script>alert(1)</script>';
  const id = await questionRow(test, author.id, {
    title: script,
    content: `$x$ ${script}`,
    content_html: '<p><math></math></p>',
    status: 'held',
    held_because: 'It has more than 5 links.',
  });
  await updateRow(test, 'questions', id, { status: 'visible' });
  const reporter = await signedIn(test.app);
  await reporting(reporter, 'question', id, { reason: 'duplicate', duplicateOf: original, note: script });
  await updateRow(test, 'questions', id, { status: 'held' });
  expect(await staff.read('question', id)).toMatchObject({
    title: script,
    source: `$x$ ${script}`,
    html: '<p><math></math></p>',
    postState: 'held',
    status: 'waiting',
    path: `/questions/${id}`,
    heldBecause: 'It has more than 5 links.',
    author: {
      id: author.id,
      isAnonymous: false,
      isErased: false,
      isSuspended: false,
      posts: 4,
      removedPosts: 1,
    },
    reports: [
      {
        reason: 'duplicate',
        note: script,
        duplicateOf: { id: original, title: 'The earlier one' },
        reporterId: reporter.id,
        status: 'open',
      },
    ],
    log: [],
  });
});

it('[M8] a case of a document shows its pages, and a post without a case answers 404', async () => {
  const user = await signedIn(test.app);
  const id = await publishRow(test, user.id);
  await insertRow(test, 'document_pages', {
    document_id: id,
    number: 1,
    text: 'One',
    width: 600,
    height: 800,
    is_free: true,
  });
  expect((await staff.get('document', id)).statusCode).toBe(404);
  await reporting(await signedIn(test.app), 'document', id);
  expect(await staff.read('document', id)).toMatchObject({
    html: null,
    pages: [{ number: 1, width: 600, height: 800 }],
    path: `/documents/${id}`,
  });
  expect((await staff.get('question', 999_999)).json()).toMatchObject({ code: 'reports.not_found' });
});

it('[M8] a question is in the queue while it is held, however that ends', async () => {
  const asker = await newUser(test);
  const waiting = async () => idsOf(await staff.list());
  const set = (id: number, change: object) => updateRow(test, 'questions', id, change);
  const id = await questionRow(test, asker, { status: 'held' });
  const entry = [`question-${id}`];
  expect(await waiting()).toEqual(entry);
  for (const { leaves, enters } of [
    { leaves: { status: 'visible' }, enters: { status: 'held' } },
    { leaves: { deleted_at: new Date() }, enters: { deleted_at: null } },
  ]) {
    await set(id, leaves);
    expect(await waiting()).toEqual([]);
    await set(id, enters);
    expect(await waiting()).toEqual(entry);
  }
  await deleteRows(test, 'questions', { id });
  expect(await waiting()).toEqual([]);
});

it('[M8] [M3] only roles that may decide see the queue, and each only its own kinds', async () => {
  const id = await questionRow(test, await newUser(test), { status: 'held' });
  for (const role of ['order_desk', 'read_only'] as const) {
    const other = await signedInStaff(test, `the-${role}`, role);
    for (const path of ['', `/question/${id}`])
      expect((await other.get(`/api/admin/reports${path}`)).statusCode).toBe(403);
  }
  // Authors may only decide about questions of quizzes.
  const author = await signedInStaff(test, 'the-author', 'author');
  const seen = async (path: string) => author.get(`/api/admin/reports${path}`);
  expect((await seen('')).json()).toEqual([]);
  expect((await seen(`/question/${id}`)).statusCode).toBe(404);
  const admin = { id: '1', username: 'x', email: 'x@staff.example', role: 'author' };
  const ctx: StaffContext = { ...test.ctx, admin };
  expect((await listCases(ctx, moderatedKinds, { status: 'waiting', limit: 20 })).items).toEqual([]);
  await expect(getCase(ctx, moderatedKinds, { kind: 'question', id })).rejects.toMatchObject({ status: 404 });
});
