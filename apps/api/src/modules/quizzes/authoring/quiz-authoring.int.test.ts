import type { StaffQuizCard } from '@aw/contracts/quizzes/staff-quizzes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { itemOf, quizAuthor } from '../../../testing/quiz-authors';
import { keysOf, quizCalls, quizOf, takeQuiz } from '../../../testing/quizzes';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const author = beforeTests(() => quizAuthor(test));

/** A draft with two questions; gives its id and theirs. */
async function draft(change: object = {}) {
  const { id } = await author.create(change);
  await author.add(id, itemOf());
  const { body } = await author.add(id, itemOf({ question: 'What is the derivative of $x^3$?' }));
  return { id, ids: body.questions.map((question) => question.id) };
}
const seen = (id: number) => test.nobody.get(`/api/quizzes/${id}`);

describe('authored quizzes', () => {
  it('[Z9] a quiz starts as a draft that only authors see, and can be taken once it is published', async () => {
    const { id } = await draft({ title: 'Slopes', passPercentage: 50 });
    expect(await author.read(id)).toMatchObject({ status: 'draft', origin: 'authors', totalQuestions: 2 });
    expect((await seen(id)).statusCode).toBe(404);
    const person = await member(test);
    expect((await quizCalls(person).start(id)).status).toBe(404);
    expect((await author.update(id, { status: 'listed' })).status).toBe(200);
    expect((await seen(id)).json()).toMatchObject({ title: 'Slopes', totalQuestions: 2 });
    expect(await takeQuiz(test, person, id)).toMatchObject({ score: 2, totalQuestions: 2, passed: true });
  });

  it('[Z9] a quiz title that a certificate cannot show is refused with the characters', async () => {
    const refused = {
      status: 422,
      body: {
        code: 'certificates.signs',
        message: expect.stringContaining(': 🧪 𓀀.'),
        issues: [{ path: 'title' }],
      },
    };
    const title = 'Chemistry 🧪 in Egypt 𓀀';
    expect(await author.call('POST', '', { title, subject: 'Chemistry' })).toMatchObject(refused);
    const { id } = await draft({ title: 'Łódź, Ελένη, 王小明' });
    expect(await author.update(id, { title })).toMatchObject(refused);
    expect(await author.read(id)).toMatchObject({ title: 'Łódź, Ελένη, 王小明' });
  });

  it('[Z9] a quiz is not published without a question and never becomes a draft again', async () => {
    const { id } = await author.create();
    expect(await author.update(id, { status: 'listed' })).toMatchObject({
      status: 409,
      body: { code: 'quizzes.empty' },
    });
    const { body } = await author.add(id, itemOf());
    await author.update(id, { status: 'listed' });
    const [only] = body.questions;
    expect(await author.remove(id, only?.id ?? 0)).toMatchObject({ body: { code: 'quizzes.empty' } });
    expect(await author.update(id, { status: 'draft' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'status' }] },
    });
    expect(await author.read(id)).toMatchObject({ status: 'listed', totalQuestions: 1 });
  });

  it('[Z9] a retired quiz cannot be started, and its results stay', async () => {
    const [id, person] = [await quizOf(test), await member(test)];
    const { attemptId } = await takeQuiz(test, person, id);
    await author.update(id, { status: 'retired' });
    const calls = quizCalls(person);
    expect((await calls.start(id)).status).toBe(404);
    expect((await calls.result(attemptId)).body).toMatchObject({ passed: true, quizId: id });
    expect((await seen(id)).json()).toMatchObject({ isRetired: true });
  });

  it('[Z9] an attempt keeps the pass mark and the time limit that it was started with', async () => {
    const [id, person] = [await quizOf(test), await member(test)];
    const calls = quizCalls(person);
    const { body: attempt } = await calls.start(id);
    await author.update(id, { passPercentage: 100, timeLimit: 1 });
    const keys = await keysOf(test, id);
    const [first = ''] = Object.keys(keys);
    const answers = { ...keys, [first]: keys[first] === 'A' ? 'B' : 'A' };
    const { body } = await calls.submit(id, { attemptId: attempt.attemptId, answers });
    expect(body).toMatchObject({ percentage: 80, passed: true, deadline: attempt.deadline });
  });

  it('[Z9] quizzes are listed by their latest change, filtered by text, subject and status, page by page', async () => {
    const names = ['Hyperbolas 1', 'Hyperbolas 2', 'Hyperbolas 3'];
    for (const title of names) await author.create({ title, subject: 'Physics' });
    const list = async (query: string) => (await author.call<StaffQuizCard[]>('GET', `?${query}`)).body;
    const titles = async (query: string) => (await list(query)).map(({ title }) => title);
    expect(await titles('q=hyperbolas')).toEqual(names.toReversed());
    expect(await titles('q=hyperbolas&subject=Mathematics')).toEqual([]);
    expect(await titles('q=hyperbolas&status=listed')).toEqual([]);
    const first = await author.get('/api/admin/quizzes?q=hyperbolas&status=draft&limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await author.get(next)).json()).toMatchObject([{ title: 'Hyperbolas 1' }]);
  });

  it('[Z9] only staff with the permission can read and change quizzes', async () => {
    const { id } = await author.create();
    const reader = await signedInStaff(test, 'rosa', 'read_only');
    expect((await reader.get(`/api/admin/quizzes/${id}`)).statusCode).toBe(200);
    const write = {
      method: 'POST',
      url: '/api/admin/quizzes',
      payload: { title: 'X', subject: 'Law' },
    } as const;
    expect((await reader.inject(write)).statusCode).toBe(403);
    expect((await test.nobody.get(`/api/admin/quizzes/${id}`)).statusCode).toBe(401);
    expect((await author.call('GET', '/987654321')).body).toMatchObject({ code: 'quizzes.not_found' });
  });
});

describe('authored questions', () => {
  it('[Z9] questions are previewed and stored in order, as takers see them', async () => {
    const { id, ids } = await draft();
    const preview = await author.call<{ question: string; explanation: string }>('POST', '/preview', {
      item: itemOf(),
    });
    expect(preview.body.question).toContain('<math');
    const { questions } = await author.read(id);
    expect(questions.map((one) => one.id)).toEqual(ids);
    expect(questions[0]).toMatchObject({
      item: itemOf(),
      html: { question: preview.body.question },
      explanationHtml: preview.body.explanation,
      isAnswered: false,
      figures: null,
      droppedAt: null,
    });
    const { body } = await author.move(id, ids[0] ?? 0, 100);
    expect(body.questions.map((one) => one.id)).toEqual(ids.toReversed());
  });

  it('[Z9] misleading questions are refused: equal options, one option as both right ones, a mistake for the right option', async () => {
    const { id } = await author.create();
    const wrong = [
      [itemOf({ options: { A: '2', B: ' 2 ', C: '3', D: '4' } }), 'item.options'],
      [itemOf({ alsoCorrect: 'A' }), 'item.alsoCorrect'],
      [itemOf({ mistakes: { A: 'None.', B: '', C: '', D: '' } }), 'item.mistakes'],
      [{ ...itemOf(), correctAnswer: 'E' }, 'item.correctAnswer'],
      [itemOf({ question: '  ' }), 'item.question'],
    ] as const;
    for (const [item, path] of wrong)
      expect(await author.add(id, item)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await author.read(id)).questions).toEqual([]);
  });

  it('[Z9] a quiz has at most a hundred questions', async () => {
    const { id } = await author.create();
    await author.add(id, itemOf());
    await sql`
      insert into quiz_questions (quiz_id, position, question, option_a, option_b, option_c, option_d, question_html,
        option_a_html, option_b_html, option_c_html, option_d_html, correct_answer, hash)
      select quiz_id, more, question, option_a, option_b, option_c, option_d, question_html,
        option_a_html, option_b_html, option_c_html, option_d_html, correct_answer, hash
      from quiz_questions, generate_series(2, 100) more where quiz_id = ${id}`.execute(test.ctx.db);
    expect(await author.add(id, itemOf())).toMatchObject({ status: 409, body: { code: 'quizzes.full' } });
  });

  it('[Z9] when two authors change a quiz at once, the second gets an error and nothing is overwritten', async () => {
    const { id, ids } = await draft();
    const { version } = await author.read(id);
    const both = ['One?', 'Two?'].map((question) =>
      author.call('PUT', `/${id}/questions/${ids[0]}`, { item: itemOf({ question }), version }),
    );
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'quizzes.changed' });
    expect((await author.read(id)).questions).toHaveLength(2);
  });

  it('[Z9] an open attempt keeps its questions, and a changed question stays the same item', async () => {
    const [id, person] = [await quizOf(test), await member(test)];
    const calls = quizCalls(person);
    await calls.start(id);
    const before = (await calls.questions(id)).body;
    const [first] = (await author.read(id)).questions;
    const { body } = await author.edit(id, first?.id ?? 0, itemOf());
    expect((await calls.questions(id)).body).toEqual(before);
    expect(body.questions[0]).toMatchObject({ itemId: first?.itemId, item: itemOf(), isAnswered: true });
    expect(body.questions[0]?.id).not.toBe(first?.id);
  });

  it('[Z9] the key of an answered question can only be changed by a correction', async () => {
    const [id, person] = [await quizOf(test), await member(test)];
    await takeQuiz(test, person, id);
    const [first] = (await author.read(id)).questions;
    if (!first) throw new Error('No question.');
    const item = { ...first.item, mistakes: itemOf().mistakes, correctAnswer: 'C' };
    expect(
      await author.edit(id, first.id, { ...item, mistakes: { A: '', B: '', C: '', D: '' } }),
    ).toMatchObject({ status: 409, body: { code: 'quizzes.answered' } });
    const reworded = { ...first.item, explanation: 'Adding nothing changes nothing.' };
    expect((await author.edit(id, first.id, reworded)).status).toBe(200);
  });

  it('[Z9] a removed question is no longer used, and counts for people who answered it', async () => {
    const [id, person] = [await quizOf(test), await member(test)];
    const { attemptId } = await takeQuiz(test, person, id);
    const [first] = (await author.read(id)).questions;
    expect((await author.remove(id, first?.id ?? 0)).body).toMatchObject({ totalQuestions: 4 });
    const calls = quizCalls(await member(test));
    await calls.start(id);
    expect((await calls.questions(id)).body).toHaveLength(4);
    expect((await quizCalls(person).result(attemptId)).body).toMatchObject({ totalQuestions: 5, score: 5 });
  });

  it('[Z9] changes of questions are in the audit log with their author', async () => {
    const { id, ids } = await draft();
    await author.remove(id, ids[0] ?? 0);
    const log = await selectRows(test, 'audit_log', { target: `quiz:${id}` }, ['actor', 'verb'], 'id');
    expect(log.map(({ verb }) => verb)).toEqual([
      'quiz.created',
      'quiz.changed',
      'quiz.changed',
      'quiz.changed',
    ]);
    expect(log.every(({ actor }) => actor === 'ines')).toBe(true);
  });
});
