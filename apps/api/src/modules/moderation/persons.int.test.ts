import * as moderation from '@aw/db/moderation';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import { inTransaction } from '../../database/in-transaction';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { moderator, noticesTo, notifyAllReporters, questionRow, reporting } from '../../testing/moderation';
import { selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { newUser, publishRow } from '../../testing/user-rows';
import { whileHeld } from '../../testing/while-held';
import { eraseDue } from '../privacy/erase-user';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_REPORTS_PER_DAY: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
});
const staff = beforeTests(() => moderator(test));
const reportsOf = (kind: 'question' | 'document', id: number) =>
  selectRows(
    test,
    'reports',
    { kind, target_id: id },
    ['reporter_id', 'reason', 'note', 'status', 'decided_by'],
    'id',
  );
const merge = (from: string, into: string) =>
  inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test'));

async function erase(user: Awaited<ReturnType<typeof member>>, keepsShared: boolean): Promise<void> {
  await user.post('/api/account/erasure', { keepsShared });
  await eraseDue({ ...test.ctx, now: () => new Date(Date.now() + 15 * dayMs) });
}

describe('a merge of people who report', () => {
  it('[Q11] [U6] a merge keeps the later of two open reports of one post, and every other report', async () => {
    const [from, into] = [await signedIn(test.app), await member(test)];
    const author = await newUser(test);
    const [both, one, decided] = [
      await questionRow(test, author),
      await questionRow(test, author),
      await questionRow(test, author),
    ];
    for (const user of [from, into]) await reporting(user, 'question', decided);
    await staff.decide('question', decided, { decision: 'keep' });
    await reporting(into, 'question', both, { note: 'First.' });
    await reporting(from, 'question', both, { reason: 'abuse', note: 'Second.' });
    await reporting(from, 'question', one);
    const { since } = (await moderation.findCase(test.ctx.db, { kind: 'question', id: both })) ?? {};
    await merge(from.id, into.id);
    const ownReport = { reporter_id: into.id };
    expect(await reportsOf('question', both)).toMatchObject([
      { ...ownReport, reason: 'abuse', note: 'Second.', status: 'open' },
    ]);
    expect(await reportsOf('question', one)).toMatchObject([ownReport]);
    expect(await reportsOf('question', decided)).toMatchObject([ownReport, ownReport]);
    const caseRow = await moderation.findCase(test.ctx.db, { kind: 'question', id: both });
    expect(caseRow).toMatchObject({ open_reports: 1, priority: 1, since });
    const again = await reporting(into, 'question', both, { reason: 'spam' });
    expect([again.statusCode, (await reportsOf('question', both)).length]).toEqual([201, 1]);
  });

  it('[Q11] [U6] a merge before the reporters are notified notifies the remaining account', async () => {
    const [from, into] = [await signedIn(test.app), await member(test)];
    const id = await publishRow(test, await newUser(test));
    await reporting(from, 'document', id);
    await staff.decide('document', id, { decision: 'keep' });
    await merge(from.id, into.id);
    await notifyAllReporters(test);
    expect(await noticesTo(test, into.id)).toMatchObject([{ kind: 'report_decided' }]);
  });

  it('[Q11] [U6] a merge and a decision about a post that both reported wait for each other', async () => {
    const [from, into] = [await signedIn(test.app), await member(test)];
    const id = await publishRow(test, await newUser(test));
    for (const user of [from, into]) await reporting(user, 'document', id);
    const { version } = await staff.read('document', id);
    const answer = await whileHeld(
      test,
      (db) => mergeUsers(db, from.id, into.id, 'test'),
      () => staff.decideAt('document', id, { decision: 'remove', version, reason: 'Not readable.' }),
      async () => {},
    );
    expect(answer.statusCode).toBe(200);
    expect(await reportsOf('document', id)).toMatchObject([{ reporter_id: into.id, status: 'upheld' }]);
  });
});

it.each(['merge', 'erasure'] as const)(
  '[M8] [U6] [U9] the %s of a reporter waits for a decision before it touches a report',
  async (what) => {
    const [reporter, account] = [await member(test), await member(test)];
    const id = await questionRow(test, await newUser(test));
    await reporting(reporter, 'question', id, { reason: 'other', note: 'Mine.' });
    const target = { kind: 'question', id } as const;
    const ending = { status: 'dismissed', decidedBy: 'amira', decision: null, now: new Date() } as const;
    await whileHeld(
      test,
      (db) => moderation.lockCase(db, target),
      async () => {
        if (what === 'merge') await merge(reporter.id, account.id);
        else await erase(reporter, true);
      },
      (db) => moderation.closeReports(db, target, ending),
    );
    expect(await reportsOf('question', id)).toMatchObject([
      what === 'merge'
        ? { reporter_id: account.id, status: 'dismissed' }
        : { note: null, status: 'dismissed' },
    ]);
  },
);

it('[M8] [U6] reports, removals and merges of reporters and authors lock rows in the same order', async () => {
  for (let round = 0; round < 12; round++) {
    const people = await Promise.all([1, 2, 3, 4].map(() => signedIn(test.app)));
    const ids = people.map(({ id }) => id).toSorted();
    const [from = '', into = '', author = '', other = ''] = round % 2 ? ids : ids.toReversed();
    const documents = [await publishRow(test, author), await publishRow(test, author)];
    const questions = [await questionRow(test, author), await questionRow(test, author)];
    const third = await signedIn(test.app);
    for (const user of people.filter(({ id }) => id === from || id === into)) {
      for (const id of documents.toReversed()) await reporting(user, 'document', id);
      for (const id of questions) await reporting(user, 'question', id);
    }
    const remove = { reason: 'Spam.', isForCause: true };
    const answers = await Promise.all([
      merge(from, into).then(() => ({ statusCode: 200 })),
      merge(author, other).then(() => ({ statusCode: 200 })),
      ...documents.map((id) => staff.decide('document', id, { decision: 'remove', ...remove })),
      ...questions.map((id) => staff.decide('question', id, { decision: 'keep' })),
      ...documents.map((id) => reporting(third, 'document', id)),
      ...questions.map((id) => reporting(third, 'question', id, { reason: 'abuse' })),
      ...questions.map((id) => staff.post(`/api/admin/questions/${id}/remove`, { reason: 'No.' })),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 201, 404, 409].includes(statusCode))).toEqual([]);
  }
});

describe('an erasure', () => {
  it('[Q11] [U9] an erasure of a reporter blanks the note, and the report still waits for staff', async () => {
    const reporter = await member(test);
    const id = await questionRow(test, await newUser(test));
    await reporting(reporter, 'question', id, { reason: 'other', note: 'I am Noor and this is about me.' });
    await erase(reporter, true);
    expect(await reportsOf('question', id)).toMatchObject([{ reason: 'other', note: null, status: 'open' }]);
    expect((await staff.decide('question', id, { decision: 'keep' })).statusCode).toBe(200);
    await notifyAllReporters(test);
    expect(await noticesTo(test, reporter.id)).toEqual([]);
  });

  it('[Q11] [U9] an erasure that also deletes shared content ends the reports about it', async () => {
    const author = await member(test);
    const upload = (await author.upload(await uniquePdf())).json<{ id: number }>();
    await test.processAll();
    const ids = { question: await questionRow(test, author.id), document: upload.id };
    const heldId = await questionRow(test, author.id, { status: 'held' });
    for (const kind of ['question', 'document'] as const)
      await reporting(await signedIn(test.app), kind, ids[kind]);
    await erase(author, false);
    for (const kind of ['question', 'document'] as const)
      expect(await reportsOf(kind, ids[kind])).toMatchObject([{ status: 'upheld', decided_by: 'system' }]);
    const waiting = (await staff.list('?limit=100')).map(({ id }) => id);
    for (const id of [`question-${ids.question}`, `document-${ids.document}`, `question-${heldId}`])
      expect(waiting).not.toContain(id);
  });

  it('[M8] [U9] content that an erased author shared can still be decided, and nobody is emailed', async () => {
    const author = await member(test);
    const id = await questionRow(test, author.id);
    await reporting(await signedIn(test.app), 'question', id);
    await erase(author, true);
    expect((await staff.read('question', id)).author).toMatchObject({ isErased: true, isAnonymous: true });
    const answer = await staff.decide('question', id, { decision: 'remove', reason: 'Spam.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'removed' }]);
    expect(await noticesTo(test, author.id)).toEqual([]);
    const mails = test.ctx.db.selectFrom('mails').select('kind').where('user_id', '=', author.id);
    expect(await mails.where('kind', '=', 'post_removed').execute()).toEqual([]);
  });
});
