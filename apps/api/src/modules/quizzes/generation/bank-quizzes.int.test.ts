import { letters } from '@aw/contracts/quizzes/attempts';
import { generatedCounts } from '@aw/contracts/quizzes/generation';
import { readQuizBank } from '@aw/quiz-bank';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadQuizBank } from '../../../seed/load-quiz-bank';
import { anonymousBrowser, member } from '../../../testing/account';
import { generationCalls, storedQuestions } from '../../../testing/generations';
import { noticesTo } from '../../../testing/moderation';
import { keysOf, quizCalls } from '../../../testing/quizzes';
import { updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { madeItem } from './made-item';
import { endForgottenQuizzes, makeQuiz } from './make-quiz';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});

beforeAll(async () => {
  await loadQuizBank(test.ctx);
});
describe('without a model', () => {
  it.each(generatedCounts)(
    '[Z4] %s questions of the bank make a quiz of its maker’s own, each with four options that differ',
    async (questionCount) => {
      const person = await anonymousBrowser(test);
      const response = await generationCalls(test, person).generate({ subject: 'maths', questionCount });
      expect(response).toMatchObject({
        state: 'done',
        source: 'library',
        model: null,
        checked: questionCount,
        quiz: {
          subject: 'Mathematics',
          totalQuestions: questionCount,
          timeLimit: Math.max(30, questionCount),
        },
      });
      const quizId = response.quiz?.id ?? 0;
      const rows = await storedQuestions(test, quizId);
      expect(new Set(rows.map(({ question }) => question)).size).toBe(questionCount);
      for (const row of rows)
        expect(new Set([row.option_a, row.option_b, row.option_c, row.option_d]).size).toBe(4);
      const calls = quizCalls(person);
      await calls.start(quizId);
      const { body } = await calls.submit(quizId, { answers: await keysOf(test, quizId) });
      expect(body).toMatchObject({ score: questionCount, totalQuestions: questionCount, passed: true });
    },
  );

  it('[Z12] the keys of 200 drawn questions are those of the bank, including its corrections', async () => {
    const bank = new Map(
      readQuizBank().flatMap(({ key, items }) => items.map((one) => [`${key} ${one.id}`, one])),
    );
    const person = await anonymousBrowser(test);
    const calls = generationCalls(test, person);
    let judged = 0;
    for (const subject of ['Mathematics', 'Physics', 'Chemistry', 'Biology', 'Economics']) {
      const { quiz } = await calls.generate({ subject, questionCount: 50 });
      for (const row of await storedQuestions(test, quiz?.id ?? 0)) {
        const options = { A: row.option_a, B: row.option_b, C: row.option_c, D: row.option_d };
        const of = [...bank.values()].find(
          ({ id, question }) => id === row.bank_id && question.source === row.question,
        );
        if (!of) continue;
        expect([of.id, options[row.correct_answer]]).toEqual([of.id, of.options[of.correctAnswer].source]);
        judged += 1;
      }
    }
    expect(judged).toBeGreaterThanOrEqual(200);
    await test.ctx.db
      .updateTable('quiz_questions')
      .set({ dropped_at: new Date() })
      .where('bank_id', 'is not', null)
      .execute();
    const response = await calls.generate({ subject: 'Mathematics', questionCount: 10 });
    for (const row of await storedQuestions(test, response.quiz?.id ?? 0)) expect(row.bank_id).toBeNull();
    await updateRows(test, 'quiz_questions', {}, { dropped_at: null });
  });

  it('[Z12] a question from a template has its answer under the key, whatever letter that is', async () => {
    const { templates, templateText } = await import('@aw/quiz-bank/templates');
    for (const [at, template] of [...templates.keys()].slice(0, 20).entries())
      for (const letter of letters) {
        const text = templateText({ id: `item-${at}-${letter}`, template, seed: at });
        const item = await madeItem(test.ctx, { text, letter, difficulty: text.difficulty });
        const options = { A: item.option_a, B: item.option_b, C: item.option_c, D: item.option_d };
        expect([options[letter], item.correct_answer]).toEqual([text.answer, letter]);
        expect(Object.values(options).sort()).toEqual(
          [text.answer, ...text.others.map(({ option }) => option)].sort(),
        );
      }
  });

  it('[Z4] 25 questions are made by default, and the plain call waits for them', async () => {
    const person = await anonymousBrowser(test);
    const calls = generationCalls(test, person);
    const asking = calls.post({ subject: 'Physics' });
    const id = await begun(person.id);
    await makeQuiz(test.ctx, id);
    const { status, body } = await asking;
    expect(status).toBe(200);
    expect(body.quiz).toMatchObject({ title: 'Physics quiz', totalQuestions: 25, isMachineMade: false });
    expect(await noticesTo(test, person.id)).toEqual([]);
  });

  it('[Z4] a generated quiz is visible only to its owner, and leaves their list when it is deleted', async () => {
    const [maker, other] = [await anonymousBrowser(test), await anonymousBrowser(test)];
    const calls = generationCalls(test, maker);
    const { quiz } = await calls.generate({ subject: 'Chemistry', questionCount: 10 });
    const id = quiz?.id ?? 0;
    const quizCall = { url: `/api/quizzes/made/${id}` };
    expect((await maker.inject(quizCall)).json()).toMatchObject({
      id,
      isMachineMade: false,
      isRetired: false,
    });
    expect((await other.inject(quizCall)).statusCode).toBe(404);
    expect((await test.nobody.get(`/api/quizzes/${id}`)).statusCode).toBe(404);
    expect((await quizCalls(other).start(id)).status).toBe(404);
    expect((await other.inject({ ...quizCall, method: 'DELETE' })).statusCode).toBe(404);
    expect(await generationCalls(test, other).list()).toEqual([]);
    expect((await calls.list()).map((one) => one.quiz?.id)).toEqual([id]);
    const listed = await test.nobody.get('/api/quizzes?q=Chemistry%20quiz');
    expect(listed.json()).toEqual([]);
    expect((await maker.inject({ ...quizCall, method: 'DELETE' })).statusCode).toBe(204);
    expect(await calls.list()).toEqual([]);
    expect((await quizCalls(maker).start(id)).status).toBe(404);
    expect((await maker.inject(quizCall)).json()).toMatchObject({ isRetired: true });
  });

  it('[Z4] the number of available questions is shown, and a quiz is made only if there are enough', async () => {
    const person = await anonymousBrowser(test);
    const calls = generationCalls(test, person);
    const countOf = async (query: string) =>
      (await person.get(`/api/quizzes/bank?${query}`)).json<{ subject: string; questions: number }>();
    expect(await countOf('subject=History')).toEqual({ subject: 'History', questions: 10 });
    expect(await countOf('subject=quidditch')).toEqual({ subject: null, questions: 0 });
    const response = await calls.generate({ subject: 'History', questionCount: 25 });
    expect(response.quiz).toMatchObject({ totalQuestions: 10 });
    expect(response.quiz?.description).toBe(
      '10 of the 25 questions you asked for. They come from the quiz bank and its question templates.',
    );
    const before = (await person.get('/api/ai/quota')).json().quizzes.left;
    expect(await calls.post({ subject: 'quidditch' })).toMatchObject({
      status: 422,
      body: { code: 'quizzes.too_few' },
    });
    expect((await person.get('/api/ai/quota')).json().quizzes.left).toBe(before);
  });

  it('[Z4] a topic selects the questions about it', async () => {
    const person = await anonymousBrowser(test);
    const response = await generationCalls(test, person).generate({
      subject: 'Mathematics',
      specificTopic: 'derivatives',
      questionCount: 10,
    });
    const rows = await storedQuestions(test, response.quiz?.id ?? 0);
    for (const row of rows) expect(`${row.topic} ${row.question}`).toMatch(/deriv|differentiat/i);
  });

  it('[Z4] a topic that a certificate cannot show is refused by name, before anything is counted', async () => {
    const person = await anonymousBrowser(test);
    const left = async () => (await person.get('/api/ai/quota')).json().quizzes.left;
    const before = await left();
    const wish = { subject: 'Mathematics', specificTopic: 'derivatives 🧪' };
    expect(await generationCalls(test, person).post(wish)).toMatchObject({
      status: 422,
      body: {
        code: 'certificates.signs',
        message: expect.stringContaining('🧪'),
        issues: [{ path: 'specificTopic' }],
      },
    });
    expect(await left()).toBe(before);
  });

  it('[Z4] no question is drawn from a quiz that the person is taking, because the result would show its key', async () => {
    const person = await anonymousBrowser(test);
    const quiz = await test.ctx.db
      .selectFrom('quizzes')
      .select(['id'])
      .where('subject', '=', 'History')
      .where('bank_key', 'is not', null)
      .executeTakeFirstOrThrow();
    await quizCalls(person).start(quiz.id);
    const response = await generationCalls(test, person).generate({ subject: 'History', questionCount: 10 });
    expect(response).toMatchObject({ state: 'failed', quiz: null });
  });

  it('[Z4] people who leave are notified when the quiz is ready, and a second request meanwhile is refused', async () => {
    const person = await member(test);
    const calls = generationCalls(test, person);
    const { body } = await calls.post({
      subject: 'Biology',
      questionCount: 10,
      isAwaited: false,
      key: 'wish-0001',
    });
    const left = async () => (await person.get('/api/ai/quota')).json().quizzes.left;
    const before = await left();
    expect(await calls.post({ subject: 'Biology', isAwaited: false })).toMatchObject({
      status: 409,
      body: { code: 'ai.busy' },
    });
    const again = await calls.post({
      subject: 'Biology',
      questionCount: 10,
      isAwaited: false,
      key: 'wish-0001',
    });
    expect(again.body.generation.id).toBe(body.generation.id);
    // Neither the refused request nor the repeated one counts.
    expect(await left()).toBe(before);
    const later = { ...test.ctx, now: () => new Date(Date.now() + 60_000) };
    await makeQuiz(later, body.generation.id);
    await makeQuiz(later, body.generation.id);
    const { quiz } = await calls.read(body.generation.id);
    expect(await noticesTo(test, person.id)).toEqual([
      {
        kind: 'quiz_generated',
        title: 'Your quiz is ready: Biology, 10 questions',
        link: `/quiz/${quiz?.id}`,
      },
    ]);
    expect(await calls.list()).toHaveLength(1);
  });

  it('[Z4] a quiz whose job is gone ends after an hour, does not count and does not block the next one', async () => {
    const person = await anonymousBrowser(test);
    const calls = generationCalls(test, person);
    const left = async () => (await person.get('/api/ai/quota')).json().quizzes.left;
    const before = await left();
    const { generation } = (await calls.post({ subject: 'Physics', isAwaited: false })).body;
    await endForgottenQuizzes(test.ctx);
    expect((await calls.read(generation.id)).state).toBe('waiting');
    await endForgottenQuizzes({ ...test.ctx, now: () => new Date(Date.now() + 61 * 60_000) });
    expect((await calls.read(generation.id)).state).toBe('failed');
    expect(await left()).toBe(before);
    expect(await calls.generate({ subject: 'Physics', questionCount: 10 })).toMatchObject({ state: 'done' });
  });

  it('[Z4] a person without an account can make ten quizzes a day, and the refusal names the reset', async () => {
    const person = await anonymousBrowser(test);
    const calls = generationCalls(test, person);
    for (let n = 0; n < 10; n += 1) await calls.generate({ subject: 'Finance', questionCount: 10 });
    const refused = await calls.post({ subject: 'Finance', questionCount: 10 });
    expect(refused).toMatchObject({ status: 429, body: { code: 'ai.limit' } });
    expect(refused.body.message).toMatch(/You can generate the next one in \d+ \w+\.$/);
  });

  it.each([
    ['no subject', { subject: '  ' }],
    ['another count', { subject: 'Physics', questionCount: 12 }],
    ['another difficulty', { subject: 'Physics', difficulty: 'brutal' }],
    ['a long topic', { subject: 'Physics', specificTopic: 'x'.repeat(201) }],
  ])('[Z4] %s is refused', async (_, payload) => {
    const person = await anonymousBrowser(test);
    const response = await person.post('/api/quizzes/generate', payload);
    expect(response.json()).toMatchObject({ code: 'request.invalid' });
  });
});

/** Returns the generation that a call has started. */
async function begun(userId: string): Promise<string> {
  for (;;) {
    const row = await test.ctx.db
      .selectFrom('quiz_generations')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row) return row.id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
