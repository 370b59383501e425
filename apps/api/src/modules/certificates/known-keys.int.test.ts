import type { Certificate } from '@aw/contracts/certificates/public';
import type { QuizResult } from '@aw/contracts/quizzes/attempts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { loadQuizBank } from '../../seed/load-quiz-bank';
import { type Member, member } from '../../testing/account';
import { generationCalls } from '../../testing/generations';
import { keysOf, quizCalls, takeQuiz } from '../../testing/quizzes';
import { textOfPdf } from '../../testing/read-certificate';
import { useTestApp } from '../../testing/test-app';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_STARTS_PER_MINUTE: '0',
});

beforeAll(async () => {
  await loadQuizBank(test.ctx);
});

/** The quiz of the bank on a subject that has ten questions there: one generated on it asks the same. */
async function bankQuizOf(subject: string): Promise<number> {
  const { id } = await test.ctx.db
    .selectFrom('quizzes')
    .select('id')
    .where('subject', '=', subject)
    .where('bank_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return id;
}
const generate = async (person: Member, subject = 'History') =>
  (await generationCalls(test, person).generate({ subject, questionCount: 10 })).quiz?.id ?? 0;
const certificateOf = async (person: Member, { certificate }: QuizResult) =>
  (await person.get(`/api/certificates/${certificate?.certificateId}`)).json<Certificate>();
/** Certificate of a first attempt. */
const passed = async (person: Member, quizId: number) =>
  certificateOf(person, await takeQuiz(test, person, quizId));
const knownKeys = { attemptNumber: 1, areKeysKnown: true };
const unknown = { attemptNumber: 1, areKeysKnown: false };

it('[Z4] [Z5] [Z13] a certificate says that its owner had seen the keys in a generated quiz of the same questions', async () => {
  const person = await member(test);
  const generated = await generate(person);
  expect((await takeQuiz(test, person, generated, 0)).certificate).toBeNull();
  const certificate = await passed(person, await bankQuizOf('History'));
  expect(certificate).toMatchObject({ ...knownKeys, percentage: 100 });
  const url = `/api/certificates/${certificate.certificateId}`;
  const shown = 'Another quiz had shown the correct answers to some of these questions before.';
  const pdf = await textOfPdf((await person.get(`${url}/pdf`)).rawPayload);
  expect(pdf.replace(/\s+/g, ' ')).toContain(`Passed on the first attempt. ${shown}`);
  expect((await person.get(`${url}/credential`)).body).toContain(
    'on attempt 1, after correct answers to some of its questions were shown in another quiz.',
  );
  const listed = (await person.get('/api/certificates')).json<Certificate[]>();
  expect(listed).toMatchObject([knownKeys]);
});

it('[Z4] [Z5] a certificate of a generated quiz after the bank’s quiz has known keys, and the earlier certificate does not', async () => {
  const person = await member(test);
  const first = await passed(person, await bankQuizOf('History'));
  const generated = await generate(person);
  expect(await passed(person, generated)).toMatchObject(knownKeys);
  const read = await person.get(`/api/certificates/${first.certificateId}`);
  expect(read.json()).toMatchObject(unknown);
});

it('[Z4] [Z5] known keys are noted when both quizzes were started before one was closed, but not for an open one', async () => {
  const bankQuiz = await bankQuizOf('History');
  const [sly, plain] = [await member(test), await member(test)];
  for (const person of [sly, plain]) {
    const generated = await generate(person);
    const calls = quizCalls(person);
    await calls.start(generated);
    await calls.start(bankQuiz);
    if (person === sly) await takeQuiz(test, person, generated, 0);
    const { body } = await calls.submit(bankQuiz, { answers: await keysOf(test, bankQuiz) });
    expect(await certificateOf(person, body)).toMatchObject(person === sly ? knownKeys : unknown);
  }
});

it('[Z4] [Z5] quizzes with other questions or of other people do not count as known keys', async () => {
  const [person, other] = [await member(test), await member(test)];
  await takeQuiz(test, other, await generate(other));
  await takeQuiz(test, person, await generate(person, 'Physics'));
  expect(await passed(person, await bankQuizOf('History'))).toMatchObject(unknown);
});

const merge = (from: Member, into: Member) =>
  inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.id, into.id, 'test'));

it.each(['from', 'into'] as const)(
  '[Z4] [Z5] keys that two accounts have seen count as one person’s after a merge: certificates of the account %s',
  async (certified) => {
    const people = { from: await member(test), into: await member(test) };
    const [holder, other] = certified === 'from' ? [people.from, people.into] : [people.into, people.from];
    const early = await passed(holder, await bankQuizOf('Art'));
    for (const subject of ['Art', 'History']) await takeQuiz(test, other, await generate(other, subject), 3);
    const late = await passed(holder, await bankQuizOf('History'));
    expect([early, late]).toMatchObject([unknown, unknown]);
    await merge(people.from, people.into);
    const read = await people.into.get('/api/certificates');
    expect(read.json()).toMatchObject([
      { certificateId: late.certificateId, ...knownKeys },
      { certificateId: early.certificateId, ...unknown },
    ]);
  },
);
