import type { Certificate } from '@aw/contracts/certificates/public';
import type { Letter, QuizResult } from '@aw/contracts/quizzes/attempts';
import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import * as certificates from '@aw/db/certificates';
import * as quizzes from '@aw/db/quizzes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { noticesTo } from '../../../testing/moderation';
import { answering, carryOutCorrections, quizAuthor, quizOfAs } from '../../../testing/quiz-authors';
import { quizCalls } from '../../../testing/quizzes';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { whileHeld } from '../../../testing/while-held';
import { regradeAttempts } from './regrade-attempts';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_ATTEMPTS_PER_DAY: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});
const author = beforeTests(() => quizAuthor(test));
const resultOf = async (person: Member, { attemptId }: QuizResult) =>
  (await quizCalls(person).result(attemptId)).body;
const standing = async ({ inject }: Member) =>
  (await inject({ url: '/api/certificates' })).json<Certificate[]>();
const effects = async (id: number, questionId: number, query: string) =>
  (await author.call<CorrectionEffects>('GET', `/${id}/questions/${questionId}/correction?${query}`)).body;

describe('a corrected question', () => {
  it('[Z10] a correction regrades closed attempts, and people who now pass get a certificate', async () => {
    const quiz = await quizOfAs(test, 'Wrong key');
    const person = await member(test);
    const before = await answering(person, quiz, 'BAABB');
    expect(before).toMatchObject({ score: 2, percentage: 40, passed: false });
    expect(await effects(quiz.id, quiz.first, 'kind=key&answer=B')).toMatchObject({
      attempts: 1,
      risen: 1,
      passesGained: 1,
      certificatesGained: 1,
      passesLost: 0,
    });
    const { status, body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    expect(status).toBe(200);
    expect(body.questions[0]).toMatchObject({
      item: { correctAnswer: 'B' },
      correction: 'The key was wrong.',
    });
    expect(body.corrections).toMatchObject([{ kind: 'key', by: 'ines', doneAt: null }]);
    await carryOutCorrections(test);
    const after = await resultOf(person, before);
    expect(after).toMatchObject({ score: 3, percentage: 60, passed: true, isPassKept: false });
    expect(after.regradedAt).not.toBeNull();
    expect(after.review.find(({ id }) => id === quiz.first)).toMatchObject({
      isCorrect: true,
      correctAnswer: 'B',
      correction: 'The key was wrong.',
    });
    expect(await standing(person)).toMatchObject([{ score: 3, percentage: 60, status: 'valid' }]);
    expect(await noticesTo(test, person.id)).toEqual([
      {
        kind: 'quiz_regraded',
        title: 'You have now passed: Wrong key',
        link: `/quiz/${quiz.id}?attempt=${before.attemptId}`,
      },
    ]);
    expect((await author.read(quiz.id)).corrections).toMatchObject([
      { attemptsChanged: 1, certificatesChanged: 1, doneAt: expect.any(String) },
    ]);
  });

  it('[Z10] a correction takes no pass by default: it stays with its figures, and the result says so', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    const before = await answering(person, quiz, 'AAABB');
    const change = 'kind=key&answer=B';
    const kept = { fallen: 0, passesLost: 0, passesKept: 1, certificatesLost: 0 };
    const taken = { fallen: 1, passesLost: 1, passesKept: 0, certificatesLost: 1 };
    expect(await effects(quiz.id, quiz.first, change)).toMatchObject(kept);
    expect(await effects(quiz.id, quiz.first, `${change}&takesPasses=true`)).toMatchObject(taken);
    await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    await carryOutCorrections(test);
    expect(await resultOf(person, before)).toMatchObject({ score: 3, passed: true, isPassKept: true });
    expect(await standing(person)).toMatchObject([{ percentage: 60, status: 'valid' }]);
    expect(await noticesTo(test, person.id)).toEqual([]);
  });

  it('[Z10] a correction takes passes only with a reason, which the revoked certificate shows', async () => {
    const quiz = await quizOfAs(test, 'Taken');
    const person = await member(test);
    const before = await answering(person, quiz, 'AAABB');
    const [certificate] = await standing(person);
    const takePassesBecause = 'The answers were sold before the quiz.';
    await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B', takePassesBecause });
    await carryOutCorrections(test);
    expect(await resultOf(person, before)).toMatchObject({ score: 2, percentage: 40, passed: false });
    expect(await standing(person)).toEqual([]);
    const url = `/api/certificates/${certificate?.certificateId}`;
    expect((await person.get(url)).json()).toMatchObject({
      status: 'revoked',
      revokedReason: takePassesBecause,
    });
    const kinds = (await noticesTo(test, person.id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['certificate_revoked', 'quiz_regraded']);
    const listed = await test.ctx.db
      .selectFrom('revoked_credentials as r')
      .innerJoin('certificates as c', 'c.status_index', 'r.status_index')
      .where('c.certificate_id', '=', certificate?.certificateId ?? '')
      .select('c.certificate_id')
      .execute();
    expect(listed).toHaveLength(1);
  });

  it('[Z10] a correction that takes a pass leaves the person their best other pass', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'BAAAB');
    const best = await answering(person, quiz, 'AAAAA');
    expect(await standing(person)).toMatchObject([{ percentage: 100 }]);
    const because = { takePassesBecause: 'It was open to everybody.' };
    for (const question of quiz.ids.slice(1, 4))
      await author.correct(quiz.id, question, { kind: 'key', answer: 'D', ...because });
    await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B', ...because });
    await author.correct(quiz.id, quiz.ids[4] ?? 0, { kind: 'both', answer: 'B', ...because });
    await carryOutCorrections(test);
    expect(await resultOf(person, best)).toMatchObject({ percentage: 20, passed: false });
    expect(await standing(person)).toEqual([]);
    // Undone, the earlier attempt is the best: it has the key that the later one has not.
    for (const question of quiz.ids.slice(1, 4))
      await author.correct(quiz.id, question, { kind: 'key', answer: 'A' });
    await carryOutCorrections(test);
    expect(await standing(person)).toMatchObject([{ percentage: 100, attemptNumber: 1 }]);
  });

  it('[Z10] a correction does not restore a certificate that staff revoked', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'AAABB');
    const [certificate] = await standing(person);
    const revoke = {
      method: 'POST',
      url: `/api/admin/certificates/${certificate?.certificateId}/revoke`,
    } as const;
    const admin = await signedInStaff(test, 'root');
    expect(
      (await admin.inject({ ...revoke, payload: { reason: 'Somebody else took it.' } })).statusCode,
    ).toBe(200);
    await author.correct(quiz.id, quiz.ids[4] ?? 0, { kind: 'both', answer: 'B' });
    await carryOutCorrections(test);
    expect(await standing(person)).toEqual([]);
  });

  it('[Z10] a corrected question accepts both options, counts for nobody when dropped, and counts again when restored', async () => {
    const quiz = await quizOfAs(test);
    const people = [await member(test), await member(test)] as const;
    const [low, high] = [
      await answering(people[0], quiz, 'BABBB'),
      await answering(people[1], quiz, 'AAAAC'),
    ];
    await author.correct(quiz.id, quiz.first, { kind: 'both', answer: 'B' });
    await carryOutCorrections(test);
    expect(await resultOf(people[0], low)).toMatchObject({ score: 2, totalQuestions: 5 });
    expect(await resultOf(people[1], high)).toMatchObject({ score: 4, totalQuestions: 5 });
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'drop' });
    expect(body).toMatchObject({ totalQuestions: 4 });
    await carryOutCorrections(test);
    expect(await resultOf(people[0], low)).toMatchObject({ score: 1, totalQuestions: 4, percentage: 25 });
    expect(await resultOf(people[1], high)).toMatchObject({ score: 3, totalQuestions: 4, percentage: 75 });
    expect(await standing(people[1])).toMatchObject([{ score: 3, totalQuestions: 4, percentage: 75 }]);
    const calls = quizCalls(await member(test));
    await calls.start(quiz.id);
    expect((await calls.questions(quiz.id)).body).toHaveLength(4);
    await author.correct(quiz.id, quiz.first, { kind: 'restore' });
    await carryOutCorrections(test);
    expect(await resultOf(people[1], high)).toMatchObject({ score: 4, totalQuestions: 5, percentage: 80 });
  });

  it('[Z10] a correction that changes nothing is refused, and a question of another quiz is 404', async () => {
    const [quiz, other] = [await quizOfAs(test), await quizOfAs(test)];
    for (const change of [{ kind: 'key', answer: 'A' }, { kind: 'both', answer: 'A' }, { kind: 'restore' }])
      expect(await author.correct(quiz.id, quiz.first, change)).toMatchObject({
        status: 409,
        body: { code: 'quizzes.no_correction' },
      });
    expect((await author.correct(quiz.id, other.first, { kind: 'drop' })).status).toBe(404);
    expect((await author.correct(quiz.id, quiz.first, { kind: 'key' })).status).toBe(400);
    expect((await author.correct(quiz.id, quiz.first, { kind: 'drop', note: ' ' })).status).toBe(400);
    expect((await author.read(quiz.id)).corrections).toEqual([]);
  });

  it('[Z10] dropping the last question retires the quiz, and its results stay', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    const before = await answering(person, quiz, 'BBBBB');
    for (const question of quiz.ids) await author.correct(quiz.id, question, { kind: 'drop' });
    await carryOutCorrections(test);
    expect(await author.read(quiz.id)).toMatchObject({ status: 'retired', totalQuestions: 0 });
    expect((await quizCalls(person).start(quiz.id)).status).toBe(404);
    expect(await resultOf(person, before)).toMatchObject({ totalQuestions: 0, percentage: 0, passed: false });
  });

  it('[Z10] review cards follow a correction of their question', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    await answering(person, quiz, 'BAAAA');
    const cards = async () => (await person.get('/api/review')).json<{ total: number }>().total;
    expect(await cards()).toBe(1);
    await author.correct(quiz.id, quiz.first, { kind: 'both', answer: 'B' });
    await carryOutCorrections(test);
    expect(await cards()).toBe(0);
    await author.correct(quiz.id, quiz.ids[1] ?? 0, { kind: 'key', answer: 'C' });
    await carryOutCorrections(test);
    expect(await cards()).toBe(1);
    await author.correct(quiz.id, quiz.ids[1] ?? 0, { kind: 'drop' });
    await carryOutCorrections(test);
    expect(await cards()).toBe(0);
  });
});

describe('the regrading job', () => {
  it('[Z10] the regrading job changes exactly what the dry run predicts', async () => {
    const letter = fc.constantFrom<Letter>('A', 'B', 'C', 'D');
    const sheet = fc.array(fc.constantFrom<Letter>('A', 'A', 'B', 'C'), { minLength: 5, maxLength: 5 });
    const change = fc.oneof(
      fc.record({ kind: fc.constant('key'), answer: letter }),
      fc.record({ kind: fc.constant('both'), answer: letter }),
      fc.constant({ kind: 'drop' }),
    );
    const people = [await member(test), await member(test)];
    // The second and the fourth attempt are a later one of the same person.
    const takers = [0, 0, 1, 1].flatMap((index) => people[index] ?? []);
    await fc.assert(
      fc.asyncProperty(
        fc.array(sheet, { minLength: 4, maxLength: 4 }),
        change,
        fc.boolean(),
        fc.boolean(),
        async (sheets, correction, takesPasses, isRevokedByHand) => {
          const quiz = await quizOfAs(test);
          const before: QuizResult[] = [];
          for (const [index, person] of takers.entries())
            before.push(await answering(person, quiz, (sheets[index] ?? []).join('')));
          const [byHand] = (await Promise.all(people.map(standing)))
            .flat()
            .filter(({ quizId }) => quizId === quiz.id);
          if (isRevokedByHand && byHand)
            await certificates.revoke(test.ctx.db, {
              ...byHand,
              reason: 'Sold.',
              now: test.ctx.now(),
            });
          const query = new URLSearchParams({ ...correction, takesPasses: String(takesPasses) }).toString();
          const said = await effects(quiz.id, quiz.first, query);
          const because = takesPasses ? { takePassesBecause: 'To compare.' } : {};
          const { status } = await author.correct(quiz.id, quiz.first, { ...correction, ...because });
          if (status === 409) return;
          await carryOutCorrections(test);
          const after = await Promise.all(
            takers.map((person, index) => resultOf(person, before[index] ?? ({} as QuizResult))),
          );
          const counted = (is: (one: QuizResult, then: QuizResult) => boolean) =>
            after.filter((one, index) => is(one, before[index] ?? one)).length;
          expect(said).toMatchObject({
            attempts: 4,
            risen: counted((one, then) => one.percentage > then.percentage),
            fallen: counted((one, then) => one.percentage < then.percentage),
            passesGained: counted((one, then) => one.passed && !then.passed),
            passesLost: counted((one, then) => !one.passed && then.passed),
            passesKept: counted(({ isPassKept }) => isPassKept),
          });
          const [done] = (await author.read(quiz.id)).corrections;
          const { certificatesGained, certificatesChanged, certificatesLost } = said;
          expect(certificatesGained + certificatesChanged + certificatesLost).toBe(done?.certificatesChanged);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('[Z10] an interrupted regrading resumes, notifies nobody twice, and changes nothing when repeated', async () => {
    const quiz = await quizOfAs(test, 'Died on the way');
    const people = await Promise.all(Array.from({ length: 4 }, () => member(test)));
    for (const person of people) await answering(person, quiz, 'BAABB');
    const { body } = await author.correct(quiz.id, quiz.first, { kind: 'key', answer: 'B' });
    const id = body.corrections[0]?.id ?? 0;
    let left = 2;
    const dying = {
      ...test.ctx,
      now: () => {
        // The clock is read first when an attempt's new figures are stored.
        left -= 1;
        if (left < -2) throw new Error('The process is gone.');
        return test.ctx.now();
      },
    };
    await expect(regradeAttempts(dying, id)).rejects.toThrow('not regraded');
    const half = (await author.read(quiz.id)).corrections[0];
    expect(half).toMatchObject({ doneAt: null });
    expect(half?.attemptsChanged).toBeLessThan(4);
    await regradeAttempts(test.ctx, id);
    await regradeAttempts(test.ctx, id);
    expect((await author.read(quiz.id)).corrections[0]).toMatchObject({
      attemptsChanged: 4,
      certificatesChanged: 4,
      doneAt: expect.any(String),
    });
    for (const { id: userId } of people) expect(await noticesTo(test, userId)).toHaveLength(1);
  });

  it('[Z10] no attempt that is submitted during a correction keeps the old key', async () => {
    const quiz = await quizOfAs(test);
    const person = await member(test);
    const key = { correct_answer: 'B', also_correct: null, dropped_at: null } as const;
    const result = await whileHeld(
      test,
      (db) => quizzes.lock(db, quiz.id),
      () => answering(person, quiz, 'BAAAA'),
      (db) => quizzes.correctQuestion(db, { id: quiz.first, key, correction: 'Wrong.', now: test.ctx.now() }),
    );
    expect(result).toMatchObject({ score: 5 });
  });
});
