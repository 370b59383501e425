import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeEachTest, beforeTests } from '../../testing/before-tests';
import { moderator, reporting } from '../../testing/moderation';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { selectRows, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_REPORTS_PER_DAY: '0' });
const staff = beforeTests(() => moderator(test));
const asker = beforeEachTest(() => member(test));
const nadia = beforeEachTest(() => expert(test));
const as = questionCalls;
const kindsTo = async (userId: string) =>
  (await selectRows(test, 'notifications', { user_id: userId }, ['kind'], 'id')).map(({ kind }) => kind);
const links = Array.from({ length: 6 }, (_, i) => `https://example.com/${i}`).join(' ');

it('[M8] [Q11] a held answer is visible only to its author until staff keep it, and then its asker is notified', async () => {
  const id = await visibleQuestion(test, asker.id);
  const answer = await as(nadia).answer(id, {
    content: links,
    steps: [{ label: 'First', content: 'a step' }],
  });
  expect(answer.body?.status).toBe('held');
  expect(await as(asker).read(id)).toMatchObject({ isAnswered: false, answers: [] });
  expect((await as(nadia).read(id)).answers).toMatchObject([{ status: 'held' }]);
  expect(await kindsTo(asker.id)).toEqual([]);
  const answerId = answer.body?.id ?? 0;
  const seen = await staff.inject({ url: `/api/admin/reports/answer/${answerId}` });
  expect(seen.json()).toMatchObject({
    heldBecause: expect.stringContaining('links'),
    path: `/questions/${id}`,
  });
  expect(seen.json<{ html: string }>().html).toContain('a step');
  expect((await staff.decide('answer', answerId, { decision: 'keep' })).statusCode).toBe(200);
  expect(await as(asker).read(id)).toMatchObject({ isAnswered: true, answers: [{ status: 'visible' }] });
  expect(await kindsTo(asker.id)).toEqual(['question_answered']);
  expect(await kindsTo(nadia.id)).toEqual(['post_approved']);
});

it('[Q9] an answer that is held again after an edit is announced once', async () => {
  const id = await visibleQuestion(test, asker.id);
  const answerId = (await as(nadia).answer(id)).body?.id ?? 0;
  await as(nadia).send('PATCH', `/api/answers/${answerId}`, { content: links });
  expect((await as(asker).read(id)).isAnswered).toBe(false);
  await staff.decide('answer', answerId, { decision: 'keep' });
  expect((await as(asker).read(id)).isAnswered).toBe(true);
  expect(await kindsTo(asker.id)).toEqual(['question_answered']);
});

it('[M8] [Q4] a reported answer that staff remove loses its badge, its expert sees the reason, and it can be restored', async () => {
  const id = await visibleQuestion(test, asker.id);
  const answerId = (await as(nadia).answer(id)).body?.id ?? 0;
  await as(asker).send('POST', `/api/answers/${answerId}/accept`);
  const reader = await signedIn(test.app);
  await reporting(reader, 'answer', answerId, { reason: 'misleading' });
  expect((await reporting(nadia, 'answer', answerId, { reason: 'spam' })).statusCode).toBe(409);
  await staff.decide('answer', answerId, { decision: 'remove', reason: 'It is wrong in the second line.' });
  expect(await as(reader).read(id)).toMatchObject({ isAnswered: false, isVerified: false, answers: [] });
  expect((await as(nadia).read(id)).answers).toMatchObject([
    { status: 'removed', removedReason: 'It is wrong in the second line.' },
  ]);
  expect(await kindsTo(nadia.id)).toContain('post_removed');
  const { version } = (await staff.inject({ url: `/api/admin/reports/answer/${answerId}` })).json<{
    version: number;
  }>();
  const back = await staff.post(`/api/admin/reports/answer/${answerId}/restore`, { version });
  expect(back.statusCode).toBe(200);
  expect(await as(reader).read(id)).toMatchObject({ isAnswered: true, isVerified: true });
});

it('[M8] [Q11] comments are reported and removed like answers, but not of a removed question', async () => {
  const id = await visibleQuestion(test, asker.id);
  const comment = await as(nadia).send<{ id: number }>('POST', `/api/questions/${id}/comments`, {
    content: 'Call me.',
  });
  const commentId = comment.body?.id ?? 0;
  const reader = await signedIn(test.app);
  expect((await reporting(reader, 'comment', commentId, { reason: 'personal_information' })).statusCode).toBe(
    201,
  );
  await staff.decide('comment', commentId, {
    decision: 'remove',
    reason: 'Please leave out ways to be reached.',
  });
  expect((await as(reader).read(id)).comments).toEqual([]);
  const other = await as(nadia).send<{ id: number }>('POST', `/api/questions/${id}/comments`, {
    content: 'Which x?',
  });
  await updateRow(test, 'questions', id, { status: 'removed' });
  expect((await reporting(reader, 'comment', other.body?.id ?? 0, { reason: 'spam' })).statusCode).toBe(404);
});

it('[M8] [Q11] staff remove and restore unreported answers and comments on the page of their question', async () => {
  const id = await visibleQuestion(test, asker.id);
  const answerId = (await as(nadia).answer(id)).body?.id ?? 0;
  const comment = { content: 'Call me.' };
  const commentId =
    (await as(asker).send<{ id: number }>('POST', `/api/questions/${id}/comments`, comment)).body?.id ?? 0;
  const reader = await signedIn(test.app);
  const review = (path: string, payload?: object) =>
    staff.inject({ method: 'POST', url: `/api/admin/${path}`, ...(payload ? { payload } : {}) });
  const targets = [
    ['answers', answerId, nadia],
    ['comments', commentId, asker],
  ] as const;
  for (const [name, target, author] of targets) {
    expect((await review(`${name}/${target}/remove`, { reason: ' ' })).statusCode).toBe(400);
    for (let times = 0; times < 2; times++)
      expect((await review(`${name}/${target}/remove`, { reason: 'It names a person.' })).statusCode).toBe(
        204,
      );
    expect((await as(reader).read(id))[name]).toEqual([]);
    expect((await as(author).read(id))[name]).toMatchObject([{ status: 'removed' }]);
    expect((await kindsTo(author.id)).filter((kind) => kind === 'post_removed')).toHaveLength(1);
    const kind = name.slice(0, -1);
    const log = () => selectRows(test, 'audit_log', { target: `${kind}:${target}` }, ['verb']);
    expect(await log()).toEqual([{ verb: `${kind}.removed` }]);
    expect((await review(`${name}/${target}/restore`)).statusCode).toBe(204);
    expect((await as(reader).read(id))[name]).toMatchObject([{ id: target }]);
    expect(await kindsTo(author.id)).toContain('post_approved');
  }
  expect((await review('answers/987654/remove', { reason: 'Gone.' })).statusCode).toBe(404);
});
