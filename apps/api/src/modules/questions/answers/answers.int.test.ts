import type { Answer } from '@aw/contracts/questions/answers';
import type { QuestionCard } from '@aw/contracts/questions/public';
import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { beforeEachTest } from '../../../testing/before-tests';
import { expert, questionCalls, visibleQuestion } from '../../../testing/questions';
import { deleteRows, insertRow, selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
// New people for each test, because the posts of a person who posts a lot in a short time are held.
const asker = beforeEachTest(() => member(test));
const nadia = beforeEachTest(() => expert(test));
const omar = beforeEachTest(() => expert(test, 'Omar'));
const reader = beforeEachTest(() => signedIn(test.app));
const as = (person: Parameters<typeof questionCalls>[0]) => questionCalls(person);

async function answered(payload?: object) {
  const id = await visibleQuestion(test, asker.id);
  const posted = await as(nadia).answer(id, payload);
  expect(posted.status).toBe(201);
  return { id, answerId: posted.body?.id ?? 0 };
}

const answerOf = async (person: Parameters<typeof questionCalls>[0], id: number) =>
  (await as(person).read(id)).answers[0];
const cardOf = async (id: number) =>
  (await as(test.nobody).get<QuestionCard[]>('/api/questions?limit=100')).body?.find(
    (card) => card.id === id,
  );

describe('permission to answer', () => {
  it('[Q5] only an approved expert may answer a question, only once, and never their own one', async () => {
    const id = await visibleQuestion(test, asker.id);
    const own = await visibleQuestion(test, nadia.id);
    expect((await as(reader).answer(id)).body?.code).toBe('accounts.needed');
    expect((await as(asker).answer(id)).body?.code).toBe('auth.forbidden');
    expect((await as(nadia).answer(own)).body?.code).toBe('questions.own');
    expect((await as(nadia).answer(id)).status).toBe(201);
    expect((await as(nadia).answer(id)).body?.code).toBe('answers.exists');
    expect((await as(omar).answer(id)).status).toBe(201);
    expect((await as(nadia).answer(999_999)).body?.code).toBe('questions.not_found');
    expect((await as(asker).read(id)).answers).toHaveLength(2);
  });

  it('[Q5] an answer is refused and not stored if its author loses the approval as an expert while writing', async () => {
    const late = await expert(test, 'Late');
    const id = await visibleQuestion(test, asker.id);
    expect((await as(late).send('POST', `/api/questions/${id}/claim`)).status).toBe(200);
    await updateRow(test, 'users', late.id, { is_expert: false });
    expect((await as(late).answer(id)).body?.code).toBe('auth.forbidden');
    expect((await as(asker).read(id)).answers).toEqual([]);
  });

  it('[Q4] [R1] an answer that cannot be rendered in time is refused, a script in an answer is shown as text, and the asker is never named', async () => {
    const id = await visibleQuestion(test, asker.id);
    const bomb = await as(nadia).answer(id, { content: 'a\n-\n'.repeat(7_500) });
    expect([bomb.status, bomb.body?.code]).toEqual([422, 'text.too_complex']);
    const inStep = { content: 'Fine', steps: [{ label: 'First', content: '*a_'.repeat(1_600) }] };
    expect([201, 422]).toContain((await as(omar).answer(id, inStep)).status);
    const script = '<script>x()</script> <img src=x onerror=y()> $x$';
    await as(nadia).answer(id, { content: script, steps: [{ label: script, content: script }] });
    const page = await as(nadia).read(id);
    for (const { html, steps } of page.answers)
      for (const part of [html, ...steps.map((step) => step.html)]) expect(part).not.toMatch(/<script|<img/);
    expect(JSON.stringify(await as(test.nobody).read(id))).not.toContain(asker.id);
  });
});

describe('steps', () => {
  const steps = [
    { label: 'Which factor gets simpler?', content: 'secret one' },
    { label: 'Count the powers', content: 'secret two' },
  ];

  it('[Q15] the steps of an answer leave the server one at a time and in order, and revealed steps are stored per person', async () => {
    const { id, answerId } = await answered({ content: 'secret whole', steps });
    const reveal = (n: number) =>
      as(reader).send<Answer>('POST', `/api/answers/${answerId}/steps/${n}/reveal`);
    expect(JSON.stringify(await as(test.nobody).read(id))).not.toContain('secret');
    expect((await reveal(2)).body?.code).toBe('answers.step_order');
    expect((await reveal(4)).body?.code).toBe('answers.not_found');
    expect(JSON.stringify((await reveal(1)).body)).toMatch(/^(?!.*secret two)(?!.*whole).*secret one/);
    expect((await reveal(1)).status).toBe(200);
    expect(JSON.stringify((await reveal(2)).body)).toMatch(/^(?!.*whole).*secret two/);
    expect(await answerOf(reader, id)).toMatchObject({ html: null, steps: [{ number: 1 }, { number: 2 }] });
    expect((await reveal(3)).body?.html).toContain('secret whole');
    const reveals = await selectRows(
      test,
      'answer_step_reveals',
      { user_id: reader.id, answer_id: answerId },
      ['number'],
      'number',
    );
    expect(reveals).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    expect(JSON.stringify(await as(asker).read(id))).not.toContain('secret');
  });

  it('[Q15] a reader can open the full answer at any time, and experts see all of it without that', async () => {
    const { id, answerId } = await answered({ content: 'secret whole', steps });
    for (const person of [nadia, omar])
      expect(JSON.stringify(await answerOf(person, id))).toMatch(/secret whole.*secret one.*secret two/);
    await as(asker).send('POST', `/api/answers/${answerId}/steps/1/reveal`);
    const opened = await as(asker).send<Answer>('POST', `/api/answers/${answerId}/steps/3/reveal`);
    expect(opened.body?.steps.map(({ isRevealed }) => isRevealed)).toEqual([true, false]);
    expect(JSON.stringify(opened.body)).toMatch(/secret whole.*secret one.*secret two/);
    expect((await test.nobody.post(`/api/answers/${answerId}/steps/1/reveal`)).statusCode).toBe(401);
  });

  it('[Q15] an edit of an answer hides its new steps again and keeps its earlier version', async () => {
    const { id, answerId } = await answered({ content: 'old whole', steps });
    await as(reader).send('POST', `/api/answers/${answerId}/steps/3/reveal`);
    const change = { content: 'secret new', steps: [{ label: 'Other', content: 'secret three' }] };
    expect((await as(omar).send('PATCH', `/api/answers/${answerId}`, change)).body?.code).toBe(
      'auth.forbidden',
    );
    expect((await as(nadia).send('PATCH', `/api/answers/${answerId}`, change)).status).toBe(200);
    expect(JSON.stringify(await as(reader).read(id))).not.toContain('secret');
    const before = await selectRows(test, 'answer_versions', { answer_id: answerId }, ['content', 'steps']);
    expect(before).toEqual([{ content: 'old whole', steps }]);
    expect((await as(nadia).get(`/api/answers/${answerId}/source`)).body).toEqual(change);
  });
});

describe('an answer of another expert', () => {
  it('[Q5] [M8] an answer of another expert that is held, or whose question is, responds 404 for its source and for edits, as if it did not exist', async () => {
    const change = { content: 'Better.' };
    const refusalsOf = async (id: number) => {
      const { status, body } = await as(omar).get(`/api/answers/${id}/source`);
      const edit = await as(omar).send('PATCH', `/api/answers/${id}`, change);
      return [status, body?.code, edit.status, edit.body?.code];
    };
    const hidden = [404, 'answers.not_found', 404, 'answers.not_found'];
    expect(await refusalsOf(987_654)).toEqual(hidden);
    const { id, answerId } = await answered();
    expect(await refusalsOf(answerId)).toEqual([403, 'auth.forbidden', 403, 'auth.forbidden']);
    await updateRow(test, 'answers', answerId, { status: 'held' });
    expect(await refusalsOf(answerId)).toEqual(hidden);
    expect((await as(nadia).get(`/api/answers/${answerId}/source`)).status).toBe(200);
    await updateRow(test, 'answers', answerId, { status: 'visible' });
    await updateRow(test, 'questions', id, { status: 'held' });
    expect(await refusalsOf(answerId)).toEqual(hidden);
  });
});

describe('the badge', () => {
  it('[Q5] [Q7] the badge says solved only for a visible, verified answer by an approved expert, and follows every change', async () => {
    const { id, answerId } = await answered();
    const badge = async () => {
      const { isAnswered, isVerified } = (await cardOf(id)) ?? {};
      return [isAnswered, isVerified];
    };
    expect(await badge()).toEqual([true, false]);
    expect((await as(omar).send('POST', `/api/answers/${answerId}/accept`)).body?.code).toBe(
      'auth.forbidden',
    );
    expect((await as(asker).send('POST', `/api/answers/${answerId}/accept`)).status).toBe(200);
    expect(await badge()).toEqual([true, true]);
    expect((await as(asker).send('DELETE', `/api/answers/${answerId}/accept`)).status).toBe(200);
    expect(await badge()).toEqual([true, false]);
    expect((await as(nadia).send('POST', `/api/answers/${answerId}/verify`)).body?.code).toBe('answers.own');
    expect((await as(omar).send('POST', `/api/answers/${answerId}/verify`)).status).toBe(200);
    expect((await as(omar).send('POST', `/api/answers/${answerId}/verify`)).body?.code).toBe(
      'answers.changed',
    );
    expect(await badge()).toEqual([true, true]);
    const set = (change: { status: 'visible' | 'removed' }) => updateRow(test, 'answers', answerId, change);
    await set({ status: 'removed' });
    expect(await badge()).toEqual([false, false]);
    await set({ status: 'visible' });
    expect(await badge()).toEqual([true, true]);
    const expertIs = (is_expert: boolean) => updateRow(test, 'users', nadia.id, { is_expert });
    await expertIs(false);
    expect(await badge()).toEqual([true, false]);
    await expertIs(true);
    await deleteRows(test, 'answers', { id: answerId });
    expect(await badge()).toEqual([false, false]);
  });

  it('[Q5] staff can verify an answer too, and an edit by its author ends the verification', async () => {
    const { id, answerId } = await answered();
    const staff = await signedInStaff(test, 'amira', 'moderator');
    const url = `/api/admin/answers/${answerId}/verify`;
    expect((await staff.post(url)).statusCode).toBe(204);
    expect((await staff.post(url)).statusCode).toBe(409);
    expect(await answerOf(asker, id)).toMatchObject({ isVerified: true, verifiedBy: 'staff' });
    await as(nadia).send('PATCH', `/api/answers/${answerId}`, { content: 'Other words.' });
    expect(await answerOf(asker, id)).toMatchObject({ isVerified: false, verifiedBy: null });
  });

  it('[Q4] a question is answered exactly while it has a visible answer, even if answers are posted and removed at once', async () => {
    const id = await visibleQuestion(test, asker.id);
    const values = { question_id: id, expert_id: nadia.id, content: 'So.' };
    for (let round = 0; round < 5; round++) {
      const { id: old } = await insertRow(test, 'answers', values);
      await Promise.all([
        insertRow(test, 'answers', values),
        updateRow(test, 'answers', old, { status: 'removed' }),
      ]);
      expect((await cardOf(id))?.isAnswered).toBe(true);
      await updateRows(test, 'answers', { question_id: id }, { status: 'removed' });
      expect((await cardOf(id))?.isAnswered).toBe(false);
    }
  });
});

describe('ratings of an answer', () => {
  it('[Q5] each person counts once among those who find an answer helpful and can undo it, and nobody rates their own answer', async () => {
    const { id, answerId } = await answered();
    const helpful = (person: Parameters<typeof questionCalls>[0], isHelpful: boolean) =>
      as(person).send<Answer>('PUT', `/api/answers/${answerId}/helpful`, { isHelpful });
    await Promise.all([helpful(reader, true), helpful(reader, true), helpful(asker, true)]);
    expect(await answerOf(reader, id)).toMatchObject({ helpfulCount: 2, isHelpful: true });
    expect((await helpful(reader, false)).body).toMatchObject({ helpfulCount: 1, isHelpful: false });
    expect((await helpful(nadia, true)).body?.code).toBe('answers.own');
  });

  it('[Q12] a second expert scores an answer from 0 to 5, the last score counts, and neither others nor its author may', async () => {
    const { answerId } = await answered();
    const score = (person: Parameters<typeof questionCalls>[0], value: number) =>
      as(person).send('PUT', `/api/answers/${answerId}/quality`, { score: value, note: 'Clear.' });
    expect((await score(omar, 6)).status).toBe(400);
    expect((await score(omar, 3)).status).toBe(204);
    expect((await score(omar, 5)).status).toBe(204);
    expect((await score(nadia, 5)).body?.code).toBe('answers.own');
    expect((await score(asker, 5)).body?.code).toBe('auth.forbidden');
    const rows = await selectRows(test, 'answer_quality', { answer_id: answerId });
    expect(rows).toMatchObject([{ reviewer_id: omar.id, score: 5, note: 'Clear.' }]);
  });
});
