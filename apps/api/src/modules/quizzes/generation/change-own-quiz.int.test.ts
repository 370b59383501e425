import type { MadeQuiz, MadeQuizQuestions } from '@aw/contracts/quizzes/made';
import * as quizzes from '@aw/db/quizzes';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction';
import { loadQuizBank } from '../../../seed/load-quiz-bank';
import { anonymousBrowser } from '../../../testing/account';
import type { Caller } from '../../../testing/calls';
import { generationCalls, storedQuestions } from '../../../testing/generations';
import { keysOf, quizCalls, quizOf, secretMark } from '../../../testing/quizzes';
import { updateRow, updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});
beforeAll(async () => {
  await loadQuizBank(test.ctx);
});

/** Makes a quiz of the bank for a person; returns its id. */
async function madeQuiz(person: Caller, questionCount: 10 | 35 = 10): Promise<number> {
  const { quiz } = await generationCalls(test, person).generate({ subject: 'Mathematics', questionCount });
  return quiz?.id ?? 0;
}

/** Returns the calls that change a generated quiz. */
function ownCalls(person: Caller, id: number) {
  const { call } = quizCalls(person);
  const url = `/api/quizzes/made/${id}`;
  return {
    quiz: () => call<MadeQuiz>({ url }),
    read: () => call<MadeQuizQuestions>({ url: `${url}/questions` }),
    save: (payload: { version: number; title?: string; leftOut?: number[] }) =>
      call<MadeQuiz>({ method: 'PATCH', url, payload: { title: 'Mine', leftOut: [], ...payload } }),
  };
}

describe('before the first attempt', () => {
  it('[A14] the maker of a quiz changes its title and leaves questions out, and what is derived from them follows', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person, 35);
    const own = ownCalls(person, id);
    expect((await own.quiz()).body).toMatchObject({ isEditable: true, totalQuestions: 35, timeLimit: 35 });
    const { body } = await own.read();
    expect(body).toMatchObject({ title: 'Mathematics quiz' });
    expect(body.questions).toHaveLength(35);
    const leftOut = body.questions.slice(0, 3).map((question) => question.id);
    const saved = await own.save({ version: body.version, title: ' Before the  exam ', leftOut });
    expect(saved).toMatchObject({
      status: 200,
      body: { title: 'Before the exam', totalQuestions: 32, timeLimit: 32, isEditable: true },
    });
    expect(saved.body.description).toMatch(/^32 questions, without 3 that you left out\. They come from/);
    const { body: next } = await own.read();
    expect(next.questions).toEqual(body.questions.slice(3));
    expect(next.version).toBeGreaterThan(body.version);
    const more = next.questions.slice(0, 4).map((question) => question.id);
    await own.save({ version: next.version, leftOut: more });
    expect((await own.quiz()).body).toMatchObject({ totalQuestions: 28, timeLimit: 30 });
    expect((await own.quiz()).body.description).toContain('28 questions, without 7 that you left out.');
    expect((await generationCalls(test, person).list())[0]).toMatchObject({
      quiz: { title: 'Mine', totalQuestions: 28, timeLimit: 30 },
    });

    const calls = quizCalls(person);
    await calls.start(id);
    const keys = await keysOf(test, id);
    const result = await calls.submit(id, { answers: keys });
    expect(result.body).toMatchObject({ quizTitle: 'Mine', score: 28, totalQuestions: 28 });
    expect(Object.keys(keys).map(Number)).not.toEqual(expect.arrayContaining([leftOut[0]]));
  });

  it('[A14] the difficulty of a quiz is that of most questions that are left', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const rows = await storedQuestions(test, id);
    expect(rows.every(({ difficulty }) => difficulty !== null)).toBe(true);
    await updateRows(test, 'quiz_questions', { quiz_id: id }, { difficulty: 'easy' });
    for (const row of rows.slice(0, 4))
      await updateRow(test, 'quiz_questions', row.id, { difficulty: 'hard' });
    const own = ownCalls(person, id);
    const { body } = await own.read();
    const easy = rows.slice(6).map((row) => row.id);
    const saved = await own.save({ version: body.version, leftOut: easy });
    expect(saved.body).toMatchObject({ difficulty: 'hard' });
    expect(saved.body.description).toContain(
      'Most of them are hard, although you asked for medium-difficulty questions.',
    );
  });

  it('[A14] a quiz with questions of the previous release keeps its difficulty, and its description says nothing about it', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const rows = await storedQuestions(test, id);
    await updateRows(test, 'quiz_questions', { quiz_id: id }, { difficulty: null });
    // The previous release stores a mixed quiz as one of medium difficulty.
    await updateRow(test, 'quizzes', id, { difficulty: 'medium' });
    await updateRows(test, 'quiz_generations', { quiz_id: id }, { difficulty: 'hard' });
    const own = ownCalls(person, id);
    const renamed = await own.save({ version: (await own.read()).body.version });
    expect(renamed.body).toMatchObject({
      title: 'Mine',
      difficulty: 'medium',
      description: '10 questions. They come from the quiz bank and its question templates.',
    });
    for (const row of rows.slice(1)) await updateRow(test, 'quiz_questions', row.id, { difficulty: 'easy' });
    const partly = await own.save({ version: (await own.read()).body.version });
    expect(partly.body).toMatchObject({ difficulty: 'medium', description: renamed.body.description });
    const rated = await own.save({
      version: (await own.read()).body.version,
      leftOut: [rows[0]?.id ?? 0],
    });
    expect(rated.body).toMatchObject({ difficulty: 'easy', totalQuestions: 9 });
    expect(rated.body.description).toContain('Most of them are easy, although you asked for hard questions.');
  });

  it('[A14] five questions stay, or all of a shorter quiz', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const own = ownCalls(person, id);
    const { body } = await own.read();
    const ids = body.questions.map((question) => question.id);
    expect(await own.save({ version: body.version, leftOut: ids.slice(0, 6) })).toMatchObject({
      status: 422,
      body: { code: 'quizzes.too_few', message: 'Nothing was saved. Please keep at least 5 questions.' },
    });
    const { status, body: saved } = await own.save({ version: body.version, leftOut: ids.slice(0, 5) });
    expect([status, saved.totalQuestions]).toEqual([200, 5]);
    const { version } = (await own.read()).body;
    expect((await own.save({ version, leftOut: ids.slice(5, 6) })).status).toBe(422);
    expect((await own.save({ version, leftOut: ids.slice(0, 1) })).status).toBe(400);
    expect((await own.save({ version, title: ' ' })).status).toBe(400);
    expect((await own.save({ version, title: 'Sums \u{1f600}' })).body.code).toBe('certificates.signs');
    expect((await own.read()).body).toMatchObject({ title: 'Mine', version });
  });

  it('[Z3] [A14] its maker sees neither a key nor an explanation before submission', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const secret = {
      explanation: secretMark,
      explanation_html: secretMark,
      source: secretMark,
      topic: secretMark,
    };
    await updateRows(test, 'quiz_questions', { quiz_id: id }, { ...secret, mistakes: { A: secretMark } });
    const own = ownCalls(person, id);
    const read = await own.read();
    const saved = await own.save({ version: read.body.version });
    for (const { body } of [read, saved, await own.quiz()]) {
      expect(JSON.stringify(body)).not.toContain(secretMark);
      expect(JSON.stringify(body)).not.toMatch(/correct_?answer|explanation|mistake|"isCorrect/i);
    }
    expect(Object.keys(read.body.questions[0] ?? {}).sort()).toEqual([
      'html',
      'id',
      'optionA',
      'optionB',
      'optionC',
      'optionD',
      'question',
    ]);
  });
});

describe('whose quiz it is', () => {
  it('[A14] nobody else sees or changes the questions of a generated quiz, and a quiz of the library cannot be changed', async () => {
    const [maker, other] = [await anonymousBrowser(test), await anonymousBrowser(test)];
    const id = await madeQuiz(maker);
    const { version } = (await ownCalls(maker, id).read()).body;
    for (const own of [ownCalls(other, id), ownCalls(maker, await quizOf(test))]) {
      expect((await own.read()).status).toBe(404);
      expect((await own.save({ version })).status).toBe(404);
    }
    await maker.inject({ method: 'DELETE', url: `/api/quizzes/made/${id}` });
    expect((await ownCalls(maker, id).read()).status).toBe(404);
    expect((await ownCalls(maker, id).save({ version })).status).toBe(404);
  });
});

describe('two changes', () => {
  it('[A14] a save of an older version is refused', async () => {
    const person = await anonymousBrowser(test);
    const own = ownCalls(person, await madeQuiz(person));
    const { body } = await own.read();
    const [one, other] = body.questions.map((question) => question.id);
    const both = await Promise.all([
      own.save({ version: body.version, leftOut: [one ?? 0] }),
      own.save({ version: body.version, leftOut: [other ?? 0] }),
    ]);
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('quizzes.changed');
    expect((await own.read()).body.questions).toHaveLength(9);
  });

  it('[A14] [Z2] a quiz cannot be changed once it was started', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const own = ownCalls(person, id);
    const { version, questions } = (await own.read()).body;
    await quizCalls(person).start(id);
    expect((await own.quiz()).body).toMatchObject({ isEditable: false });
    expect(await own.read()).toMatchObject({ status: 409, body: { code: 'quizzes.started' } });
    const late = await own.save({ version, leftOut: [questions[0]?.id ?? 0] });
    expect(late).toMatchObject({ status: 409, body: { code: 'quizzes.started' } });
    expect((await quizCalls(person).questions(id)).body).toHaveLength(10);
    await quizCalls(person).submit(id, { answers: await keysOf(test, id) });
    expect((await own.save({ version })).body.code).toBe('quizzes.started');
  });

  it('[A14] [Z2] of a save and the start of an attempt at the same moment, the attempt has the questions that are stored', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await anonymousBrowser(test);
      const id = await madeQuiz(person);
      const own = ownCalls(person, id);
      const { version, questions } = (await own.read()).body;
      const save = () => own.save({ version, leftOut: [questions[0]?.id ?? 0] });
      const start = () => quizCalls(person).start(id);
      const [saved, started] =
        round % 2 === 0
          ? await Promise.all([save(), start()])
          : await Promise.all([start(), save()]).then(([first, second]) => [second, first] as const);
      expect(started.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      const taken = (await quizCalls(person).questions(id)).body;
      expect(taken).toHaveLength(saved.status === 200 ? 9 : 10);
      expect((await own.quiz()).body.totalQuestions).toBe(taken.length);
    }
  });

  it('[A14] [Z2] a save that waits for the start of an attempt by an instance of the previous release is refused', async () => {
    const person = await anonymousBrowser(test);
    const id = await madeQuiz(person);
    const own = ownCalls(person, id);
    const { version, questions } = (await own.read()).body;
    let saving: ReturnType<typeof own.save> | undefined;
    await inTransaction(test.ctx, async ({ db }) => {
      await quizzes.lockKeys(db, id);
      saving = own.save({ version, leftOut: [questions[0]?.id ?? 0] });
      await expect
        .poll(
          async () => (await sql`select from pg_locks where not granted`.execute(test.ctx.db)).rows.length,
        )
        .toBeGreaterThan(0);
      const attempt = {
        id: `attempt-${id}`,
        user_id: person.id,
        quiz_id: id,
        extra_time: 'none' as const,
        started_at: new Date(),
        deadline: null,
        pass_percentage: 60,
      };
      await quizzes.insertAttempt(
        db,
        attempt,
        questions.map((question) => question.id),
      );
    });
    expect(await saving).toMatchObject({ status: 409, body: { code: 'quizzes.started' } });
    expect((await storedQuestions(test, id)).every((row) => row.replaced_at === null)).toBe(true);
  });
});
