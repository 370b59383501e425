import { describe, expect, it } from 'vitest';
import { type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { moderator, noticesTo, notifyAllReporters, reporting } from '../../../testing/moderation';
import { carryOutCorrections, quizAuthor } from '../../../testing/quiz-authors';
import { quizCalls, quizOf, takeQuiz } from '../../../testing/quizzes';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const author = beforeTests(() => quizAuthor(test));
const reports = async (path: string, payload?: object) => {
  const method = payload ? 'POST' : 'GET';
  const response = await author.inject({
    method,
    url: `/api/admin/reports${path}`,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
};
const wrong = { reason: 'misleading' };

/** A quiz that somebody took, with its first question. */
async function taken(title = 'Sums') {
  const [quizId, person] = [await quizOf(test, { title }), await member(test)];
  const { attemptId } = await takeQuiz(test, person, quizId);
  const [question] = (await author.read(quizId)).questions;
  if (!question) throw new Error('No question.');
  return { quizId, person, attemptId, itemId: question.itemId, questionId: question.id };
}
const told = async (person: Member) => {
  await notifyAllReporters(test);
  return (await noticesTo(test, person.id)).map(({ title }) => title);
};

describe('a reported question of a quiz', () => {
  it('[Z10] only people who were graded on a question can report it, and only authors see the report', async () => {
    const { person, itemId, quizId } = await taken();
    const stranger = await member(test);
    expect((await reporting(stranger, 'quiz_question', itemId, wrong)).statusCode).toBe(404);
    await quizCalls(stranger).start(quizId);
    expect((await reporting(stranger, 'quiz_question', itemId, wrong)).statusCode).toBe(404);
    expect((await reporting(person, 'quiz_question', itemId, { reason: 'spam' })).statusCode).toBe(400);
    expect((await reporting(person, 'quiz_question', itemId, wrong)).statusCode).toBe(201);
    expect((await reports('?kind=quiz_question')).body).toMatchObject([
      {
        targetId: itemId,
        title: 'Sums',
        postState: 'visible',
        reasons: [{ reason: 'misleading', count: 1 }],
      },
    ]);
    expect((await reports(`/quiz_question/${itemId}`)).body).toMatchObject({
      author: null,
      path: `/quiz/${quizId}`,
      html: expect.stringMatching(/<ol type="A">.*Key: A/),
    });
    const other = await moderator(test);
    expect(await other.list()).toEqual([]);
    expect((await other.get('quiz_question', itemId)).statusCode).toBe(404);
    expect((await author.read(quizId)).questions[0]).toMatchObject({ openReports: 1 });
  });

  it('[Z10] a correction ends the reports of a question, and the reporters are notified', async () => {
    const { person, itemId, quizId, questionId } = await taken();
    await reporting(person, 'quiz_question', itemId, wrong);
    await author.correct(quizId, questionId, { kind: 'both', answer: 'D' });
    expect(await told(person)).toEqual(['We corrected the quiz question you reported']);
    expect((await reports(`/quiz_question/${itemId}`)).body).toMatchObject({
      status: 'corrected',
      openCount: 0,
    });
    expect((await reports('?kind=quiz_question&status=corrected')).body).toMatchObject([
      { targetId: itemId },
    ]);
    expect((await author.read(quizId)).questions[0]).toMatchObject({ openReports: 0 });
  });

  it('[Z10] a removed question counts for nobody, and counts again when it is restored', async () => {
    const { person, attemptId, itemId, quizId } = await taken();
    await reporting(person, 'quiz_question', itemId, wrong);
    const { version } = (await reports(`/quiz_question/${itemId}`)).body;
    const removal = { decision: 'remove', reason: 'Two options are right.', version };
    expect((await reports(`/quiz_question/${itemId}/decide`, removal)).body).toMatchObject({
      status: 'removed',
      postState: 'removed',
      removedReason: 'Two options are right.',
    });
    await carryOutCorrections(test);
    const result = async () => (await quizCalls(person).result(attemptId)).body;
    expect(await result()).toMatchObject({ totalQuestions: 4, score: 4 });
    expect(await told(person)).toContain('We removed the quiz question you reported');
    const after = (await reports(`/quiz_question/${itemId}`)).body;
    await reports(`/quiz_question/${itemId}/restore`, { version: after.version });
    await carryOutCorrections(test);
    expect(await result()).toMatchObject({ totalQuestions: 5, score: 5 });
    expect((await author.read(quizId)).questions[0]).toMatchObject({ droppedAt: null });
  });

  it('[Z10] removing a question again ends its later reports too', async () => {
    const { person, itemId, quizId, questionId } = await taken();
    await author.correct(quizId, questionId, { kind: 'drop' });
    await reporting(person, 'quiz_question', itemId, wrong);
    const { version } = (await reports(`/quiz_question/${itemId}`)).body;
    const removal = { decision: 'remove', reason: 'None of the options is right.', version };
    expect((await reports(`/quiz_question/${itemId}/decide`, removal)).body).toMatchObject({
      status: 'removed',
      openCount: 0,
    });
    expect((await author.read(quizId)).corrections).toHaveLength(1);
    expect(await told(person)).toContain('We removed the quiz question you reported');
  });

  it('[Z10] a reported question that is kept stays unchanged', async () => {
    const { person, itemId, quizId } = await taken();
    await reporting(person, 'quiz_question', itemId, wrong);
    const { version, latestReportId } = (await reports(`/quiz_question/${itemId}`)).body;
    const keepDecision = { decision: 'keep', version, latestReportId };
    expect((await reports(`/quiz_question/${itemId}/decide`, keepDecision)).body).toMatchObject({
      status: 'kept',
    });
    expect((await author.read(quizId)).corrections).toEqual([]);
    expect(await told(person)).toEqual(['The quiz question you reported stays on the site']);
  });
});
