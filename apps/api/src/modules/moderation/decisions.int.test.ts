import type { ReportKind } from '@aw/contracts/moderation/reasons';
import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { statusesOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import {
  moderator,
  noticesTo,
  notifyAllReporters,
  questionRow,
  reporting,
  reportRows,
} from '../../testing/moderation';
import { selectRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { newUser, publishRow } from '../../testing/user-rows';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_REPORTS_PER_DAY: '0' });
const staff = beforeTests(() => moderator(test));
const colleague = beforeTests(() => moderator(test, 'selma'));
const mailsTo = (userId: string) =>
  test.ctx.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'body_text'])
    .where('user_id', '=', userId)
    .where('kind', 'not in', ['verify_email', 'welcome'])
    .orderBy('created_at')
    .execute();
const reportsOf = (id: number, kind: ReportKind = 'question') =>
  selectRows(test, 'reports', { kind, target_id: id }, ['status', 'decided_by', 'decision'], 'id');
const questionOf = (id: number) =>
  selectRow(test, 'questions', { id }, ['status', 'removed_reason', 'duplicate_of']);

it('[M8] a removal emails the author the reason and each reporter the decision, and neither learns about the other', async () => {
  const [author, reporter] = [await member(test), await member(test)];
  const id = await questionRow(test, author.id, { title: 'Call 555 0199 for Noor' });
  await reporting(reporter, 'question', id, { reason: 'personal_information', note: 'That is my number.' });
  const answer = await staff.decide('question', id, {
    decision: 'remove',
    reason: 'It has a telephone number in it.',
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'removed', postState: 'removed', openCount: 0 }),
  ]);
  expect(await questionOf(id)).toMatchObject({
    status: 'removed',
    removed_reason: 'It has a telephone number in it.',
  });
  const [mail, ...more] = await mailsTo(author.id);
  expect([mail?.kind, mail?.subject, more]).toEqual([
    'post_removed',
    'Removed from the site: Call 555 0199 for Noor',
    [],
  ]);
  expect(mail?.body_text).toContain('It has a telephone number in it.');
  expect(await noticesTo(test, author.id)).toMatchObject([{ kind: 'post_removed', link: '/profile' }]);
  const outOfReports = [reporter.id, reporter.email, 'That is my number.'];
  const own = await author.get(`/api/user/${author.id}/questions`);
  for (const text of [JSON.stringify(mail), own.body])
    for (const hidden of outOfReports) expect(text).not.toContain(hidden);

  expect(await noticesTo(test, reporter.id)).toEqual([]);
  expect(await notifyAllReporters(test)).toMatchObject([{ kind: 'question', id, outcome: 'removed' }]);
  const told = await noticesTo(test, reporter.id);
  expect(told).toEqual([
    { kind: 'report_decided', title: 'We removed the question you reported', link: '/questions' },
  ]);
  // The default of this kind is the daily digest.
  expect(await mailsTo(reporter.id)).toEqual([]);
  expect(await reportsOf(id)).toEqual([
    { status: 'upheld', decided_by: 'amira', decision: 'It has a telephone number in it.' },
  ]);
  const log = (await staff.read('question', id)).log.map(({ actor, verb }) => [actor, verb]);
  expect(log).toEqual([
    ['amira', 'reports.upheld'],
    ['amira', 'question.removed'],
  ]);
});

it('[M8] [X11] reporters get the decision by email at once or only on the site, as they chose', async () => {
  const people = [await member(test), await member(test)] as const;
  const id = await questionRow(test, await newUser(test));
  for (const [at, mode] of (['at_once', 'off'] as const).entries()) {
    const payload = { kind: 'reports', mode };
    await people[at]?.inject({ method: 'PATCH', url: '/api/account/notifications', payload });
    await reporting(people[at] ?? people[0], 'question', id);
  }
  await staff.decide('question', id, { decision: 'keep' });
  await notifyAllReporters(test);
  expect((await mailsTo(people[0].id)).map(({ subject }) => subject)).toEqual([
    'The question you reported stays on the site',
  ]);
  expect(await mailsTo(people[1].id)).toEqual([]);
  for (const { id: userId } of people)
    expect(await noticesTo(test, userId)).toMatchObject([{ link: `/questions/${id}` }]);
});

it('[M8] keeping a held question publishes it and notifies its asker, and keeping a reported one dismisses its reports silently', async () => {
  const asker = await member(test);
  const heldId = await questionRow(test, asker.id, { status: 'held' });
  expect((await staff.decide('question', heldId, { decision: 'keep' })).json()).toMatchObject({
    status: 'kept',
    postState: 'visible',
  });
  expect((await mailsTo(asker.id)).map(({ kind }) => kind)).toEqual(['post_approved']);
  await reporting(await signedIn(test.app), 'question', heldId);
  await staff.decide('question', heldId, { decision: 'keep' });
  expect(await reportsOf(heldId)).toMatchObject([{ status: 'dismissed', decided_by: 'amira' }]);
  expect(await mailsTo(asker.id)).toHaveLength(1);
});

it('[M8] [D9] a document removed for cause loses what it earned, and its uploader can appeal', async () => {
  const uploader = await member(test);
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) ids.push(await publishRow(test, uploader.id));
  const [id = 0, other = 0] = ids;
  for (const one of [id, other]) await reporting(await signedIn(test.app), 'document', one);
  await staff.decide('document', id, {
    decision: 'remove',
    reason: 'Scanned from a book.',
    isForCause: true,
  });
  const figures = (await uploader.get(`/api/user/${uploader.id}`)).json();
  expect(figures).toMatchObject({ uploadCount: 4, rewardsEarned: 0 });
  await staff.decide('document', other, { decision: 'remove', reason: 'Blank pages.' });
  expect((await uploader.get(`/api/user/${uploader.id}`)).json()).toMatchObject({ uploadCount: 4 });
  const mails = await mailsTo(uploader.id);
  expect(mails.map(({ kind }) => kind)).toEqual(['upload_refused', 'post_removed']);
  for (const [at, text] of [
    [0, 'Scanned from a book.'],
    [1, 'Blank pages.'],
  ] as const) {
    expect(mails[at]?.body_text).toContain(text);
    expect(mails[at]?.body_text).toContain(`/documents/${ids[at]}#appeal`);
  }
  const appeal = {
    method: 'POST',
    url: `/api/documents/${id}/appeal`,
    payload: { message: 'My own.' },
  } as const;
  expect((await uploader.inject(appeal)).statusCode).toBe(201);
  const [granted] = await selectRows(test, 'document_appeals', { document_id: id }, ['id']);
  const decide = { decision: 'grant', answer: 'It is.' };
  await staff.post(`/api/admin/appeals/${granted?.id}/decide`, decide);
  expect(await staff.read('document', id)).toMatchObject({ status: 'kept', postState: 'visible' });
  expect(await reportsOf(id, 'document')).toMatchObject([{ status: 'dismissed' }]);
});

it('[Q11] a duplicate stays visible and links to the earlier question, and its asker is notified', async () => {
  const asker = await member(test);
  const original = await questionRow(test, await newUser(test), { title: 'The earlier one' });
  const [id, heldId] = [
    await questionRow(test, asker.id),
    await questionRow(test, asker.id, { status: 'held' }),
  ];
  await reporting(await signedIn(test.app), 'question', id, { reason: 'duplicate', duplicateOf: original });
  const removed = await questionRow(test, asker.id, { status: 'removed' });
  for (const wrong of [id, removed, 999_999, 'nonsense']) {
    const refused = await staff.decide('question', id, { decision: 'duplicate', duplicateOf: wrong });
    expect(refused.json()).toMatchObject({ code: 'request.invalid', issues: [{ path: 'duplicateOf' }] });
  }
  const answer = await staff.decide('question', id, {
    decision: 'duplicate',
    duplicateOf: `http://localhost:3000/questions/${original}`,
  });
  expect(answer.json()).toMatchObject({
    status: 'duplicate',
    postState: 'visible',
    duplicateOf: { id: original, title: 'The earlier one' },
  });
  expect(await noticesTo(test, asker.id)).toMatchObject([
    { kind: 'post_duplicate', link: `/questions/${original}` },
  ]);
  await staff.decide('question', heldId, { decision: 'duplicate', duplicateOf: original });
  expect(await questionOf(heldId)).toMatchObject({ status: 'visible', duplicate_of: original });
  const chain = await staff.decide('question', heldId, { decision: 'duplicate', duplicateOf: id });
  expect(chain.json()).toMatchObject({ message: expect.stringContaining(String(original)) });
  const { version } = await staff.read('question', id);
  expect((await staff.restore('question', id, version)).json()).toMatchObject({
    status: 'kept',
    duplicateOf: null,
  });
  const document = await publishRow(test, asker.id);
  await reporting(await signedIn(test.app), 'document', document);
  const odd = await staff.decide('document', document, { decision: 'duplicate', duplicateOf: original });
  expect(odd.statusCode).toBe(400);
});

it('[M8] one of two simultaneous decisions of staff wins, and the other is refused and shows the first', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await questionRow(test, await newUser(test));
    await reporting(await signedIn(test.app), 'question', id);
    const { version, latestReportId } = await staff.read('question', id);
    const answers = await Promise.all([
      staff.decideAt('question', id, { decision: 'remove', version, reason: 'It sells answers.' }),
      colleague.decideAt('question', id, { decision: 'keep', version, latestReportId }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const isRemoved = answers[0]?.statusCode === 200;
    expect(answers[isRemoved ? 1 : 0]?.json()).toMatchObject({ code: 'reports.changed' });
    expect(await colleague.read('question', id)).toMatchObject({
      status: isRemoved ? 'removed' : 'kept',
      postState: isRemoved ? 'removed' : 'visible',
      log: expect.arrayContaining([expect.objectContaining({ actor: isRemoved ? 'amira' : 'selma' })]),
    });
    expect(await reportsOf(id)).toMatchObject([{ status: isRemoved ? 'upheld' : 'dismissed' }]);
  }
});

it('[M8] an unread report is not dismissed, but a removal also settles it', async () => {
  const id = await questionRow(test, await newUser(test));
  await reporting(await signedIn(test.app), 'question', id);
  const { version, latestReportId } = await staff.read('question', id);
  await reporting(await signedIn(test.app), 'question', id, { reason: 'abuse' });
  const response = await staff.decideAt('question', id, { decision: 'keep', version, latestReportId });
  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'reports.changed' }]);
  expect((await staff.read('question', id)).openCount).toBe(2);
  await staff.decideAt('question', id, { decision: 'remove', version, reason: 'Abuse.' });
  expect(await reportsOf(id)).toMatchObject([{ status: 'upheld' }, { status: 'upheld' }]);
});

it('[M8] restoring a post notifies its author and the reporters, and the reports count as dismissed', async () => {
  const [author, reporter] = [await member(test), await signedIn(test.app)];
  const id = await publishRow(test, author.id);
  await reporting(reporter, 'document', id);
  await staff.decide('document', id, { decision: 'remove', reason: 'Not readable.' });
  await notifyAllReporters(test);
  const { version } = await staff.read('document', id);
  expect((await staff.restore('document', id, version - 1)).statusCode).toBe(409);
  expect((await staff.restore('document', id, version)).json()).toMatchObject({
    status: 'kept',
    postState: 'visible',
  });
  expect((await staff.restore('document', id, version + 1)).json()).toMatchObject({
    code: 'reports.changed',
  });
  await notifyAllReporters(test);
  expect((await mailsTo(author.id)).map(({ subject }) => subject)).toEqual([
    'Removed from the site: Notes',
    'Back on the site: Notes',
  ]);
  expect((await noticesTo(test, reporter.id)).map(({ title }) => title)).toEqual([
    'We removed the document you reported',
    'The document you reported stays on the site',
  ]);
  expect(await reportsOf(id, 'document')).toMatchObject([{ status: 'dismissed' }]);
});

it('[M8] a removal needs a reason of a minimum length', async () => {
  const id = await questionRow(test, await newUser(test), { status: 'held' });
  for (const reason of [undefined, ' ', 'x'.repeat(501)]) {
    const answer = await staff.decide('question', id, { decision: 'remove', reason });
    expect([answer.statusCode, (await questionOf(id)).status]).toEqual([400, 'held']);
  }
});

it('[M8] a removal in the list of questions also emails its reason and settles the reports', async () => {
  const asker = await member(test);
  const id = await questionRow(test, asker.id);
  const reporter = await signedIn(test.app);
  await reporting(reporter, 'question', id);
  const change = (what: string, payload?: object) =>
    staff.post(`/api/admin/questions/${id}/${what}`, payload);
  await change('remove', { reason: 'An advertisement.' });
  await change('remove', { reason: 'Once more.' });
  const mails = await mailsTo(asker.id);
  expect(mails.map(({ kind }) => kind)).toEqual(['post_removed']);
  expect(mails[0]?.body_text).toContain('An advertisement.');
  expect(await staff.read('question', id)).toMatchObject({ status: 'removed', openCount: 0 });
  await change('restore');
  expect(await staff.read('question', id)).toMatchObject({ status: 'kept', postState: 'visible' });
  // The post is restored before the job runs, so that only the current decision is sent.
  await notifyAllReporters(test);
  expect((await noticesTo(test, reporter.id)).map(({ title }) => title)).toEqual([
    'The question you reported stays on the site',
  ]);
});

it('[M8] a post deleted by Delete All can still be decided: its reports end, nobody is notified twice, and it stays deleted', async () => {
  const asker = await member(test);
  const id = await questionRow(test, asker.id);
  await reporting(await signedIn(test.app), 'question', id);
  const admin = await signedInStaff(test, 'root');
  await admin.delete('/api/admin/questions/deleteAll');
  expect(await staff.read('question', id)).toMatchObject({ status: 'waiting', postState: 'removed' });
  await staff.decide('question', id, { decision: 'remove', reason: 'Spam.' });
  expect(await reportsOf(id)).toMatchObject([{ status: 'upheld' }]);
  expect(await mailsTo(asker.id)).toEqual([]);
  expect(await staff.read('question', id)).toMatchObject({ status: 'removed', postState: 'removed' });
  const response = await staff.decide('question', id, { decision: 'keep' });
  expect([response.statusCode, (await staff.read('question', id)).status]).toEqual([409, 'removed']);
});

it('[M8] a hundred reporters are notified once each', async () => {
  const id = await publishRow(test, await newUser(test));
  await reportRows(
    test,
    { kind: 'document', id },
    Array.from({ length: 100 }, () => ({})),
  );
  await staff.decide('document', id, { decision: 'keep' });
  await notifyAllReporters(test);
  const told = await selectRows(test, 'notifications', { kind: 'report_decided', link: `/documents/${id}` });
  expect([told.length, new Set(told.map(({ user_id }) => user_id)).size]).toEqual([100, 100]);
});
