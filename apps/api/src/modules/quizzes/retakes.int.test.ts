import type { ReviewQueue } from '@aw/contracts/cards/public';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Member, member } from '../../testing/account';
import { carryOutCorrections, quizAuthor } from '../../testing/quiz-authors';
import { keysOf, quizCalls, quizOf, takeQuiz } from '../../testing/quizzes';
import { updateRow, updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_ATTEMPTS_PER_DAY: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});

const idsOf = async (person: Member, quizId: number) =>
  (await quizCalls(person).questions(quizId)).body.map(({ id }) => id);
const manyA = (count: number) => Array<'A'>(count).fill('A');

it('[Z14] a retake asks as many questions, of the same quiz, and unseen ones first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 3 }),
      async (size, asks, dropped) => {
        const person = await member(test);
        const quizId = await quizOf(test, { keys: manyA(size + dropped), asks });
        const all = Object.keys(await keysOf(test, quizId)).map(Number);
        for (const id of all.slice(size))
          await updateRows(test, 'quiz_questions', { id }, { dropped_at: new Date() });
        const eligible = all.slice(0, size);
        const seenIds = new Set<number>();
        for (let attempt = 0; attempt < 4; attempt += 1) {
          const result = await takeQuiz(test, person, quizId, 0);
          const askedIds = result.review.map(({ id }) => id);
          expect(askedIds).toHaveLength(Math.min(asks, size));
          expect(new Set(askedIds).size).toBe(askedIds.length);
          expect(eligible).toEqual(expect.arrayContaining(askedIds));
          const unseenBefore = eligible.filter((id) => !seenIds.has(id)).length;
          expect(askedIds.filter((id) => !seenIds.has(id))).toHaveLength(
            Math.min(askedIds.length, unseenBefore),
          );
          for (const id of askedIds) seenIds.add(id);
        }
      },
    ),
    { numRuns: 12 },
  );
});

it('[Z14] what other people were asked does not change what a retake asks', async () => {
  const quizId = await quizOf(test, { keys: manyA(4), asks: 2 });
  const [one, other] = [await member(test), await member(test)];
  const first = await takeQuiz(test, one, quizId, 0);
  for (const _ of [1, 2, 3]) await takeQuiz(test, other, quizId, 0);
  const second = await takeQuiz(test, one, quizId, 0);
  expect(new Set([...first.review, ...second.review].map(({ id }) => id)).size).toBe(4);
});

it('[Z14] [U6] a person who merges two accounts has seen the questions of both', async () => {
  const quizId = await quizOf(test, { keys: manyA(6), asks: 2 });
  const [one, other] = [await member(test), await member(test)];
  const first = await takeQuiz(test, one, quizId, 0);
  await updateRows(test, 'quiz_attempts', { user_id: one.id }, { user_id: other.id });
  const second = await takeQuiz(test, other, quizId, 0);
  expect(new Set([...first.review, ...second.review].map(({ id }) => id)).size).toBe(4);
});

it('[Z14] [Z10] a question that an attempt did not ask is refused in it, and its correction regrades only attempts that asked it', async () => {
  const author = await quizAuthor(test);
  const person = await member(test);
  const calls = quizCalls(person);
  const quizId = await quizOf(test, { keys: manyA(4), asks: 2 });
  const { body: attempt } = await calls.start(quizId);
  const askedIds = await idsOf(person, quizId);
  const [left] = Object.keys(await keysOf(test, quizId)).filter((id) => !askedIds.includes(Number(id)));
  const answers = Object.fromEntries(askedIds.map((id) => [id, 'B']));
  const foreign = await calls.submit(quizId, { attemptId: attempt.attemptId, answers: { [left ?? 0]: 'A' } });
  expect(foreign.status).toBe(400);
  expect((await calls.save(attempt.attemptId, left ?? 0, 'A', 1)).status).toBe(404);
  const { body: first } = await calls.submit(quizId, { attemptId: attempt.attemptId, answers });
  expect(first).toMatchObject({ score: 0, totalQuestions: 2 });
  const second = await takeQuiz(test, person, quizId, 2);
  expect(second).toMatchObject({ score: 2, totalQuestions: 2, passed: true });
  expect(second.review.map(({ id }) => id)).not.toEqual(expect.arrayContaining([askedIds[0]]));
  const { body } = await author.correct(quizId, askedIds[0] ?? 0, { kind: 'key', answer: 'B' });
  expect(body).toMatchObject({ totalQuestions: 2 });
  // An instance of the previous release stores the number of all questions.
  await updateRow(test, 'quizzes', quizId, { total_questions: 5 });
  const { totalQuestions } = (await person.get(`/api/quizzes/${quizId}`)).json();
  expect(totalQuestions).toBe(2);
  await carryOutCorrections(test);
  expect((await calls.result(first.attemptId)).body).toMatchObject({ score: 1, totalQuestions: 2 });
  expect((await calls.result(second.attemptId)).body).toMatchObject({ score: 2, regradedAt: null });
});

it('[Z3] [Z14] cards of the quiz and of the same items in a generated one are hidden during a retake, also if it does not ask them', async () => {
  const person = await member(test);
  const quizId = await quizOf(test, { keys: manyA(4), asks: 2 });
  const generated = await quizOf(test, { keys: manyA(3), title: 'Generated' });
  const [first, second] = Object.keys(await keysOf(test, generated)).map(Number);
  for (const [index, id] of Object.keys(await keysOf(test, quizId)).entries())
    await updateRows(test, 'quiz_questions', { id: Number(id) }, { bank_id: `item-${index}` });
  await takeQuiz(test, person, quizId, 0);
  await takeQuiz(test, person, generated, 0);
  const cards = async () => (await person.get('/api/review')).json<ReviewQueue>().cards;
  expect(await cards()).toHaveLength(5);
  await quizCalls(person).start(quizId);
  const [askedId] = await idsOf(person, quizId);
  const { bank_id: bankId } = await test.ctx.db
    .selectFrom('quiz_questions')
    .select('bank_id')
    .where('id', '=', askedId ?? 0)
    .executeTakeFirstOrThrow();
  await updateRows(test, 'quiz_questions', { id: first ?? 0 }, { bank_id: bankId });
  const shown = (await cards()).map(({ cardId }) => cardId);
  expect(shown).toHaveLength(2);
  expect(shown).toContain(second);
  expect(shown).not.toContain(first);
});
