import { randomUUID } from 'node:crypto';
import type { Answers, Letter, OpenAttempt, QuizQuestion, QuizResult } from '@aw/contracts/quizzes/attempts';
import type { InjectOptions } from 'fastify';
import type { Caller } from './calls';
import type { TestApp } from './test-app';

/** Part of every key, explanation and note of test quizzes, and of nothing else. */
export const secretMark = 'unseenbeforehand';

const row = (letter: Letter, place: number) => ({
  position: place,
  topic: 'Limits',
  question: `What is $${place} + 0$?`,
  option_a: `${place}`,
  option_b: `${place + 1}`,
  option_c: `${place + 2}`,
  option_d: `${place + 3}`,
  question_html: `<p>What is ${place} + 0?</p>`,
  option_a_html: `<p>${place}</p>`,
  option_b_html: `<p>${place + 1}</p>`,
  option_c_html: `<p>${place + 2}</p>`,
  option_d_html: `<p>${place + 3}</p>`,
  correct_answer: letter,
  mistakes: JSON.stringify({ B: `${secretMark}: one too many` }),
  explanation: `${secretMark}: zero changes nothing.`,
  explanation_html: `<p>${secretMark}: zero changes nothing.</p>`,
  source: `${secretMark}, chapter 1`,
  hash: randomUUID(),
});

type Change = {
  keys?: readonly Letter[];
  timeLimit?: number;
  subject?: string;
  title?: string;
  /** Number of questions that an attempt asks; by default all. */
  asks?: number;
};

/** Creates a quiz of the library with the right answer of each question and returns its id. */
export async function quizOf({ ctx }: TestApp, change: Change = {}): Promise<number> {
  const {
    keys = ['A', 'A', 'A', 'B', 'C'],
    timeLimit = 30,
    subject = 'Mathematics',
    title = 'Sums',
    asks,
  } = change;
  const { id } = await ctx.db
    .insertInto('quizzes')
    .values({
      title,
      subject,
      description: 'Adding numbers.',
      time_limit: timeLimit,
      total_questions: asks ?? keys.length,
      asked_questions: asks ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('quiz_questions')
    .values(keys.map((key, index) => ({ quiz_id: id, ...row(key, index + 1) })))
    .execute();
  return id;
}

/** Returns the right answers of a quiz, keyed by the ids of the questions of new attempts. */
export async function keysOf({ ctx }: TestApp, quizId: number): Promise<Answers> {
  const rows = await ctx.db
    .selectFrom('quiz_questions')
    .select(['id', 'correct_answer'])
    .where('quiz_id', '=', quizId)
    .where('replaced_at', 'is', null)
    .execute();
  return Object.fromEntries(rows.map((one) => [one.id, one.correct_answer]));
}

/** Returns the calls of quizzes by one person. Each returns status and body. */
export function quizCalls({ inject }: Caller) {
  const call = async <T>(options: InjectOptions) => {
    const response = await inject(options);
    return { status: response.statusCode, body: response.json<T & { code?: string; message?: string }>() };
  };
  return {
    call,
    start: (id: number, payload: object = {}) =>
      call<OpenAttempt>({ method: 'POST', url: `/api/quizzes/${id}/attempts`, payload }),
    questions: (id: number) => call<QuizQuestion[]>({ url: `/api/quizzes/${id}/questions` }),
    save: (attemptId: string, questionId: number | string, answer: string | null, sequence?: number) =>
      call<{ answer: Letter | null; sequence: number; savedAt: string }>({
        method: 'PUT',
        url: `/api/attempts/${attemptId}/answers/${questionId}`,
        payload: { answer, ...(sequence === undefined ? {} : { sequence }) },
      }),
    submit: (id: number, payload: object = {}) =>
      call<QuizResult>({ method: 'POST', url: `/api/quizzes/${id}/submit`, payload }),
    result: (attemptId: string) => call<QuizResult>({ url: `/api/attempts/${attemptId}` }),
  };
}

/** Takes a quiz with this number of right answers, the rest wrong. Returns the result. */
export async function takeQuiz(
  test: TestApp,
  person: Caller,
  quizId: number,
  right = Number.POSITIVE_INFINITY,
): Promise<QuizResult> {
  const calls = quizCalls(person);
  const { body: attempt } = await calls.start(quizId);
  const askedIds = new Set((await calls.questions(quizId)).body.map(({ id }) => String(id)));
  const keys = Object.entries(await keysOf(test, quizId)).filter(([id]) => askedIds.has(id));
  const answers = Object.fromEntries(
    keys.map(([id, key], index) => [id, index < right ? key : key === 'A' ? 'B' : 'A']),
  );
  const { body } = await calls.submit(quizId, { attemptId: attempt.attemptId, answers });
  return body;
}
