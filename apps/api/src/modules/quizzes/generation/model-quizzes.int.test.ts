import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Model, ModelUnavailableError } from '../../../adapters/model/model';
import type { Context } from '../../../context';
import { loadQuizBank } from '../../../seed/load-quiz-bank';
import { anonymousBrowser, member } from '../../../testing/account';
import { generationCalls, storedQuestions } from '../../../testing/generations';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { noticesTo } from '../../../testing/moderation';
import { type OpenaiApp, startOpenaiApp } from '../../../testing/openai';
import { updateRows } from '../../../testing/rows';
import { giveUpOnQuiz, makeQuiz } from './make-quiz';

let test: OpenaiApp;
beforeEach(async () => {
  test = await startOpenaiApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
});
afterEach(() => test.close());

const item = (question: string, change: object = {}) => ({
  topic: 'Sums',
  question,
  answer: 'right',
  // The stand-in takes these for wrong.
  others: ['one', 'two', 'three'].map((what) => ({
    option: `It is not so that ${what}`,
    mistake: 'A thought.',
  })),
  explanation: 'It is so. Nothing else would be.',
  passage: null,
  ...change,
});
const items = (...all: object[]) => JSON.stringify({ items: all });
const five = (mark: string, change: object = {}) => [1, 2, 3, 4, 5].map((n) => item(`${mark} ${n}?`, change));
const wish = { subject: 'Rocket science', questionCount: 10 as const };

/** An application whose process dies after a number of model calls. */
function dyingAfter(most: number): Context {
  const { endpoint } = test.ctx.ai;
  if (!endpoint) throw new Error('There is no model.');
  let calls = 0;
  const dying: Model = {
    ...endpoint,
    answer(...storedTexts) {
      calls += 1;
      if (calls > most) throw new ModelUnavailableError('cut');
      return endpoint.answer(...storedTexts);
    },
  };
  return { ...test.ctx, ai: { ...test.ctx.ai, endpoint: dying } };
}

describe('with a model', () => {
  it('[Z4] [Z12] the model writes the questions and solves each again without its key, and the quiz says that AI made it', async () => {
    const person = await anonymousBrowser(test);
    const response = await generationCalls(test, person).generate(wish);
    expect(response).toMatchObject({
      state: 'done',
      source: 'model',
      model: test.openai.model,
      checked: 10,
      dropped: 0,
    });
    const quiz = (await person.get(`/api/quizzes/made/${response.quiz?.id}`)).json();
    expect(quiz).toMatchObject({ title: 'Rocket science quiz', isMachineMade: true, totalQuestions: 10 });
    const rows = await storedQuestions(test, quiz.id);
    expect(new Set(rows.map((row) => row.correct_answer)).size).toBe(4);
    const { prompts } = await test.openai.controls.state();
    const sheets = prompts.filter((prompt) => prompt.includes('Solve these questions'));
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) {
      expect(sheet).not.toContain('This question comes from a test server');
      expect(sheet).not.toContain('One too many.');
    }
  });

  it('[Z12] a question that the second pass solves differently is dropped and replaced', async () => {
    const person = await anonymousBrowser(test);
    const questions = ['Settled 1?', 'A disputed 2?', 'Settled 3?', 'A disputed 4?', 'Settled 5?'];
    await test.openai.controls.reply(items(...questions.map((question) => item(question))));
    const response = await generationCalls(test, person).generate(wish);
    expect(response).toMatchObject({ state: 'done', checked: 10, dropped: 2 });
    const storedTexts = (await storedQuestions(test, response.quiz?.id ?? 0)).map(({ question }) => question);
    expect(storedTexts.slice(0, 3)).toEqual(['Settled 1?', 'Settled 3?', 'Settled 5?']);
    expect(storedTexts.join()).not.toContain('disputed');
  });

  it('[Z4] invalid JSON and faulty questions are repaired once, and questions that stay faulty are left out', async () => {
    const person = await anonymousBrowser(test);
    const { reply, state } = test.openai.controls;
    const same = { others: ['right', 'two', 'three'].map((option) => ({ option, mistake: 'x' })) };
    await reply(
      'I would rather talk about the weather.',
      items(...five('First'), item('Twice the same?', same)),
    );
    const response = await generationCalls(test, person).generate(wish);
    expect(response).toMatchObject({ state: 'done', source: 'model', checked: 10 });
    const { prompts } = await state();
    expect(prompts[1]).toContain('Correct this, and answer with the whole JSON again:\n- It is no JSON.');
    const storedTexts = (await storedQuestions(test, response.quiz?.id ?? 0)).map(({ question }) => question);
    expect(storedTexts.slice(0, 5)).toEqual(['First 1?', 'First 2?', 'First 3?', 'First 4?', 'First 5?']);
    expect(storedTexts).not.toContain('Twice the same?');
  });

  it('[A14] a quiz is labelled with the difficulty that its solver finds, and says so if another one was requested', async () => {
    const calls = generationCalls(test, await anonymousBrowser(test));
    const { reply, state } = test.openai.controls;
    await reply(items(...five('Matter rated hard')), items(...five('Fine, rated easy')));
    const response = await calls.generate({ ...wish, difficulty: 'easy' });
    const { prompts } = await state();
    expect(prompts[2]).toContain('The questions so far were hard. Write easy ones.');
    expect(response).toMatchObject({ difficulty: 'easy', quiz: { difficulty: 'easy' } });
    expect(response.quiz?.description).not.toContain('although you asked');
    await reply(items(...five('Matter rated hard')), items(...five('More rated hard')));
    const other = await calls.generate({ ...wish, difficulty: 'easy' });
    expect(other).toMatchObject({ difficulty: 'easy', quiz: { difficulty: 'hard' } });
    expect(other.quiz?.description).toContain(
      'Most of them are hard, although you asked for easy questions.',
    );
    const medium = five('Fair rated medium').slice(0, 2);
    await reply(
      items(...five('Matter rated hard').slice(1), five('Fine, rated easy')[0] ?? {}),
      items(...five('Light, rated easy').slice(2), ...medium),
    );
    const mixed = await calls.generate({ ...wish, difficulty: 'medium' });
    expect(mixed.quiz?.description).toContain(
      'Their difficulty is mixed, although you asked for medium-difficulty questions.',
    );
  });

  it('[A14] a solver that rates in other words loses no question', async () => {
    const calls = generationCalls(test, await anonymousBrowser(test));
    await test.openai.controls.reply(
      items(...five('Fine, rated moderate')),
      items(...five('More rated easy')),
    );
    expect(await calls.generate({ ...wish, difficulty: 'medium' })).toMatchObject({
      state: 'done',
      checked: 10,
    });
    const { prompts } = await test.openai.controls.state();
    expect(prompts.filter((prompt) => prompt.includes('Correct this'))).toEqual([]);
  });

  it('[A14] a question that repeats another one in other letters, spaces or forms of numbers is replaced', async () => {
    const calls = generationCalls(test, await anonymousBrowser(test));
    const same = {
      answer: '114 PIECES',
      others: ['114 pieces', 'two', 'three'].map((option) => ({ option, mistake: 'x' })),
    };
    const batch = items(
      item('How many are 2 dozen?'),
      item('how many  are two dozen'),
      item('Are there 114?', same),
      item('Other 1?'),
      item('Other 2?'),
    );
    await test.openai.controls.reply(batch, batch, items(item('“How many are 2 dozen”?'), ...five('New')));
    const response = await calls.generate(wish);
    const texts = (await storedQuestions(test, response.quiz?.id ?? 0)).map(({ question }) => question);
    expect(texts.filter((text) => /dozen/i.test(text))).toEqual(['How many are 2 dozen?']);
    expect(texts).not.toContain('Are there 114?');
  });

  it('[Z4] a quiz whose every try fails does not count, and its owner is notified', async () => {
    const person = await member(test);
    const calls = generationCalls(test, person);
    const left = async () => (await person.get('/api/ai/quota')).json().quizzes.left;
    const before = await left();
    const { body } = await calls.post({ ...wish, isAwaited: false });
    const { id } = body.generation;
    await test.openai.controls.reply(items(...five('Kept')));
    await expect(makeQuiz(dyingAfter(2), id)).rejects.toThrow(ModelUnavailableError);
    expect(await calls.read(id)).toMatchObject({ state: 'running', checked: 5 });
    await test.openai.controls.fault({ kind: 'broken', calls: 9 });
    const later = { ...test.ctx, now: () => new Date(Date.now() + 60_000) };
    await expect(makeQuiz(later, id)).rejects.toThrow(ModelUnavailableError);
    await giveUpOnQuiz(later, id);
    await giveUpOnQuiz(later, id);
    expect(await calls.read(id)).toMatchObject({
      state: 'failed',
      failure: 'The AI model did not give a usable answer. This quiz does not count towards your limit.',
    });
    expect(await left()).toBe(before);
    expect(await noticesTo(test, person.id)).toMatchObject([
      { kind: 'quiz_generated', link: '/ai-quiz-generator' },
    ]);
  });

  it('[Z4] the next try continues with the questions of the earlier one', async () => {
    const calls = generationCalls(test, await anonymousBrowser(test));
    const { id } = (await calls.post({ ...wish, isAwaited: false })).body.generation;
    await test.openai.controls.reply(items(...five('Kept')));
    await expect(makeQuiz(dyingAfter(2), id)).rejects.toThrow(ModelUnavailableError);
    await makeQuiz(test.ctx, id);
    const response = await calls.read(id);
    expect(response).toMatchObject({ state: 'done', checked: 10 });
    const storedTexts = (await storedQuestions(test, response.quiz?.id ?? 0)).map(({ question }) => question);
    expect(storedTexts.slice(0, 2)).toEqual(['Kept 1?', 'Kept 2?']);
    expect((await test.openai.controls.state()).calls).toBe(4);
  });

  it('[A6] the bank replaces the model when the daily cap has no room, and the quiz says so', async () => {
    await test.close();
    test = await startOpenaiApp({ AI_DAILY_CAP_USD: '0.000001', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
    await loadQuizBank(test.ctx);
    const person = await anonymousBrowser(test);
    const response = await generationCalls(test, person).generate({ subject: 'Physics', questionCount: 10 });
    expect(response).toMatchObject({ state: 'done', source: 'library', model: null });
    expect((await test.openai.controls.state()).calls).toBe(0);
  });
});

describe('about a document', () => {
  const pages = [
    `Rockets. The thrust of a rocket is the mass flow times the exhaust speed. ${ownWords(30)}.`,
    `Secret stages. The second stage burns for four minutes. ${ownWords(30)}.`,
    ...[1, 2].map(() => `${ownWords(40)}.`),
  ];
  const publish = async (author: Awaited<ReturnType<typeof member>>, title: string) => {
    const upload = await author.upload(await makePdf(pages), { title });
    await test.processAll();
    return upload.json<{ id: number }>().id;
  };

  it('[Z12] each question cites a page that the owner may read, and no other page is in a prompt', async () => {
    const author = await member(test);
    const documentId = await publish(author, 'Rocket stages');
    const reader = await anonymousBrowser(test);
    const response = await generationCalls(test, reader).generate({ ...wish, documentId });
    expect(response).toMatchObject({ state: 'done', document: { id: documentId, title: 'Rocket stages' } });
    const rows = await storedQuestions(test, response.quiz?.id ?? 0);
    for (const row of rows) expect(row.source).toBe('Rocket stages, p. 1');
    expect((await test.openai.controls.state()).prompts.join()).not.toContain('second stage');
    const own = await generationCalls(test, author).generate({ ...wish, documentId });
    const cited = (await storedQuestions(test, own.quiz?.id ?? 0)).map(({ source }) => source);
    expect(cited).toContain('Rocket stages, p. 2');
  });

  it('[Z12] a question without a page of the document is dropped', async () => {
    const author = await member(test);
    const documentId = await publish(author, 'Rockets');
    const calls = generationCalls(test, author);
    const bad = items(...five('Made up', { passage: 99 }), ...five('Not cited'));
    await test.openai.controls.reply(bad, bad);
    const response = await calls.generate({ ...wish, documentId });
    const rows = await storedQuestions(test, response.quiz?.id ?? 0);
    expect(rows.filter(({ question }) => /Made up|Not cited/.test(question))).toEqual([]);
  });

  it('[Z4] [A6] a quiz counts even if the model makes no question for it, because its work is paid', async () => {
    const author = await member(test);
    const documentId = await publish(author, 'Rockets');
    const left = async () => (await author.get('/api/ai/quota')).json().quizzes.left;
    const before = await left();
    await test.openai.controls.reply(...Array<string>(20).fill(items(item('Not cited?'))));
    expect(await generationCalls(test, author).generate({ ...wish, documentId })).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining(
        'This quiz counts towards your limit, because the AI model wrote questions for it.',
      ),
    });
    expect(await left()).toBe(before - 1);
    await test.openai.controls.reset();
  });

  it('[Z12] a quiz about a document has its title without the characters that a certificate cannot show', async () => {
    const author = await member(test);
    const documentId = await publish(author, 'Rockets 🚀 and stages');
    const response = await generationCalls(test, author).generate({ ...wish, documentId });
    expect(response.quiz).toMatchObject({ title: expect.stringMatching(/: Rockets and stages$/) });
  });

  it('[Z12] a deleted document of someone else and one with unchecked text are refused', async () => {
    const author = await member(test);
    const documentId = await publish(author, 'Rockets');
    const calls = generationCalls(test, await anonymousBrowser(test));
    expect((await calls.post({ ...wish, documentId: 99_999 })).status).toBe(404);
    await updateRows(test, 'document_pages', { document_id: documentId }, { is_text_checked: false });
    expect(await calls.post({ ...wish, documentId })).toMatchObject({
      status: 409,
      body: { code: 'documents.unchecked' },
    });
  });
});
