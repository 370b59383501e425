import { lockCase, lockQuiz, lockUser } from '@aw/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOutCorrection } from '../../domain/quizzes/carry-out-correction';
import { mergeUsers } from '../../domain/users/merge-users';
import { type Member, member } from '../../testing/account';
import { reporting } from '../../testing/moderation';
import { carryOutCorrections, quizAuthor } from '../../testing/quiz-authors';
import { keysOf, quizCalls, quizOf } from '../../testing/quizzes';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { whileHeld } from '../../testing/while-held';

let test: TestApp;
let author: Awaited<ReturnType<typeof quizAuthor>>;

beforeAll(async () => {
  test = await startTestApp({
    LIMIT_SIGNUPS_PER_ADDRESS: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
    LIMIT_ATTEMPTS_PER_DAY: '0',
    LIMIT_REPORTS_PER_DAY: '0',
  });
  author = await quizAuthor(test);
});
afterAll(() => test.close());

/** A quiz of five questions, whose right letter is A, with the ids of its questions in their order. */
async function quizOfAs() {
  const id = await quizOf(test, { keys: ['A', 'A', 'A', 'A', 'A'] });
  const ids = Object.keys(await keysOf(test, id)).map(Number);
  return { id, ids, first: ids[0] ?? 0, second: ids[1] ?? 0 };
}
type Quiz = Awaited<ReturnType<typeof quizOfAs>>;

/** Takes a quiz with a letter for each of its first five questions, in their order. */
async function answering(person: Member, { id, ids }: Quiz, letters: string) {
  const calls = quizCalls(person);
  const { body: attempt } = await calls.start(id);
  const answers = Object.fromEntries(ids.map((question, index) => [question, letters[index]]));
  return (await calls.submit(id, { attemptId: attempt.attemptId, answers })).body;
}
const resultOf = async (person: Member, attemptId: string) =>
  (await quizCalls(person).result(attemptId)).body;

describe('a correction and merges', () => {
  it('[Z10] [U6] grades an attempt anew whose person is merged meanwhile', async () => {
    const quiz = await quizOfAs();
    const [from, into] = [await member(test), await member(test)];
    const { attemptId } = await answering(from, quiz, 'BAABB');
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    await whileHeld(
      test,
      (trx) => lockUser(trx, from.id),
      () => carryOutCorrection(test.ctx, body.corrections[0]?.id ?? 0),
      (trx) => mergeUsers(trx, from.id, into.id, 'test'),
    );
    expect(await resultOf(into, attemptId)).toMatchObject({ score: 3, passed: true });
  });

  it('[Z10] [U6] waits for a merge of who reported the question, and the merge for it, in one order', async () => {
    const quiz = await quizOfAs();
    const [from, into] = [await member(test), await member(test)];
    await answering(from, quiz, 'BAABB');
    await reporting(from, 'quiz_question', quiz.first, { reason: 'misleading' });
    await quizCalls(from).start(quiz.id);
    await quizCalls(into).start(quiz.id);
    await whileHeld(
      test,
      (trx) => lockQuiz(trx, quiz.id),
      () => test.ctx.db.transaction().execute((trx) => mergeUsers(trx, from.id, into.id, 'test')),
      (trx) => lockCase(trx, { kind: 'quiz_question', id: quiz.first }),
    );
    expect(
      await test.ctx.db.selectFrom('users').select('merged_into').where('id', '=', from.id).execute(),
    ).toEqual([{ merged_into: into.id }]);
  });
});

describe('a corrected key', () => {
  it('[Z10] leaves an earlier version dropped that was', async () => {
    const quiz = await quizOfAs();
    const person = await member(test);
    const { attemptId } = await answering(person, quiz, 'BAABB');
    await author.correct(quiz.id, quiz.first, { kind: 'drop' });
    await carryOutCorrections(test);
    const item = (await author.read(quiz.id)).questions[0]?.item;
    const { body } = await author.edit(quiz.id, quiz.first, { ...item, question: 'What is $0 + 1$?' });
    const later = body.questions[0]?.id ?? 0;
    const change = 'kind=key&answer=B';
    const said = await author.call('GET', `/${quiz.id}/questions/${later}/correction?${change}`);
    expect(said.body).toMatchObject({ attempts: 1, risen: 0 });
    await author.correct(quiz.id, later, { kind: 'key', answer: 'B' });
    await carryOutCorrections(test);
    expect(await resultOf(person, attemptId)).toMatchObject({ score: 2, totalQuestions: 4 });
  });
});
