import type { Certificate } from '@aw/contracts/certificates/public';
import * as certificates from '@aw/db/certificates';
import * as moderation from '@aw/db/moderation';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction';
import { type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { reporting } from '../../../testing/moderation';
import { answering, carryOutCorrections, quizAuthor, quizOfAs } from '../../../testing/quiz-authors';
import { quizCalls } from '../../../testing/quizzes';
import { selectRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { whileHeld } from '../../../testing/while-held';
import { mergeUsers } from '../../users/merge-users';
import { regradeAttempts } from './regrade-attempts';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_ATTEMPTS_PER_DAY: '0',
  LIMIT_REPORTS_PER_DAY: '0',
});
const author = beforeTests(() => quizAuthor(test));
const resultOf = async (person: Member, attemptId: string) =>
  (await quizCalls(person).result(attemptId)).body;

describe('corrections and merges', () => {
  it('[Z10] [U6] an attempt is regraded although its taker is merged meanwhile', async () => {
    const quiz = await quizOfAs(test);
    const [from, into] = [await member(test), await member(test)];
    const { attemptId } = await answering(from, quiz, 'BAABB');
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    await whileHeld(
      test,
      (db) => users.lock(db, from.id),
      () => regradeAttempts(test.ctx, body.corrections[0]?.id ?? 0),
      (db) => mergeUsers(db, from.id, into.id, 'test'),
    );
    expect(await resultOf(into, attemptId)).toMatchObject({ score: 3, passed: true });
  });

  it('[Z10] [U6] a correction and a merge of the reporter wait for each other without a deadlock', async () => {
    const quiz = await quizOfAs(test);
    const [from, into] = [await member(test), await member(test)];
    await answering(from, quiz, 'BAABB');
    await reporting(from, 'quiz_question', quiz.first, { reason: 'misleading' });
    await quizCalls(from).start(quiz.id);
    await quizCalls(into).start(quiz.id);
    await whileHeld(
      test,
      (db) => quizzes.lock(db, quiz.id),
      () => inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.id, into.id, 'test')),
      (db) => moderation.lockCase(db, { kind: 'quiz_question', id: quiz.first }),
    );
    expect(await selectRows(test, 'users', { id: from.id }, ['merged_into'])).toEqual([
      { merged_into: into.id },
    ]);
  });
});

describe('corrections and memory', () => {
  it('[Z10] [A12] a correction updates the result in the memory and does not bring back a deleted fact', async () => {
    const quiz = await quizOfAs(test);
    const [person, other] = [await member(test), await member(test)];
    const url = '/api/ai/memory';
    for (const { inject } of [person, other]) await inject({ method: 'PATCH', url, payload: { isOn: true } });
    await answering(person, quiz, 'BAABB');
    await answering(other, quiz, 'BAABB');
    await other.delete(url);
    expect((await person.get(url)).json().facts).toMatchObject([
      { text: expect.stringContaining(' 2 of 5 right') },
    ]);
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    await regradeAttempts(test.ctx, body.corrections[0]?.id ?? 0);
    expect((await person.get(url)).json().facts).toMatchObject([
      { text: expect.stringContaining(' 3 of 5 right') },
    ]);
    expect((await other.get(url)).json().facts).toEqual([]);
  });
});

describe('a corrected key', () => {
  it('[Z10] a correction leaves an earlier version dropped', async () => {
    const quiz = await quizOfAs(test);
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

describe('passes and certificates', () => {
  const standing = async ({ inject }: Member) =>
    (await inject({ url: '/api/certificates' })).json<Certificate[]>();
  const takePassesBecause = 'The answers were sold.';

  it('[Z10] a later correction does not take a pass that an earlier one let a person keep', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    const { attemptId } = await answering(person, quiz, 'AAABB');
    await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'C' });
    await carryOutCorrections(test);
    await author.correct(quiz.id, quiz.ids[4] ?? 0, { kind: 'key', answer: 'C', takePassesBecause });
    await carryOutCorrections(test);
    expect(await resultOf(person, attemptId)).toMatchObject({ passed: true, isPassKept: true });
    expect(await standing(person)).toHaveLength(1);
  });

  it('[Z10] the replacement of a revoked certificate has the same name, template and visibility', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'BAAAA');
    await answering(person, quiz, 'AAAAA');
    const [before] = await standing(person);
    const look = { studentName: 'Ada L.', template: 'classic', isPublic: true };
    const url = `/api/certificates/${before?.certificateId}`;
    await person.patch(url, look);
    for (const question of quiz.ids.slice(2))
      await author.correct(quiz.id, question, { kind: 'both', answer: 'C' });
    await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B', takePassesBecause });
    await carryOutCorrections(test);
    expect(await standing(person)).toMatchObject([{ percentage: 100, ...look }]);
  });

  it('[Z10] an earlier pass does not make up for a certificate that staff revoked', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'AAAAB');
    await answering(person, quiz, 'AAAAA');
    const [certificate] = await standing(person);
    const certificateId = certificate?.certificateId ?? '';
    await certificates.revoke(test.ctx.db, {
      certificateId,
      reason: 'Another person.',
      now: test.ctx.now(),
    });
    await author.correct(quiz.id, quiz.first, { kind: 'drop' });
    await carryOutCorrections(test);
    expect(await standing(person)).toEqual([]);
  });

  it('[Z10] a failed attempt does not stop the others, and the next run regrades it', async () => {
    const quiz = await quizOfAs(test);
    const people = await Promise.all(Array.from({ length: 3 }, () => member(test)));
    for (const person of people) await answering(person, quiz, 'BAABB');
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    const id = body.corrections[0]?.id ?? 0;
    let reads = 0;
    const failing = {
      ...test.ctx,
      now: () => {
        reads += 1;
        if (reads === 1) throw new Error('Just now.');
        return test.ctx.now();
      },
    };
    await expect(regradeAttempts(failing, id)).rejects.toThrow('1 attempt was not regraded');
    expect((await author.read(quiz.id)).corrections[0]).toMatchObject({ attemptsChanged: 2, doneAt: null });
    await regradeAttempts(test.ctx, id);
    expect((await author.read(quiz.id)).corrections[0]).toMatchObject({
      attemptsChanged: 3,
      doneAt: expect.any(String),
    });
  });
});

describe('cards to review', () => {
  it('[Z10] [Z11] a review card stays when another attempt of the person has a wrong answer', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'AABAA');
    await answering(person, quiz, 'BAAAA');
    const cards = async () => (await person.get('/api/review')).json<{ total: number }>().total;
    expect(await cards()).toBe(2);
    // Both options of the first question are right now; the third one was answered right the second time alone.
    await author.correct(quiz.id, quiz.first, { kind: 'both', answer: 'B' });
    await carryOutCorrections(test);
    expect(await cards()).toBe(1);
  });
});
